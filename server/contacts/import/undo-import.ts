import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type ContactImport, undoDays } from '#domain/contacts/contact-imports.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { type ContactRow, contacts } from '#server/platform/db/schema/contacts.table.ts';
import { contactImportRows, contactImports } from '#server/platform/db/schema/imports.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { importObject, ownImport, requireImport, showImport } from './imports.ts';

/** Rows of one transaction. */
const together = 500;
const dayMs = 86_400_000;
export const undoImportJob = 'contacts.undo-import';

/** Takes an import back, by a job. @throws AppError not_found, conflict */
export function undoImport(scope: Scope, importId: string): Promise<ContactImport> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await requireImport(tx, scope, importId, true);
    if (before.state !== 'done') throw new AppError('conflict', 'Only a finished import can be undone.');
    if (services.clock.now() > before.finishedAt!.getTime() + undoDays * dayMs)
      throw new AppError('conflict', `You can only undo an import within ${undoDays} days.`);
    const [row] = await tx
      .update(contactImports)
      .set({ state: 'undoing', nextRow: 0 })
      .where(ownImport(scope, importId))
      .returning();
    await services.jobs.enqueue(tx, undoImportJob, { workspaceId, importId }, { key: importId });
    await recordChange(tx, scope, 'contacts.import-undone', { object: importObject(importId) });
    return showImport(row!);
  });
}

/** Numbers that were called, or called, since a moment. */
async function spokenTo(tx: Tx, workspaceId: string, phones: readonly string[], since: Date): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ phone: calls.otherNumber })
    .from(calls)
    .where(
      and(eq(calls.workspaceId, workspaceId), inArray(calls.otherNumber, [...phones]), gt(calls.createdAt, since)),
    );
  return new Set(rows.flatMap(({ phone }) => phone ?? []));
}

/** The next rows that are taken back, the last of the file first. False once there are none. */
function undoBatch(services: Services, workspaceId: string, importId: string): Promise<boolean> {
  const scope: Scope = { services, workspaceId, actor: null };
  return services.db.tenant(workspaceId, async (tx) => {
    const plan = await requireImport(tx, scope, importId, true);
    if (plan.state !== 'undoing') return false;
    const end = plan.rows - plan.nextRow;
    const rows = await tx
      .select()
      .from(contactImportRows)
      .where(
        and(
          eq(contactImportRows.workspaceId, workspaceId),
          eq(contactImportRows.importId, importId),
          sql`${contactImportRows.n} >= ${end - together} and ${contactImportRows.n} < ${end}`,
          inArray(contactImportRows.outcome, ['new', 'changed']),
        ),
      )
      .orderBy(asc(contactImportRows.n));
    const ids = [...new Set(rows.flatMap(({ contactId }) => contactId ?? []))];
    const there = new Map<string, ContactRow>();
    if (ids.length > 0) {
      const found = await tx
        .select()
        .from(contacts)
        .where(and(eq(contacts.workspaceId, workspaceId), inArray(contacts.id, ids)))
        .orderBy(contacts.id)
        .for('update');
      for (const row of found) there.set(row.id, row);
    }
    const phones = [...there.values()].flatMap(({ phone }) => phone ?? []);
    const called = await spokenTo(tx, workspaceId, phones, plan.startedAt!);
    let kept = plan.kept;
    // The last change of a contact that several rows changed is taken back first.
    for (const { contactId, outcome, before } of rows.toReversed()) {
      const contact = contactId === null ? undefined : there.get(contactId);
      if (contact === undefined) continue;
      const isTouched = contact.changedAt.getTime() !== plan.startedAt!.getTime() || called.has(contact.phone ?? '');
      if (isTouched) {
        kept += 1;
        continue;
      }
      const own = and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, contact.id));
      if (outcome === 'new') {
        await tx.delete(contacts).where(own);
        there.delete(contact.id);
      } else if (before !== null) await tx.update(contacts).set(before).where(own);
    }
    const nextRow = Math.min(plan.rows, plan.nextRow + together);
    const isLast = nextRow >= plan.rows;
    const state = isLast ? 'undone' : 'undoing';
    await tx.update(contactImports).set({ nextRow, kept, state }).where(ownImport(scope, importId));
    return !isLast;
  });
}

/** Takes an import back from where that stands to its end. */
export async function runUndo(
  services: Services,
  { workspaceId, importId }: { workspaceId: string; importId: string },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await undoBatch(services, workspaceId, importId)));
  signal.throwIfAborted();
}
