import { Parley } from '../../typescript/src/index.ts';
import { readCredentials } from './credentials.ts';

/** What a command gets of the world around it, so that a test can be that world. */
export interface Terminal {
  env: Record<string, string | undefined>;
  /** The folder that relative names are in. */
  cwd: string;
  say(line: string): void;
  /** Asks for a line; null where there are no more. */
  ask(question: string): Promise<string | null>;
}

/** What ends a command with a sentence for who typed it. */
export class CommandError extends Error {}

/** The client of the server that someone is signed in to. @throws CommandError */
export function clientOf({ env }: Terminal): Parley {
  const { url, tokens } = readCredentials(env);
  const baseURL = env.PARLEY_URL ?? url;
  const apiKey = env.PARLEY_TOKEN ?? env.PARLEY_API_KEY ?? (baseURL === undefined ? undefined : tokens[baseURL]);
  if (baseURL === undefined || apiKey === undefined) {
    throw new CommandError(
      'You’re not signed in. Run `parley login --url https://your-server`, or set PARLEY_URL and PARLEY_TOKEN.',
    );
  }
  return new Parley({ apiKey, baseURL });
}
