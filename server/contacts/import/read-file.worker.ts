import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { AppError } from '#domain/platform/errors.ts';
import { isPacked, readContactFile, type SaidOfFile } from './read-file.ts';
import { type FileToKeep, toKeep } from './row-batches.ts';

/** What a thread that reads a file answers: the file, or what is wrong with it. */
export type ReadAnswer = { file: FileToKeep } | { problem: string };

/** What it is asked for. */
export interface ToReadFile {
  path: string;
  said: SaidOfFile;
}

async function answer({ path, said }: ToReadFile): Promise<ReadAnswer> {
  try {
    const bytes = readFileSync(path);
    if (!isPacked(bytes)) return { file: toKeep(readContactFile(bytes, said)) };
    // What reads sheets takes longer to load than most files to read.
    const { readExcel } = await import('./read-sheet.ts');
    return { file: toKeep(await readExcel(path)) };
  } catch (error) {
    if (error instanceof AppError) return { problem: error.message };
    throw error;
  }
}

parentPort!.on('message', async (asked: ToReadFile) => parentPort!.postMessage(await answer(asked)));
