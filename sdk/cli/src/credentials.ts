import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

type Env = Record<string, string | undefined>;

/** Access tokens by the address of their server, and the server that commands go to. */
export interface Credentials {
  url?: string;
  tokens: Record<string, string>;
}

export const credentialsFile = (env: Env): string =>
  path.join(env.XDG_CONFIG_HOME ?? path.join(env.HOME ?? homedir(), '.config'), 'parley', 'credentials.json');

export function readCredentials(env: Env): Credentials {
  try {
    return JSON.parse(readFileSync(credentialsFile(env), 'utf8')) as Credentials;
  } catch {
    return { tokens: {} };
  }
}

/** Only the person who is signed in may read the file. */
export function writeCredentials(env: Env, credentials: Credentials): void {
  const file = credentialsFile(env);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  // A file that was there keeps its mode.
  chmodSync(file, 0o600);
}
