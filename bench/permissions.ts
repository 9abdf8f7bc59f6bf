import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { readConfig } from '#server/config.ts';
import { insertBuiltInRoles } from '#server/identity/built-in-roles.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { findScope } from '#server/identity/workspaces/find-scope.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

/**
 * What the check of a permission adds to a request: members of workspaces of 500 ask in turn, while roles change all the
 * time, so that every hundredth request reads all of them anew. The reference is the read itself.
 */

const workspaceCount = 20;
const membersEach = 500;
const requests = 20_000;
const changeEvery = 100;

async function fillWorkspace({ db, clock }: Services): Promise<{ workspaceId: string; people: string[] }> {
  const workspaceId = newId();
  const createdAt = new Date(clock.now());
  const people = Array.from({ length: membersEach }, () => newId());
  const name = 'Five hundred';
  await db.system('test', async (tx) => {
    await tx.insert(workspaces).values({ id: workspaceId, name, timeZone: 'UTC', createdBy: people[0]!, createdAt });
    await insertBuiltInRoles(tx, workspaceId);
    const role = 'member' as const;
    await tx.insert(members).values(people.map((userId) => ({ workspaceId, userId, role, createdAt })));
  });
  return { workspaceId, people };
}

/** Changes a role, as the page does: everyone's rights are read again afterward. */
async function changeRole(services: Services, workspaceId: string): Promise<void> {
  await services.db.tenant(workspaceId, async (tx) => {
    await tx.update(roles).set({ levels: roleMatrix.member }).where(eq(roles.workspaceId, workspaceId));
    await accessCache(services).announce(tx, workspaceId);
  });
  accessCache(services).forget(workspaceId);
}

async function measure(services: Services): Promise<BenchRow[]> {
  const filled: Awaited<ReturnType<typeof fillWorkspace>>[] = [];
  while (filled.length < workspaceCount) filled.push(await fillWorkspace(services));
  const [known, anew]: [number[], number[]] = [[], []];
  for (let n = 0; n < requests; n++) {
    const { workspaceId, people } = filled[n % workspaceCount]!;
    const isChanged = n % changeEvery === 0;
    if (isChanged) await changeRole(services, workspaceId);
    const account = { userId: people[n % membersEach]!, email: '', sessionId: '' };
    const begun = performance.now();
    await findScope(services, account, workspaceId, 'agents:write');
    const took = performance.now() - begun;
    known.push(took);
    if (isChanged) anew.push(took);
  }
  const read = quantile(anew, 0.5);
  const of = (share: number) => ({
    value: quantile(known, share) * 1000,
    unit: 'µs',
    ratio: quantile(known, share) / read,
  });
  return [
    { name: `reading the rights of ${membersEach} members anew, median`, value: read, unit: 'ms' },
    { name: `permission check, 95th percentile of ${requests}`, ...of(0.95), goal: '< 1000' },
    { name: 'permission check, 99th percentile', ...of(0.99) },
  ];
}

export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const config = readConfig({ ...process.env, DATA_DIR: folder });
  const services = await openServices(config, pino({ level: 'warn' }), (reason) => {
    throw new Error(`The database has died: ${reason}`);
  });
  try {
    return await measure(services);
  } finally {
    await closeServices(services);
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) printRows('permissions', await run());
