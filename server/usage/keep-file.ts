import type { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { monthOf } from '#domain/usage/usage.ts';
import { gigabyte } from '#domain/usage/usage-analytics.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { storedFiles } from '#server/platform/db/schema/files.table.ts';
import type { Services } from '#server/services.ts';
import { tellOfUse } from '#server/usage/tell-of-use.ts';
import { findLimit } from './find-limits.ts';
import { overLimit, raisedBy } from './require-room.ts';
import { lockFiles, setStoredBytes, storedBytes } from './stored-bytes.ts';

/**
 * The only way in which files of a workspace come into the store and leave it. Each has a row: what the workspace keeps is
 * the sum of these, for its limit and for its figures.
 */

interface Options {
  /** Asked when all the content was read: its bytes replace as many at the start. */
  head?: () => Uint8Array | undefined;
  /** It counts, and comes in also where the workspace is full: for what no one can do without, as an issued invoice. */
  beyondLimit?: true;
}

const one = (workspaceId: string, key: string) =>
  and(eq(storedFiles.workspaceId, workspaceId), eq(storedFiles.key, key));

/** @throws AppError limit_reached when more is kept than the workspace may keep */
async function requireStorage(tx: Tx, workspaceId: string, after: number): Promise<void> {
  const limit = await findLimit(tx, workspaceId, 'storageGb');
  if (limit.value !== null && after > limit.value * gigabyte) throw overLimit(limit);
}

/** Tells when a workspace's storage runs out: once in a month, as it may be filled and emptied often. */
async function tellOfStorage(tx: Tx, services: Services, workspaceId: string, before: number, after: number) {
  if (after <= before) return;
  const limit = await findLimit(tx, workspaceId, 'storageGb');
  await tellOfUse(tx, services, workspaceId, {
    type: 'storage-used',
    period: monthOf(services.clock.now()),
    before,
    after,
    limit: limit.value === null ? null : limit.value * gigabyte,
    more: { gb: limit.value ?? 0, raisedBy: raisedBy(limit) },
  });
}

/** Removes the row of a file. Answers its bytes. */
async function forget(tx: Tx, workspaceId: string, key: string): Promise<number> {
  const [known] = await tx.delete(storedFiles).where(one(workspaceId, key)).returning({ bytes: storedFiles.bytes });
  return known?.bytes ?? 0;
}

/**
 * Notes how large a file is, within what the workspace may keep. False, and nothing noted, when the workspace is gone.
 * @throws AppError limit_reached
 */
const note = (services: Services, workspaceId: string, key: string, bytes: number, { beyondLimit }: Options) =>
  services.db.tenant(workspaceId, async (tx) => {
    await lockFiles(tx, workspaceId);
    const before = await storedBytes(tx, workspaceId);
    const after = before - (await forget(tx, workspaceId, key)) + bytes;
    const { rowCount } = await tx.execute(sql`
      insert into stored_files (workspace_id, key, bytes)
      select id, ${key}, ${bytes}::bigint from workspaces where id = ${workspaceId}::uuid`);
    if (rowCount === 0) return false;
    if (!beyondLimit) await requireStorage(tx, workspaceId, after);
    await setStoredBytes(tx, workspaceId, services.clock.now(), after);
    await tellOfStorage(tx, services, workspaceId, before, after);
    return true;
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
  options: Options = {},
): Promise<void> {
  const { db, files } = services;
  try {
    if (!options.beyondLimit) {
      await db.tenant(workspaceId, async (tx) =>
        requireStorage(tx, workspaceId, (await storedBytes(tx, workspaceId)) + 1),
      );
    }
  } catch (error) {
    if (!(content instanceof Uint8Array)) content.destroy();
    throw error;
  }
  await files.put(key, content, options.head);
  const stored = await files.stat(key);
  try {
    const isNoted = await note(services, workspaceId, key, stored?.bytes ?? 0, options);
    if (!isNoted) await files.remove(key);
  } catch (error) {
    await files.remove(key);
    throw error;
  }
}

/** Removes a file of a workspace from the store. */
export async function dropFile({ db, files, clock }: Services, workspaceId: string, key: string): Promise<void> {
  await files.remove(key);
  await db.tenant(workspaceId, async (tx) => {
    await lockFiles(tx, workspaceId);
    const bytes = await forget(tx, workspaceId, key);
    if (bytes === 0) return;
    await setStoredBytes(tx, workspaceId, clock.now(), (await storedBytes(tx, workspaceId)) - bytes);
  });
}
