import { rm } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '#server/platform/start-error.ts';
import { ModelError } from './bring-model.ts';

/** What `npm run voices` and `npm run ears` share. */

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Removes a model's folder. @throws ModelError where there is none of this name */
export async function removeModel(dir: string, name: string, known: readonly string[]): Promise<void> {
  if (!known.includes(name)) throw new ModelError(`There’s no "${name}" in ${dir}.`);
  await rm(path.join(dir, name), { recursive: true });
}

/** Names of folders that a list of problems is about. */
export const namesIn = (problems: readonly string[]): string[] => problems.map((problem) => problem.split(' ')[0]!);

/** Runs a command; what it can't do is said in a line. */
export async function runCommand(run: () => Promise<void>, usage: string): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isKnown = error instanceof ModelError || error instanceof StartError;
    const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
    if (!isKnown && !isUsage) throw error;
    process.stderr.write(`${(error as Error).message}\n${isUsage ? `${usage}\n` : ''}`);
    process.exitCode = 1;
  }
}
