import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { ContactImport, RowOutcome } from '#domain/contacts/contact-imports.ts';
import { AppError } from '#domain/platform/errors.ts';
import { lockContacts } from '#server/contacts/people/find-known.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ContactRow, contactNotes, contacts } from '#server/platform/db/schema/contacts.table.ts';
import {
  type ContactBefore,
  contactImportRows,
  contactImports,
  type ImportRow,
} from '#server/platform/db/schema/imports.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { leaveContactAdded } from '#server/records/automation-events.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findFields } from '../fields/fields.ts';
import { importObject, ownImport, requireImport, showImport } from './imports.ts';
import { beforeOf, fateOf, type Known, knownBy } from './match-rows.ts';
import { readRows } from './read-rows.ts';
import type { RowRead } from './row-contact.ts';

/** Rows of one transaction: what a kill takes back. */
const together = 500;
export const runImportJob = 'contacts.run-import';

/** Runs an import, by a job that goes on after a restart. @throws AppError not_found, conflict */
export function startImport(scope: Scope, importId: string): Promise<ContactImport> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await requireImport(tx, scope, importId, true);
    if (before.state !== 'ready') throw new AppError('conflict', 'This import has already started.');
    if (!before.columns.some(({ field }) => field === 'phone')) {
      const message = 'Choose the column that contains the phone number.';
      throw new AppError('invalid_input', message, [{ path: 'columns', message }]);
    }
    const [row] = await tx
      .update(contactImports)
      .set({ state: 'running', startedAt: new Date(services.clock.now()) })
      .where(ownImport(scope, importId))
      .returning();
    await services.jobs.enqueue(tx, runImportJob, { workspaceId, importId }, { key: importId });
    const after = { fileName: row!.fileName, rows: row!.rows };
    await recordChange(tx, scope, 'contacts.imported', { object: importObject(importId), after });
    return showImport(row!);
  });
}

/** What one batch writes. */
interface Batch {
  added: ContactRow[];
  changed: { id: string; contact: ContactBefore }[];
  notes: { contactId: string; text: string }[];
  done: {
    n: number;
    outcome: RowOutcome;
    reason: string | null;
    contact_id: string | null;
    before: ContactBefore | null;
  }[];
}

function readBatch(
  rows: readonly { n: number }[],
  plan: ImportRow,
  known: Known,
  read: readonly RowRead[],
  at: Date,
): Batch {
  const batch: Batch = { added: [], changed: [], notes: [], done: [] };
  rows.forEach(({ n }, index) => {
    const fate = fateOf(read[index]!, known, plan.duplicates);
    const { outcome } = fate;
    if (fate.outcome === 'refused') {
      batch.done.push({ n, outcome, reason: fate.reason, contact_id: null, before: null });
      return;
    }
    if (fate.outcome === 'new') {
      const { note, ...contact } = fate.contact;
      const row: ContactRow = {
        ...contact,
        workspaceId: plan.workspaceId,
        id: newId(),
        source: 'import' as const,
        externalId: contact.externalId ?? null,
        metadata: {},
        createdAt: at,
        changedAt: at,
      };
      batch.added.push(row);
      // The next row of the same number is a duplicate of this one.
      known.add(row);
      if (note !== '') batch.notes.push({ contactId: row.id, text: note });
      batch.done.push({ n, outcome, reason: null, contact_id: row.id, before: null });
      return;
    }
    const { id } = fate.known;
    if (fate.outcome === 'changed') {
      batch.changed.push({ id, contact: fate.contact });
      known.add({ ...fate.known, ...fate.contact, changedAt: at });
    }
    const before = fate.outcome === 'changed' ? beforeOf(fate.known) : null;
    batch.done.push({ n, outcome, reason: null, contact_id: id, before });
  });
  return batch;
}

/** Adds contacts as one value: five thousand parameters take four times as long. */
const insertContacts = (tx: Tx, added: readonly ContactRow[]) =>
  tx.execute(sql`
    insert into ${contacts} (workspace_id, id, name, email, phone, phone_written, company, tags, fields, source,
      external_id, created_at, changed_at)
    select "workspaceId", id, name, email, phone, "phoneAsEntered", company, tags, fields, source, "externalId", "createdAt", "changedAt"
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as row ("workspaceId" uuid, id uuid, name text, email text,
      phone text, "phoneAsEntered" text, company text, tags text[], fields jsonb, source text, "externalId" text, "createdAt" timestamptz,
      "changedAt" timestamptz)`);

async function write(tx: Tx, scope: Scope, { id: importId, runWorkflows }: ImportRow, batch: Batch, at: Date) {
  const { services, workspaceId } = scope;
  const { added, changed, notes, done } = batch;
  if (added.length > 0) await insertContacts(tx, added);
  for (const { id, contact } of changed) {
    await tx
      .update(contacts)
      .set({ ...contact, changedAt: at })
      .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.id, id)));
  }
  if (notes.length > 0) {
    const seal = await findSeal(tx, services, workspaceId);
    await tx.insert(contactNotes).values(
      notes.map(({ contactId, text }) => {
        const id = newId();
        const kept = seal.keep(keptPlace('contact_notes', 'text', contactId, id), text);
        return { workspaceId, contactId, id, text: kept, createdAt: at };
      }),
    );
  }
  if (runWorkflows) for (const { id } of added) await leaveContactAdded(tx, services, workspaceId, id);
  await tx.execute(sql`
    update contact_import_rows r set outcome = d.outcome, reason = d.reason, contact_id = d.contact_id,
      before = d.before
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as d (n int, outcome text, reason text, contact_id uuid,
      before jsonb)
    where r.workspace_id = ${workspaceId}::uuid and r.import_id = ${importId}::uuid and r.n = d.n`);
}

/** The next rows of an import that runs, as they stand in its file; null for one that has ended. */
function nextRows(services: Services, workspaceId: string, importId: string) {
  const scope: Scope = { services, workspaceId, actor: null };
  return services.db.tenant(workspaceId, async (tx) => {
    const plan = await requireImport(tx, scope, importId);
    if (plan.state !== 'running') return null;
    const rows = await tx
      .select({ n: contactImportRows.n, cells: contactImportRows.cells })
      .from(contactImportRows)
      .where(
        and(
          eq(contactImportRows.workspaceId, workspaceId),
          eq(contactImportRows.importId, importId),
          gte(contactImportRows.n, plan.nextRow),
          lt(contactImportRows.n, plan.nextRow + together),
        ),
      )
      .orderBy(asc(contactImportRows.n));
    return { plan, rows, fields: await findFields(tx, scope) };
  });
}

/** Does the next rows of an import, in one transaction with how far it is. False once there are none. */
async function runBatch(services: Services, workspaceId: string, importId: string): Promise<boolean> {
  const scope: Scope = { services, workspaceId, actor: null };
  const next = await nextRows(services, workspaceId, importId);
  if (next === null) return false;
  const { rows } = next;
  const read = await readRows(
    rows.map(({ cells }) => cells),
    { ...next.plan, fields: next.fields },
  );
  return services.db.tenant(workspaceId, async (tx) => {
    const plan = await requireImport(tx, scope, importId, true);
    if (plan.state !== 'running') return false;
    // Another process has done these rows meanwhile.
    if (plan.nextRow !== next.plan.nextRow) return true;
    const at = plan.startedAt!;
    // Neither does a request make a second contact of someone meanwhile.
    await lockContacts(tx, workspaceId);
    const found = read.flatMap((one) => ('problem' in one ? [] : [one]));
    const known = await knownBy(tx, workspaceId, found);
    const batch = readBatch(rows, plan, known, read, at);
    await write(tx, scope, plan, batch, at);
    const counts = { ...plan.counts };
    for (const { outcome } of batch.done) counts[outcome] += 1;
    const nextRow = plan.nextRow + rows.length;
    const isLast = nextRow >= plan.rows;
    const ended = isLast ? { state: 'done' as const, finishedAt: new Date(services.clock.now()) } : {};
    await tx
      .update(contactImports)
      .set({ nextRow, counts, ...ended })
      .where(ownImport(scope, importId));
    return !isLast;
  });
}

/** Runs an import from where it stands to its end; what was done before a kill is not done again. */
export async function runImport(
  services: Services,
  { workspaceId, importId }: { workspaceId: string; importId: string },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && (await runBatch(services, workspaceId, importId)));
  signal.throwIfAborted();
}
