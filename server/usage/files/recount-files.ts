import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { storedFiles } from '#server/platform/db/schema/files.table.ts';
import type { Services } from '#server/services.ts';
import { lockFiles, setStoredBytes, storedBytes } from '#server/usage/stored-bytes.ts';

/**
 * Where files of workspaces lie, and whose each is. Answers that are kept for a day, for requests that come again, are
 * the server's own: no one can see or delete them, and they count to no one.
 */
const ofWorkspace = /^workspaces\/([0-9a-f-]{36})\/(?!answers\/)/;
/** What was put so lately, in ms, is left to the process that put it. */
const settling = 3_600_000;

/** What a workspace's rows say, or the store has: bytes by key. */
type Sizes = Map<string, number>;
/** The store's, with what is too young to be judged apart. */
interface Listed {
  sizes: Sizes;
  young: Set<string>;
}

async function listStore({ files, clock }: Services, signal: AbortSignal): Promise<Map<string, Listed>> {
  const settled = clock.now() - settling;
  const listed = new Map<string, Listed>();
  for await (const { key, bytes, changedAt } of files.list('workspaces/')) {
    signal.throwIfAborted();
    const workspaceId = ofWorkspace.exec(key)?.[1];
    if (workspaceId === undefined) continue;
    const own = listed.get(workspaceId) ?? { sizes: new Map(), young: new Set() };
    listed.set(workspaceId, own);
    own.sizes.set(key, bytes);
    if (changedAt.getTime() > settled) own.young.add(key);
  }
  return listed;
}

async function readSizes(tx: Tx, workspaceId: string): Promise<Sizes> {
  const rows = await tx.select().from(storedFiles).where(eq(storedFiles.workspaceId, workspaceId));
  return new Map(rows.map(({ key, bytes }) => [key, bytes]));
}

/** What the store says of files whose rows are not as it is, asked once more: meanwhile some were put and removed. */
async function findWrong({ files }: Services, rows: Sizes, { sizes, young }: Listed) {
  const differing = new Set([...rows.keys(), ...sizes.keys()].filter((key) => rows.get(key) !== sizes.get(key)));
  const wrong: { key: string; noted: number | undefined; bytes: number | undefined }[] = [];
  for (const key of differing) {
    if (young.has(key)) continue;
    const bytes = (await files.stat(key))?.bytes;
    if (bytes !== rows.get(key)) wrong.push({ key, noted: rows.get(key), bytes });
  }
  return wrong;
}

/** Makes a workspace's rows as the store is, and its sum as its rows are. Answers how many rows or sums were wrong. */
async function recountOf(services: Services, workspaceId: string, listed: Listed): Promise<number> {
  const { db, clock } = services;
  const before = await db.tenant(workspaceId, (tx) => readSizes(tx, workspaceId));
  const wrong = await findWrong(services, before, listed);
  return db.tenant(workspaceId, async (tx) => {
    await lockFiles(tx, workspaceId);
    const rows = await readSizes(tx, workspaceId);
    for (const { key, noted, bytes } of wrong) {
      if (rows.get(key) !== noted) continue;
      await tx.delete(storedFiles).where(and(eq(storedFiles.workspaceId, workspaceId), eq(storedFiles.key, key)));
      rows.delete(key);
      if (bytes === undefined) continue;
      await tx.insert(storedFiles).values({ workspaceId, key, bytes });
      rows.set(key, bytes);
    }
    const sum = [...rows.values()].reduce((all, bytes) => all + bytes, 0);
    if (sum === (await storedBytes(tx, workspaceId))) return 0;
    await setStoredBytes(tx, workspaceId, clock.now(), sum);
    return Math.max(1, wrong.length);
  });
}

/** Makes what is known of files agree with what the store has. Answers how many rows and sums were wrong. */
export async function recountFiles(services: Services, signal: AbortSignal): Promise<number> {
  const listed = await listStore(services, signal);
  const rows = await services.db.system('job', (tx) =>
    readRows(
      tx,
      { id: 'text' },
      sql`
      select id from workspaces w where id = any(${sql.param([...listed.keys()])}::uuid[])
        or exists (select from stored_files f where f.workspace_id = w.id)
        or exists (select from usage_days d where d.workspace_id = w.id and d.meter = 'storage_bytes' and d.quantity <> 0)
      order by id`,
    ),
  );
  let wrong = 0;
  for (const { id } of rows) {
    signal.throwIfAborted();
    wrong += await recountOf(services, id, listed.get(id) ?? { sizes: new Map(), young: new Set() });
  }
  return wrong;
}
