import { parseArgs } from 'node:util';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/infra/start-error.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { askServer } from '#server/operator/control-socket.ts';
import { removeFactors } from '#server/operator/remove-factors.ts';
import { runCommand } from './run-command.ts';

const usage = 'Say: npm run operator -- remove-mfa EMAIL';

/** Asks the server that has the embedded database, or does it here where none does. */
async function removeMfa(email: string): Promise<number> {
  const config = readConfig(process.env);
  if (config.supabase !== null) throw new StartError('Sign-in is done at SUPABASE_URL: remove the factor there.');
  const asked = await askServer(config.dataDir, 'remove-factors', { email });
  if (asked !== null) return (asked as { removed: number }).removed;
  const services = await openServices(config, pino({ level: 'error' }), (reason) => {
    throw new Error(`The database died: ${reason}`);
  });
  try {
    return (await removeFactors(services, { email })).removed;
  } finally {
    await closeServices(services);
  }
}

/** `npm run operator -- …`: what only the operator of an installation may do, at the machine itself. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, email, ...rest] = positionals;
  if (command !== 'remove-mfa' || email === undefined || rest.length > 0) throw new StartError(usage);
  const removed = await removeMfa(email);
  return removed === 0
    ? `${email} had no authenticator. All sessions of the account were ended.`
    : `Removed ${removed} authenticator${removed === 1 ? '' : 's'} of ${email}; all sessions of the account were ended.`;
});
