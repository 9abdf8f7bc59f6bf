import { and, asc, eq } from 'drizzle-orm';
import { type Synonym, synonymLimit } from '#domain/knowledge/knowledge-search.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { knowledgeSynonyms } from '#server/platform/db/schema/synonyms.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Alternatives } from '#voice/knowledge/question.ts';
import { termsOf } from '#voice/knowledge/words.ts';

/** How much a word counts that the workspace itself says means the same. */
const ownShare = 0.9;

/** What one word may stand for, as it is looked for. @param language BCP 47 */
export function alternativeOf({ word, meaning }: Pick<Synonym, 'word' | 'meaning'>, language: string): Alternatives {
  const [from] = termsOf(word, language);
  const to = termsOf(meaning, language).at(-1);
  return from && to && from.term !== to.term ? { [from.term]: [{ term: to.term, share: ownShare }] } : {};
}

const listed = (tx: Tx, workspaceId: string) =>
  tx
    .select({ id: knowledgeSynonyms.id, word: knowledgeSynonyms.word, meaning: knowledgeSynonyms.meaning })
    .from(knowledgeSynonyms)
    .where(eq(knowledgeSynonyms.workspaceId, workspaceId))
    .orderBy(asc(knowledgeSynonyms.word), asc(knowledgeSynonyms.meaning));

/** What words of callers may stand for in this workspace. */
export async function synonymsFor(tx: Tx, workspaceId: string, language: string): Promise<Alternatives> {
  // "Constructor" is a word as well, and every plain object has one.
  const all = Object.create(null) as Record<string, Alternatives[string]>;
  for (const synonym of await listed(tx, workspaceId))
    for (const [term, others] of Object.entries(alternativeOf(synonym, language)))
      all[term] = [...(all[term] ?? []), ...others];
  return all;
}

export function listSynonyms({ services, workspaceId }: Scope): Promise<Synonym[]> {
  return services.db.tenant(workspaceId, (tx) => listed(tx, workspaceId));
}

/** @throws AppError conflict, limit_reached */
export async function addSynonym(scope: Scope, { word, meaning }: Omit<Synonym, 'id'>): Promise<Synonym> {
  const { services, workspaceId } = scope;
  if (word === meaning) throw new AppError('conflict', 'Enter two different words.');
  return services.db.tenant(workspaceId, async (tx) => {
    if ((await listed(tx, workspaceId)).length >= synonymLimit)
      throw new AppError('limit_reached', `A workspace can have up to ${synonymLimit} synonyms. Delete one first.`);
    const added = { id: newId(), word, meaning };
    const rows = await tx
      .insert(knowledgeSynonyms)
      .values({ ...added, workspaceId, createdAt: new Date(services.clock.now()) })
      .onConflictDoNothing()
      .returning();
    if (rows.length === 0) throw new AppError('conflict', `"${word}" is already a synonym for "${meaning}".`);
    await recordChange(tx, scope, 'synonym.added', {
      object: { kind: 'synonym', id: added.id },
      after: { word, meaning },
    });
    return added;
  });
}

/** @throws AppError not_found */
export function removeSynonym(scope: Scope, synonymId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const [gone] = await tx
      .delete(knowledgeSynonyms)
      .where(and(eq(knowledgeSynonyms.workspaceId, workspaceId), eq(knowledgeSynonyms.id, synonymId)))
      .returning();
    if (!gone) throw new AppError('not_found', 'Synonym not found. It may have been deleted.');
    const { word, meaning } = gone;
    await recordChange(tx, scope, 'synonym.deleted', {
      object: { kind: 'synonym', id: synonymId },
      before: { word, meaning },
    });
    return undefined;
  });
}
