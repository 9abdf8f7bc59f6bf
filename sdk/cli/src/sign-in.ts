import { Parley } from '../../typescript/src/index.ts';
import { readCredentials, writeCredentials } from './credentials.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** `parley login`: tries the token, and keeps it. @throws CommandError */
export async function login(
  terminal: Terminal,
  { url, token }: { url?: string | undefined; token?: string | undefined },
): Promise<void> {
  const { env, ask, say } = terminal;
  const address = url ?? env.PARLEY_URL ?? (await ask('URL of your server: '));
  if (!address || !URL.canParse(address))
    throw new CommandError('Give the server’s address: parley login --url https://voice.example.com');
  const baseURL = new URL(address).origin;
  const apiKey = token ?? env.PARLEY_TOKEN ?? (await ask('Access token (from Access Tokens in the dashboard): '));
  if (!apiKey) throw new CommandError('Enter an access token, or set PARLEY_TOKEN.');
  const { items } = await new Parley({ apiKey, baseURL }).agents.list();
  writeCredentials(env, { url: baseURL, tokens: { ...readCredentials(env).tokens, [baseURL]: apiKey } });
  say(`Signed in to ${baseURL}: ${items.length} ${items.length === 1 ? 'agent' : 'agents'}.`);
}

/** `parley logout`: forgets the token of the server that commands go to. */
export function logout({ env, say }: Terminal): void {
  const { url, tokens } = readCredentials(env);
  if (url === undefined) {
    say('You weren’t signed in.');
    return;
  }
  const { [url]: _, ...others } = tokens;
  writeCredentials(env, { tokens: others });
  say(`Signed out of ${url}. The token keeps working until you delete it in the dashboard.`);
}
