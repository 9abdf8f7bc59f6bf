import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { StartError } from '#server/platform/start-error.ts';
import { atServer } from './at-server.ts';

const usage =
  'Usage:\n  npm run operator -- remove-mfa EMAIL\n  npm run operator -- clear-ip-list WORKSPACE\n  npm run operator -- rotate-key';

async function removeMfa(email: string): Promise<string> {
  if (readConfig(process.env).supabase !== null) {
    throw new StartError('Sign-in is managed by the service at SUPABASE_URL. Remove the factor there.');
  }
  const { removed } = await atServer('remove-factors', { email }, async (services) => {
    const { removeFactors } = await import('#server/operator/remove-factors.ts');
    return removeFactors(services, { email });
  });
  return removed === 0
    ? `${email} had no authenticator app. Ended all of the account’s sessions.`
    : `Removed ${removed} authenticator app${removed === 1 ? '' : 's'} from ${email} and ended all of the account’s sessions.`;
}

async function clearList(workspaceId: string): Promise<string> {
  const input = { workspaceId };
  const { cleared } = await atServer('clear-ip-list', input, async (services) => {
    const { clearIpList } = await import('#server/operator/clear-ip-list.ts');
    return clearIpList(services, input);
  });
  return `Workspace ${workspaceId} can be reached from any IP address again. Removed ${cleared} address${cleared === 1 ? '' : 'es'} from its IP list.`;
}

async function rotate(): Promise<string> {
  const { resealed, kid, restart } = await atServer('rotate-key', {}, async (services) => {
    const { rotateKey } = await import('#server/platform/secrets/rotate-key.ts');
    return rotateKey(services);
  });
  if (restart) {
    return `The new key, ${kid}, is in secret.key. Copy this file to every server, restart them, and run this again.`;
  }
  return `Encrypted ${resealed} value${resealed === 1 ? '' : 's'} with key ${kid}. You no longer need the old key. Keep a copy of the new key, and reload any open pages.`;
}

/**
 * What only the operator of an installation may do, by the words of the command. Answers what to say.
 * @throws StartError where the words are no command
 */
export async function operatorCommand(args: string[]): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [command, whom, ...rest] = positionals;
  if (command === 'rotate-key' && whom === undefined) return rotate();
  if (command === 'remove-mfa' && whom !== undefined && rest.length === 0) return removeMfa(whom);
  if (command === 'clear-ip-list' && whom !== undefined && rest.length === 0) return clearList(whom);
  throw new StartError(usage);
}
