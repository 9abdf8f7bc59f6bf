import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#domain/errors.ts';
import { type ReadFile, readContactFile, type SaidOfFile } from './read-file.ts';

/** What a thread that reads a file answers: the file, or what is wrong with it. */
export type ReadAnswer = { file: ReadFile } | { problem: string };

const { path, said } = workerData as { path: string; said: SaidOfFile };
const answer = (): ReadAnswer => {
  try {
    return { file: readContactFile(readFileSync(path), said) };
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  }
};
parentPort!.postMessage(answer());
