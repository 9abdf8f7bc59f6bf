import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import { createWorkspace, listWorkspaces } from '#server/identity/workspaces.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Services over an embedded database in a folder of its own, which is gone afterwards. No job runs by itself. */
export async function withServices<T>(
  work: (services: Services) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const config = readConfig({ ...process.env, ...settings, DATA_DIR: folder });
  const services = await openServices(config, pino({ level: 'warn' }), (reason) => {
    throw new Error(`The database has died: ${reason}`);
  });
  try {
    await services.jobs.start({ work: false });
    return await work(services);
  } finally {
    await closeServices(services);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A workspace of an account of its own. */
export async function newWorkspace(services: Services): Promise<Scope> {
  const userId = newId();
  const at = new Date(services.clock.now());
  const email = `${userId}@example.com`;
  const appMetadata = { provider: 'email', providers: ['email'] };
  const person = { id: userId, email, emailConfirmedAt: at, createdAt: at, updatedAt: at, appMetadata };
  await services.db.system('test', (tx) => tx.insert(users).values({ ...person, userMetadata: {} }));
  const account = { userId, email, sessionId: '' };
  const [workspace] = await listWorkspaces(services, account);
  const { id } = workspace ?? (await createWorkspace(services, account, { name: 'Bench' }));
  return { services, workspaceId: id, actor: null };
}

/** Milliseconds that each run of a work took. */
export async function timed(work: () => Promise<unknown>, times = 1): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const begun = performance.now();
    await work();
    took.push(performance.now() - begun);
  }
  return took;
}
