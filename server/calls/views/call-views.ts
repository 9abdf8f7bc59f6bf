import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import { type CallView, type NewView, type ViewChanges, viewsLimit } from '#domain/calls/call-views.ts';
import { AppError } from '#domain/platform/errors.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callViews, type ViewRow } from '#server/platform/db/schema/call-views.table.ts';
import { brokenConstraint } from '#server/platform/db/sql-error.ts';
import type { Scope } from '#server/scope.ts';

const present = ({ id, name, filters, columns, ownerId, createdAt, changedAt }: ViewRow): CallView => ({
  id,
  name,
  filters,
  columns,
  shared: ownerId === null,
  createdAt: createdAt.toISOString(),
  updatedAt: changedAt.toISOString(),
});
const objectOf = (id: string) => ({ kind: 'call-view', id });

/** Whose views are seen beside everyone's; a program's are those of who made its token. */
const personOf = ({ actor }: Scope): string | null => actor?.userId ?? null;

/** Everyone's views, and one's own. */
function seen(scope: Scope) {
  const person = personOf(scope);
  return and(
    eq(callViews.workspaceId, scope.workspaceId),
    or(isNull(callViews.ownerId), person === null ? undefined : eq(callViews.ownerId, person)),
  );
}

/** Whose a view is to be. @throws AppError forbidden for everyone's without the right to change calls */
function ownerOf(scope: Scope, shared: boolean): string | null {
  const person = personOf(scope);
  if (!shared && person !== null) return person;
  if (!actorMay(scope, 'calls:write')) throw new AppError('forbidden', 'Your role can only save private views.');
  return null;
}

/** Does the work, and says so where another view has the name. */
async function named<T>(name: string | undefined, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (brokenConstraint(error) !== 'call_views_names') throw error;
    throw new AppError('conflict', `A view called “${name}” already exists. Choose another name.`);
  }
}

export async function listViews(scope: Scope): Promise<{ items: CallView[] }> {
  const rows = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx.select().from(callViews).where(seen(scope)).orderBy(sql`lower(${callViews.name})`, callViews.id),
  );
  return { items: rows.map(present) };
}

/** Keeps filters under a name. @throws AppError conflict, limit_reached, forbidden */
export function createView(scope: Scope, { shared, ...view }: NewView): Promise<CallView> {
  const { services, workspaceId } = scope;
  const ownerId = ownerOf(scope, shared);
  const work = services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `call-views:${workspaceId}`);
    const [there] = await tx.select({ n: count() }).from(callViews).where(eq(callViews.workspaceId, workspaceId));
    if (there!.n >= viewsLimit)
      throw new AppError('limit_reached', `A workspace can have up to ${viewsLimit} saved views. Delete one first.`);
    const at = new Date(services.clock.now());
    const row: ViewRow = { workspaceId, id: newId(), ...view, ownerId, createdAt: at, changedAt: at };
    await tx.insert(callViews).values(row);
    await recordChange(tx, scope, 'call-view.created', { object: objectOf(row.id), after: { name: row.name, shared } });
    return present(row);
  });
  return named(view.name, work);
}

/** A view that the actor may change: one's own, and everyone's with the right to change calls. @throws AppError not_found, forbidden */
async function requireView(tx: Tx, scope: Scope, viewId: string): Promise<ViewRow> {
  const [row] = await tx
    .select()
    .from(callViews)
    .where(and(seen(scope), eq(callViews.id, viewId)))
    .for('update');
  if (row === undefined) throw new AppError('not_found', 'View not found. It may have been deleted.');
  if (row.ownerId === null) ownerOf(scope, true);
  return row;
}

const one = ({ workspaceId }: Scope, viewId: string) =>
  and(eq(callViews.workspaceId, workspaceId), eq(callViews.id, viewId));

/** Changes a view, or who has it. @throws AppError not_found, conflict, forbidden */
export function updateView(scope: Scope, viewId: string, { shared, ...changes }: ViewChanges): Promise<CallView> {
  const { services, workspaceId } = scope;
  const work = services.db.tenant(workspaceId, async (tx) => {
    const before = await requireView(tx, scope, viewId);
    const ownerId = shared === undefined ? before.ownerId : ownerOf(scope, shared);
    const [row] = await tx
      .update(callViews)
      .set({
        name: changes.name ?? before.name,
        filters: changes.filters ?? before.filters,
        columns: changes.columns === undefined ? before.columns : changes.columns,
        ownerId,
        changedAt: new Date(services.clock.now()),
      })
      .where(one(scope, viewId))
      .returning();
    const told = ({ name, filters, ownerId: owner }: ViewRow) => ({ name, filters, shared: owner === null });
    await recordChange(tx, scope, 'call-view.updated', {
      object: objectOf(viewId),
      before: told(before),
      after: told(row!),
    });
    return present(row!);
  });
  return named(changes.name, work);
}

/** Deletes a view. @throws AppError not_found, forbidden */
export function removeView(scope: Scope, viewId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { name } = await requireView(tx, scope, viewId);
    await tx.delete(callViews).where(one(scope, viewId));
    await recordChange(tx, scope, 'call-view.deleted', { object: objectOf(viewId), before: { name } });
    return undefined;
  });
}
