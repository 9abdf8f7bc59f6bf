import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/postgres.ts';
import { makeTemplate } from './server-database.ts';

/**
 * Vitest, once before all files: the server whose databases they get, the template that those are copies of, and the folder that
 * embedded databases begin with. Each project of a run asks, one after the other, in one process; the first gets it for all, and it
 * ends behind the last.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL !== undefined) return undefined;
  const server = await startPostgres();
  await makeTemplate(server.url);
  const ready = path.join(tmpdir(), `parley-ready-${process.pid}`);
  await server.copyTo(ready);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_DATABASE_FOLDER = ready;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    delete process.env.TEST_DATABASE_FOLDER;
    await server.stop();
    rmSync(ready, { recursive: true, force: true });
  };
}
