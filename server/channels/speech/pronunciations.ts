import { and, asc, count, eq } from 'drizzle-orm';
import { type Pronunciation, pronunciationsLimit } from '#domain/channels/speech.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { speechPronunciations } from '#server/platform/db/schema/speech.table.ts';
import { SharedCache } from '#server/platform/shared-cache.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

const caches = new WeakMap<Services, SharedCache<Pronunciation[]>>();

/** Dictionaries of workspaces in use, by the workspace's id. */
export function knownPronunciations(services: Services): SharedCache<Pronunciation[]> {
  const cache = caches.get(services) ?? new SharedCache<Pronunciation[]>(services, 'speech_pronunciations');
  caches.set(services, cache);
  return cache;
}

const shape = (row: typeof speechPronunciations.$inferSelect): Pronunciation => ({
  id: row.id,
  word: row.word,
  spokenAs: row.spokenAs,
  createdAt: row.createdAt.toISOString(),
});

/** The dictionary of a workspace, in the order of the words. */
export function listPronunciations({ services, workspaceId }: Scope): Promise<Pronunciation[]> {
  return knownPronunciations(services).find(workspaceId, async () => {
    const rows = await services.db.tenant(workspaceId, (tx) =>
      tx
        .select()
        .from(speechPronunciations)
        .where(eq(speechPronunciations.workspaceId, workspaceId))
        .orderBy(asc(speechPronunciations.word)),
    );
    return rows.map(shape);
  });
}

/** @throws AppError conflict, limit_reached */
export async function addPronunciation(
  scope: Scope,
  { word, spokenAs }: { word: string; spokenAs: string },
): Promise<Pronunciation> {
  const { services, workspaceId } = scope;
  const added = await services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `pronunciations:${workspaceId}`);
    const [existing] = await tx
      .select({ n: count() })
      .from(speechPronunciations)
      .where(eq(speechPronunciations.workspaceId, workspaceId));
    if (existing!.n >= pronunciationsLimit) {
      throw new AppError(
        'limit_reached',
        `The dictionary has reached its limit of ${pronunciationsLimit} words. Delete one first.`,
      );
    }
    const [row] = await tx
      .insert(speechPronunciations)
      .values({ workspaceId, id: newId(), word, spokenAs, createdAt: new Date(services.clock.now()) })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw new AppError('conflict', `${JSON.stringify(word)} is already in the dictionary.`);
    await knownPronunciations(services).announce(tx, workspaceId);
    const object = { kind: 'pronunciation', id: row.id };
    await recordChange(tx, scope, 'pronunciation.added', { object, after: { word, spokenAs } });
    return shape(row);
  });
  knownPronunciations(services).forget(workspaceId);
  return added;
}

/** @throws AppError not_found */
export async function removePronunciation(scope: Scope, id: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const [removed] = await tx
      .delete(speechPronunciations)
      .where(and(eq(speechPronunciations.workspaceId, workspaceId), eq(speechPronunciations.id, id)))
      .returning();
    if (removed === undefined) throw new AppError('not_found', 'Pronunciation not found. It may have been deleted.');
    await knownPronunciations(services).announce(tx, workspaceId);
    const { word, spokenAs } = removed;
    const object = { kind: 'pronunciation', id };
    await recordChange(tx, scope, 'pronunciation.deleted', { object, before: { word, spokenAs } });
  });
  knownPronunciations(services).forget(workspaceId);
}
