import path from 'node:path';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { ContactField } from '#domain/contacts/contact-fields.ts';
import {
  type ContactImport,
  type ContactImportDetail,
  type DuplicateRule,
  type ImportColumn,
  previewRows,
  undoDays,
} from '#domain/contacts/contact-imports.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { ArrivedFile } from '#domain/platform/http.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contactImportRows, contactImports, type ImportRow } from '#server/platform/db/schema/imports.table.ts';
import { countryOfWorkspace } from '#server/platform/read-phone.ts';
import { turnsOf } from '#server/platform/turns.ts';
import { Lost, workerThread } from '#server/platform/worker-thread.ts';
import type { Scope } from '#server/scope.ts';
import { findFields } from '../fields/fields.ts';
import { folded } from './guess-columns.ts';
import { fateOf, knownBy } from './match-rows.ts';
import type { SaidOfFile } from './read-file.ts';
import type { ReadAnswer, ToReadFile } from './read-file.worker.ts';
import { readRowsFor } from './read-rows.ts';
import type { FileToKeep } from './row-batches.ts';

/** A file that takes longer, or more of the heap, is none that can be read: in ms and MB. */
const patience = 30_000;
const heapMb = 512;
/** The thread is there for the next file so long, in ms. */
const staysFor = 60_000;
/** Imports that are listed, and of which the workspace keeps the rows. */
const listed = 50;
const dayMs = 86_400_000;

export const importObject = (id: string) => ({ kind: 'contact-import', id });
export const ownImport = ({ workspaceId }: Pick<Scope, 'workspaceId'>, importId: string) =>
  and(eq(contactImports.workspaceId, workspaceId), eq(contactImports.id, importId));

/** An import as lists show it. */
export function showImport(row: ImportRow): ContactImport {
  const { id, fileName, state, rows, nextRow, counts, kept, createdAt, finishedAt } = row;
  const until = finishedAt && state === 'done' ? new Date(finishedAt.getTime() + undoDays * dayMs) : null;
  return {
    id,
    fileName,
    status: state,
    rows,
    done: nextRow,
    counts,
    kept,
    createdAt: createdAt.toISOString(),
    completedAt: finishedAt?.toISOString() ?? null,
    undoUntil: until?.toISOString() ?? null,
  };
}

/** @throws AppError not_found */
export async function requireImport(tx: Tx, scope: Scope, importId: string, lock = false): Promise<ImportRow> {
  const query = tx.select().from(contactImports).where(ownImport(scope, importId));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) throw new AppError('not_found', 'Import not found. It may have been deleted.');
  return row;
}

/** The first rows of an import, and what will become of each. */
async function previewOf(scope: Scope, row: ImportRow): Promise<ContactImportDetail['preview']> {
  const { services, workspaceId } = scope;
  const { first, fields } = await services.db.tenant(workspaceId, async (tx) => ({
    first: await tx
      .select()
      .from(contactImportRows)
      .where(
        and(
          eq(contactImportRows.workspaceId, workspaceId),
          eq(contactImportRows.importId, row.id),
          lt(contactImportRows.n, previewRows),
        ),
      )
      .orderBy(asc(contactImportRows.n)),
    fields: await findFields(tx, { workspaceId }),
  }));
  const open = first.filter(({ outcome }) => outcome === null);
  const read = await readRowsFor(
    open.map(({ cells }) => cells),
    { ...row, fields },
  );
  const found = read.flatMap((one) => ('problem' in one ? [] : [one]));
  const known = await services.db.tenant(workspaceId, (tx) => knownBy(tx, workspaceId, found));
  const readOf = new Map(open.map(({ n }, at) => [n, read[at]!]));
  return first.map(({ n, cells, outcome, reason }) => {
    if (outcome !== null) return { row: n + 1, cells, outcome, reason };
    const fate = fateOf(readOf.get(n)!, known, row.duplicates);
    return { row: n + 1, cells, outcome: fate.outcome, reason: fate.outcome === 'refused' ? fate.reason : null };
  });
}

async function showDetail(scope: Scope, row: ImportRow): Promise<ContactImportDetail> {
  const { encoding, delimiter, headings, columns, country, duplicates, tags, runWorkflows } = row;
  return {
    ...showImport(row),
    encoding,
    delimiter,
    headings,
    columns,
    country,
    duplicates,
    tags,
    runWorkflows,
    preview: await previewOf(scope, row),
  };
}

/** An import with its first rows. @throws AppError not_found, too_many_requests */
export async function getImport(scope: Scope, importId: string): Promise<ContactImportDetail> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, (tx) => requireImport(tx, scope, importId));
  return showDetail(scope, row);
}

/** Imports, newest first. */
export const listImports = (scope: Scope): Promise<ContactImport[]> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(contactImports)
      .where(eq(contactImports.workspaceId, scope.workspaceId))
      .orderBy(desc(contactImports.id))
      .limit(listed);
    return rows.map(showImport);
  });

/** A column that is called like a field of the workspace is for that, whatever was guessed of it. */
function withOwn({ headings, columns }: FileToKeep, fields: readonly ContactField[]): ImportColumn[] {
  const byName = new Map(fields.map((field) => [folded(field.name), field] as const).toReversed());
  return columns.map((column, at) => {
    const own = byName.get(folded(headings[at] ?? ''));
    return own === undefined ? column : { field: 'own', own: own.key };
  });
}

/** Keeps the rows of a file, or of what stands for one; none is a contact yet. */
export async function keepImport(scope: Scope, fileName: string, read: FileToKeep): Promise<ContactImportDetail> {
  const { services, workspaceId } = scope;
  const { encoding, delimiter, headings, rows, batches } = read;
  const id = newId();
  const kept = await services.db.tenant(workspaceId, async (tx) => {
    const workspace = await findWorkspace(tx, workspaceId);
    const columns = withOwn(read, await findFields(tx, scope));
    const row: ImportRow = {
      workspaceId,
      id,
      fileName: fileName.slice(0, 200),
      state: 'ready' as const,
      encoding,
      delimiter,
      headings,
      columns,
      country: countryOfWorkspace(workspace) ?? null,
      duplicates: 'fill' as const,
      tags: [],
      runWorkflows: false,
      rows,
      nextRow: 0,
      kept: 0,
      counts: { new: 0, changed: 0, same: 0, refused: 0 },
      createdAt: new Date(services.clock.now()),
      startedAt: null,
      finishedAt: null,
    };
    await tx.insert(contactImports).values(row);
    for (const batch of batches) {
      await tx.execute(sql`
        insert into contact_import_rows (workspace_id, import_id, n, cells)
        select ${workspaceId}::uuid, ${id}::uuid, row.n, row.cells
        from jsonb_to_recordset(${batch}::jsonb) as row (n int, cells jsonb)`);
    }
    const after = { fileName: row.fileName, rows };
    await recordChange(tx, scope, 'contacts.import-uploaded', { object: importObject(id), after });
    return row;
  });
  return showDetail(scope, kept);
}

const readInTurn = turnsOf({
  mostAtOnce: 1,
  mostWaiting: 5,
  busy: 'Other contact files are being read. Try again in a few seconds.',
});
const tooLong = 'This file is too large or complex to read. Split it and import the parts one at a time.';

const askReader = workerThread<ToReadFile, ReadAnswer>(new URL('./read-file.worker.ts', import.meta.url), {
  patience,
  staysFor,
  heapMb,
  lost: tooLong,
});

/** What a file holds, read in a thread of its own. @throws AppError invalid_input, too_many_requests */
async function readAside(path: string, said: SaidOfFile): Promise<FileToKeep> {
  const read = await readInTurn(() =>
    askReader({ path, said }).catch((error: Error): ReadAnswer => {
      // What the thread had no time or room for is the file's.
      if (error instanceof Lost) return { problem: tooLong };
      throw error;
    }),
  );
  if ('problem' in read) throw new AppError('invalid_input', read.problem, [{ path: 'file', message: read.problem }]);
  return read.file;
}

/** Reads a file and keeps its rows. @throws AppError invalid_input, too_many_requests */
export const uploadImport = async (scope: Scope, file: ArrivedFile, said: SaidOfFile): Promise<ContactImportDetail> =>
  keepImport(scope, path.basename(file.name), await readAside(file.path, said));

export interface ImportChange {
  columns?: ImportColumn[] | undefined;
  country?: string | null | undefined;
  duplicates?: DuplicateRule | undefined;
  tags?: string[] | undefined;
  runWorkflows?: boolean | undefined;
}

/** Says how an import is to be read. @throws AppError not_found, conflict once it runs, invalid_input */
export async function changeImport(scope: Scope, importId: string, change: ImportChange): Promise<ContactImportDetail> {
  const changed = await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await requireImport(tx, scope, importId, true);
    if (before.state !== 'ready')
      throw new AppError('conflict', 'This import has started, so you can’t change it anymore.');
    const { columns } = change;
    if (columns && columns.length !== before.headings.length) {
      const message = `Choose a field for each of the ${before.headings.length} columns.`;
      throw new AppError('invalid_input', message, [{ path: 'body.columns', message }]);
    }
    if (Object.values(change).every((value) => value === undefined)) return before;
    const [row] = await tx.update(contactImports).set(change).where(ownImport(scope, importId)).returning();
    return row!;
  });
  return showDetail(scope, changed);
}
