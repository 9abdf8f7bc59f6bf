import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Milliseconds that a program of the system runs; undefined where it is not installed. */
export async function programMs([program, ...args]: readonly [string, ...string[]]): Promise<number | undefined> {
  const started = performance.now();
  try {
    await execute(program, args);
    return performance.now() - started;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
