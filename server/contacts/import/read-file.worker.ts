import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#domain/errors.ts';
import { isPacked, type ReadFile, readContactFile, type SaidOfFile } from './read-file.ts';
import { readExcel } from './read-sheet.ts';

/** What a thread that reads a file answers: the file, or what is wrong with it. */
export type ReadAnswer = { file: ReadFile } | { problem: string };

const { path, said } = workerData as { path: string; said: SaidOfFile };
const answer = async (): Promise<ReadAnswer> => {
  try {
    const bytes = readFileSync(path);
    return { file: isPacked(bytes) ? await readExcel(path) : readContactFile(bytes, said) };
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  }
};
parentPort!.postMessage(await answer());
