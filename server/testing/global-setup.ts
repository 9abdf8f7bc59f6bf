import { startPostgres } from '../../scripts/postgres.ts';
import { makeTemplate } from './server-database.ts';

/**
 * Vitest, once before all files: the server whose databases they get, and the template that those are copies of. Each
 * project of a run asks, one after the other, in one process; the first gets it for all, and it ends behind the last.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL !== undefined) return undefined;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  await makeTemplate(server.url);
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}
