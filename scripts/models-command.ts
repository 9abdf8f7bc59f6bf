import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '#server/platform/start-error.ts';
import { type KnownModel, modelNamed } from '#voice/engines/known-models.data.ts';
import { ModelError } from './bring-model.ts';

/** What `npm run voices` and `npm run ears` share. */

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Removes a model's folder. @throws ModelError where there is none of this name */
export async function removeModel(dir: string, name: string, known: readonly string[]): Promise<void> {
  if (!known.includes(name)) throw new ModelError(`"${name}" isn’t in ${dir}.`);
  await rm(path.join(dir, name), { recursive: true });
}

/** What is meant by a source: a model of this name, else an address, an archive or a folder. @throws ModelError */
export function modelOrSource<M extends KnownModel>(models: readonly M[], source: string): M | undefined {
  const known = modelNamed(models, source);
  if (known !== undefined || !/^[\w.-]+$/.test(source) || existsSync(source)) return known;
  const names = models.map(({ name }) => name).join(', ');
  throw new ModelError(`"${source}" isn’t a name, file, or folder. Names: ${names}.`);
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
