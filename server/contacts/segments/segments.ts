import { and, count, eq, sql } from 'drizzle-orm';
import type { ContactFilter } from '#domain/contacts/contact-filters.ts';
import { type ContactSegment, segmentsLimit } from '#domain/contacts/contact-segments.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { contactSegments, type SegmentRow } from '#server/platform/db/schema/contacts.table.ts';
import { brokenConstraint } from '#server/platform/db/sql-error.ts';
import type { Scope } from '#server/scope.ts';

const present = ({ id, name, filter, createdAt, changedAt }: SegmentRow): ContactSegment => ({
  id,
  name,
  filter,
  createdAt: createdAt.toISOString(),
  updatedAt: changedAt.toISOString(),
});
const one = ({ workspaceId }: Scope, segmentId: string) =>
  and(eq(contactSegments.workspaceId, workspaceId), eq(contactSegments.id, segmentId));
const objectOf = (id: string) => ({ kind: 'contact-segment', id });
const missing = () => new AppError('not_found', 'Segment not found. It may have been deleted.');

/** Does the work, and says so where another segment has the name. */
async function named<T>(name: string | undefined, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (brokenConstraint(error) !== 'contact_segments_names') throw error;
    throw new AppError('conflict', `A segment called “${name}” already exists. Choose another name.`);
  }
}

/** The segments, by name. */
export async function listSegments({ services, workspaceId }: Scope) {
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(contactSegments)
      .where(eq(contactSegments.workspaceId, workspaceId))
      .orderBy(sql`lower(${contactSegments.name})`),
  );
  return { items: rows.map(present) };
}

/** Keeps a filter under a name. @throws AppError conflict, limit_reached */
export function createSegment(scope: Scope, { name, filter }: { name: string; filter: ContactFilter }) {
  const { services, workspaceId } = scope;
  const work = services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `contact-segments:${workspaceId}`);
    const own = eq(contactSegments.workspaceId, workspaceId);
    const [there] = await tx.select({ n: count() }).from(contactSegments).where(own);
    if (there!.n >= segmentsLimit)
      throw new AppError('limit_reached', `A workspace can have up to ${segmentsLimit} segments. Delete one first.`);
    const at = new Date(services.clock.now());
    const row: SegmentRow = { workspaceId, id: newId(), name, filter, createdAt: at, changedAt: at };
    await tx.insert(contactSegments).values(row);
    await recordChange(tx, scope, 'contact-segment.created', { object: objectOf(row.id), after: { name, filter } });
    return present(row);
  });
  return named(name, work);
}

/** Renames a segment, or changes whom it holds. @throws AppError conflict, not_found */
export function updateSegment(
  scope: Scope,
  segmentId: string,
  { name, filter }: { name?: string | undefined; filter?: ContactFilter | undefined },
) {
  const { services, workspaceId } = scope;
  const work = services.db.tenant(workspaceId, async (tx) => {
    const [before] = await tx.select().from(contactSegments).where(one(scope, segmentId)).for('update');
    if (before === undefined) throw missing();
    const after = { name: name ?? before.name, filter: filter ?? before.filter };
    const changedAt = new Date(services.clock.now());
    const [row] = await tx
      .update(contactSegments)
      .set({ ...after, changedAt })
      .where(one(scope, segmentId))
      .returning();
    await recordChange(tx, scope, 'contact-segment.updated', {
      object: objectOf(segmentId),
      before: { name: before.name, filter: before.filter },
      after,
    });
    return present(row!);
  });
  return named(name, work);
}

/** Deletes a segment; its contacts stay. @throws AppError not_found */
export function removeSegment(scope: Scope, segmentId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const [row] = await tx.delete(contactSegments).where(one(scope, segmentId)).returning();
    if (row === undefined) throw missing();
    await recordChange(tx, scope, 'contact-segment.deleted', {
      object: objectOf(segmentId),
      before: { name: row.name },
    });
    return undefined;
  });
}
