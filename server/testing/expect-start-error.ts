import { pino } from 'pino';
import { expect } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/open-services.ts';
import { StartError } from '#server/platform/start-error.ts';

/** Expects that a start is refused with this line, without a process for it: main.ts tells every StartError alike. */
export async function expectStartError(start: Promise<unknown>, line: RegExp): Promise<void> {
  const error: unknown = await start.catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(line);
  expect(message).not.toContain('\n');
}

/** The same of the opening of services, which is where a start is refused mostly. */
export const expectUnopened = (settings: Record<string, string> & { DATA_DIR: string }, line: RegExp): Promise<void> =>
  expectStartError(
    openServices(readConfig(settings), pino({ level: 'silent' }), () => {}),
    line,
  );
