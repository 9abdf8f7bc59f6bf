import { readConfig } from '#server/config.ts';
import { askServer } from '#server/operator/ask-server.ts';
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
  // Loading all of the server takes seconds, and most commands find one that runs.
  const [{ default: pino }, { closeServices, openServices }] = await Promise.all([
    import('pino'),
    import('#server/open-services.ts'),
  ]);
  const services = await openServices(config, pino({ level: 'error' }), (reason) => {
    throw new Error(`The database stopped unexpectedly: ${reason}`);
  });
  try {
    return await here(services);
  } finally {
    await closeServices(services);
  }
}
