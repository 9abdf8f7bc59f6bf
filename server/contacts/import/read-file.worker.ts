import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#domain/errors.ts';
import { isPacked, readContactFile, type SaidOfFile } from './read-file.ts';
import { readExcel } from './read-sheet.ts';
import { type FileToKeep, toKeep } from './row-batches.ts';

/** What a thread that reads a file answers: the file, or what is wrong with it. */
export type ReadAnswer = { file: FileToKeep } | { problem: string };

const { path, said } = workerData as { path: string; said: SaidOfFile };
const answer = async (): Promise<ReadAnswer> => {
  try {
    const bytes = readFileSync(path);
    return { file: toKeep(isPacked(bytes) ? await readExcel(path) : readContactFile(bytes, said)) };
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  }
};
parentPort!.postMessage(await answer());
