import path from 'node:path';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { ContactField } from '#domain/contact-fields.ts';
import {
  type ContactImport,
  type ContactImportDetail,
  type DuplicateRule,
  type ImportColumn,
  previewRows,
  undoDays,
} from '#domain/contact-imports.ts';
import { AppError } from '#domain/errors.ts';
import type { ArrivedFile } from '#domain/http.ts';
import { recordChange } from '#server/audit/record-change.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { runAside } from '#server/infra/run-aside.ts';
import type { Scope } from '#server/scope.ts';
import { findWorkspace } from '#server/workspaces/workspaces.ts';
import { findFields } from '../fields/fields.ts';
import { countryOfZone } from '../read-phone.ts';
import { folded } from './guess-columns.ts';
import { contactImportRows, contactImports, type ImportRow } from './imports.table.ts';
import { contactOf, fateOf, knownBy } from './match-rows.ts';
import type { ReadFile, SaidOfFile } from './read-file.ts';
import type { ReadAnswer } from './read-file.worker.ts';

/** A file that takes longer is none that can be read, in ms. */
const patience = 60_000;
/** Rows that are stored in one statement. */
const storedTogether = 1_000;
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
    ...{ id, fileName, state, rows, done: nextRow, counts, kept, created: createdAt.toISOString() },
    finished: finishedAt?.toISOString() ?? null,
    undoUntil: until?.toISOString() ?? null,
  };
}

/** @throws AppError not_found */
export async function requireImport(tx: Tx, scope: Scope, importId: string, lock = false): Promise<ImportRow> {
  const query = tx.select().from(contactImports).where(ownImport(scope, importId));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) throw new AppError('not_found', 'There is no such import.');
  return row;
}

/** The first rows of an import, and what will become of each. */
async function previewOf(tx: Tx, { workspaceId }: Scope, row: ImportRow): Promise<ContactImportDetail['preview']> {
  const first = await tx
    .select()
    .from(contactImportRows)
    .where(
      and(
        eq(contactImportRows.workspaceId, workspaceId),
        eq(contactImportRows.importId, row.id),
        lt(contactImportRows.n, previewRows),
      ),
    )
    .orderBy(asc(contactImportRows.n));
  const plan = { ...row, fields: await findFields(tx, { workspaceId }) };
  const read = first.map(({ cells }) => contactOf(cells, plan));
  const known = await knownBy(
    tx,
    workspaceId,
    read.flatMap((one) => ('problem' in one ? [] : [one])),
  );
  return first.map(({ n, cells, outcome, reason }, at) => {
    if (outcome !== null) return { row: n + 1, cells, outcome, reason };
    const fate = fateOf(read[at]!, known, row.duplicates);
    return { row: n + 1, cells, outcome: fate.outcome, reason: fate.outcome === 'refused' ? fate.reason : null };
  });
}

async function showDetail(tx: Tx, scope: Scope, row: ImportRow): Promise<ContactImportDetail> {
  const { encoding, delimiter, headings, columns, country, duplicates, tags, runWorkflows } = row;
  return {
    ...showImport(row),
    ...{ encoding, delimiter, headings, columns, country, duplicates, tags, runWorkflows },
    preview: await previewOf(tx, scope, row),
  };
}

/** An import with its first rows. @throws AppError not_found */
export const getImport = (scope: Scope, importId: string): Promise<ContactImportDetail> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) =>
    showDetail(tx, scope, await requireImport(tx, scope, importId)),
  );

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
function withOwn({ headings, columns }: ReadFile, fields: readonly ContactField[]): ImportColumn[] {
  return columns.map((column, at) => {
    const own = fields.find(({ name }) => folded(name) === folded(headings[at] ?? ''));
    return own === undefined ? column : { field: 'own', own: own.key };
  });
}

/** Keeps the rows of a file, or of what stands for one; none is a contact yet. */
export function keepImport(scope: Scope, fileName: string, read: ReadFile): Promise<ContactImportDetail> {
  const { services, workspaceId } = scope;
  const { encoding, delimiter, headings, rows } = read;
  const id = newId();
  return services.db.tenant(workspaceId, async (tx) => {
    const { timeZone } = await findWorkspace(tx, workspaceId);
    const columns = withOwn(read, await findFields(tx, scope));
    const row: ImportRow = {
      ...{ workspaceId, id, fileName: fileName.slice(0, 200), state: 'ready' as const },
      ...{ encoding, delimiter, headings, columns, country: countryOfZone(timeZone) ?? null },
      ...{ duplicates: 'fill' as const, tags: [], runWorkflows: false, rows: rows.length, nextRow: 0, kept: 0 },
      ...{ counts: { new: 0, changed: 0, same: 0, refused: 0 }, createdAt: new Date(services.clock.now()) },
      ...{ startedAt: null, finishedAt: null },
    };
    await tx.insert(contactImports).values(row);
    for (let from = 0; from < rows.length; from += storedTogether) {
      const some = rows.slice(from, from + storedTogether).map((cells, at) => ({ n: from + at, cells }));
      await tx.execute(sql`
        insert into contact_import_rows (workspace_id, import_id, n, cells)
        select ${workspaceId}::uuid, ${id}::uuid, row.n, row.cells
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as row (n int, cells jsonb)`);
    }
    const after = { fileName: row.fileName, rows: row.rows };
    await recordChange(tx, scope, 'contacts.import-uploaded', { object: importObject(id), after });
    return showDetail(tx, scope, row);
  });
}

/** Reads a file and keeps its rows. @throws AppError invalid_input */
export async function uploadImport(scope: Scope, file: ArrivedFile, said: SaidOfFile): Promise<ContactImportDetail> {
  const lost = 'The file could not be read in time.';
  const worker = new URL('./read-file.worker.ts', import.meta.url);
  const read = await runAside<ReadAnswer>(worker, { path: file.path, said }, { patience, lost });
  if ('problem' in read) throw new AppError('invalid_input', read.problem, [{ path: 'file', message: read.problem }]);
  return keepImport(scope, path.basename(file.name), read.file);
}

export interface ImportChange {
  columns?: ImportColumn[] | undefined;
  country?: string | null | undefined;
  duplicates?: DuplicateRule | undefined;
  tags?: string[] | undefined;
  runWorkflows?: boolean | undefined;
}

/** Says how an import is to be read. @throws AppError not_found, conflict once it runs, invalid_input */
export function changeImport(scope: Scope, importId: string, change: ImportChange): Promise<ContactImportDetail> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await requireImport(tx, scope, importId, true);
    if (before.state !== 'ready')
      throw new AppError('conflict', 'This import has begun: it cannot be changed any more.');
    const { columns } = change;
    if (columns && columns.length !== before.headings.length) {
      const message = `Say of each of the ${before.headings.length} columns what it is for.`;
      throw new AppError('invalid_input', message, [{ path: 'body.columns', message }]);
    }
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length === 0) return showDetail(tx, scope, before);
    const [row] = await tx.update(contactImports).set(given).where(ownImport(scope, importId)).returning();
    return showDetail(tx, scope, row!);
  });
}
