import type { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { takeTurn } from '#server/infra/db/in-turn.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Services } from '#server/services.ts';
import { findLimit } from './find-limits.ts';
import { storedFiles } from './limits.table.ts';
import { overLimit } from './require-room.ts';

const bytesOfGb = 1_000_000_000;

/** Bytes that a workspace keeps in files. */
export async function storedBytes(tx: Tx, workspaceId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${storedFiles.bytes}), 0)` })
    .from(storedFiles)
    .where(eq(storedFiles.workspaceId, workspaceId));
  return Number(row!.bytes);
}

const one = (workspaceId: string, key: string) =>
  and(eq(storedFiles.workspaceId, workspaceId), eq(storedFiles.key, key));

/** @throws AppError limit_reached when more is kept than the workspace may keep */
async function requireStorage(tx: Tx, workspaceId: string, more: number): Promise<void> {
  const limit = await findLimit(tx, workspaceId, 'storageGb');
  if (limit.value === null) return;
  if ((await storedBytes(tx, workspaceId)) + more > limit.value * bytesOfGb) throw overLimit(limit);
}

/** Notes how large a file is, within what the workspace may keep. @throws AppError limit_reached */
const noteFile = ({ db }: Services, workspaceId: string, key: string, bytes: number) =>
  db.tenant(workspaceId, async (tx) => {
    await takeTurn(tx, `files:${workspaceId}`);
    await tx.delete(storedFiles).where(one(workspaceId, key));
    await requireStorage(tx, workspaceId, bytes);
    await tx.insert(storedFiles).values({ workspaceId, key, bytes });
  });

/**
 * Keeps a file of a workspace in the store. How large it is shows when it is there: one that is too much goes again.
 * @throws AppError limit_reached
 */
export async function keepFile(
  services: Services,
  workspaceId: string,
  key: string,
  content: Readable | Uint8Array,
  head?: () => Uint8Array | undefined,
): Promise<void> {
  const { db, files } = services;
  try {
    await db.tenant(workspaceId, (tx) => requireStorage(tx, workspaceId, 1));
  } catch (error) {
    if (!(content instanceof Uint8Array)) content.destroy();
    throw error;
  }
  await files.put(key, content, head);
  const stored = await files.stat(key);
  try {
    await noteFile(services, workspaceId, key, stored?.bytes ?? 0);
  } catch (error) {
    await files.remove(key);
    throw error;
  }
}

/** Removes a file of a workspace from the store. */
export async function dropFile({ db, files }: Services, workspaceId: string, key: string): Promise<void> {
  await files.remove(key);
  await db.tenant(workspaceId, (tx) => tx.delete(storedFiles).where(one(workspaceId, key)));
}

/** Where files of workspaces lie, and whose each is. */
const ofWorkspace = /^workspaces\/([0-9a-f-]{36})\//;

/**
 * Makes what is known of files agree with what the store has, and answers how many rows were wrong. Files that were put
 * while it looked are left to their own.
 */
export async function recountFiles({ db, files, clock }: Services, signal: AbortSignal): Promise<number> {
  const begun = clock.now();
  const settled = begun - 3_600_000;
  const listed = new Map<string, Map<string, number>>();
  for await (const { key, bytes, changedAt } of files.list('workspaces/')) {
    signal.throwIfAborted();
    const workspaceId = ofWorkspace.exec(key)?.[1];
    if (workspaceId === undefined || changedAt.getTime() > settled) continue;
    const own = listed.get(workspaceId) ?? new Map<string, number>();
    listed.set(workspaceId, own.set(key, bytes));
  }
  let wrong = 0;
  for (const [workspaceId, own] of listed) {
    signal.throwIfAborted();
    wrong += await db.tenant(workspaceId, async (tx) => {
      const rows = await tx.select().from(storedFiles).where(eq(storedFiles.workspaceId, workspaceId));
      const known = new Map(rows.map(({ key, bytes }) => [key, bytes]));
      const differing = [...own].filter(([key, bytes]) => known.get(key) !== bytes);
      for (const [key, bytes] of differing) {
        const row = { workspaceId, key, bytes };
        const target = [storedFiles.workspaceId, storedFiles.key];
        await tx.insert(storedFiles).values(row).onConflictDoUpdate({ target, set: { bytes } });
      }
      return differing.length;
    });
  }
  const rows = await db.system((tx) => tx.select().from(storedFiles));
  for (const { workspaceId, key } of rows) {
    if (listed.get(workspaceId)?.has(key) || (await files.stat(key)) !== null) continue;
    await db.tenant(workspaceId, (tx) => tx.delete(storedFiles).where(one(workspaceId, key)));
    wrong += 1;
  }
  return wrong;
}
