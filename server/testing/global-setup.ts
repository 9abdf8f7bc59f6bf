import { startPostgres } from '../../scripts/postgres.ts';
import { makeTemplate } from './server-database.ts';

/** Vitest, once before all files: the server whose databases they get, and the template that those are copies of. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  await makeTemplate(server.url);
  return () => server.stop();
}
