import path from 'node:path';
import { AppError } from '#domain/platform/errors.ts';
import { StartError } from '#server/platform/start-error.ts';

/** Whether an error is one that the operator can mend, by what it says. */
const isRefusal = (error: unknown) =>
  error instanceof StartError ||
  error instanceof AppError ||
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

/** A file as the operator names it: npm runs scripts in the project's folder, wherever he is. */
export const namedFile = (file: string) => path.resolve(process.env.INIT_CWD ?? '', file);

/** Runs an operator's command: its answer goes to the output; a refusal is one line and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
