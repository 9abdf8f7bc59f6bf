import pino from 'pino';
import { readConfig } from '#server/config.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { askServer } from '#server/operator/control-socket.ts';
import type { Services } from '#server/services.ts';

/** Has the server do it that has the embedded database, or does it here where none does. */
export async function atServer<Done>(
  command: string,
  input: object,
  here: (services: Services) => Promise<Done>,
): Promise<Done> {
  const config = readConfig(process.env);
  const asked = await askServer(config.dataDir, command, input);
  if (asked !== null) return asked as Done;
  const services = await openServices(config, pino({ level: 'error' }), (reason) => {
    throw new Error(`The database died: ${reason}`);
  });
  try {
    return await here(services);
  } finally {
    await closeServices(services);
  }
}
