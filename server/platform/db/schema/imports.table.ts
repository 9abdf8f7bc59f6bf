import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContactFieldValue } from '#domain/contacts/contact-fields.ts';
import {
  delimiters,
  duplicateRules,
  encodings,
  type ImportColumn,
  importStates,
  type RowOutcome,
  rowOutcomes,
} from '#domain/contacts/contact-imports.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const contactImports = pgTable(
  'contact_imports',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id().notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: importStates }).notNull(),
    encoding: text('encoding', { enum: encodings }).notNull(),
    delimiter: text('delimiter', { enum: delimiters }),
    headings: json<string[]>('headings').notNull(),
    columns: json<ImportColumn[]>('columns').notNull(),
    country: text('country'),
    duplicates: text('duplicates', { enum: duplicateRules }).notNull(),
    tags: text('tags').array().notNull(),
    runWorkflows: boolean('run_workflows').notNull(),
    rows: integer('rows').notNull(),
    /** The row that comes next. */
    nextRow: integer('next_row').notNull(),
    counts: json<Record<RowOutcome, number>>('counts').notNull(),
    kept: integer('kept').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it began to run: what it changed has this time, until someone changes it again. */
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type ImportRow = typeof contactImports.$inferSelect;

/** What a contact was before a row changed it. */
export interface ContactBefore {
  name: string;
  email: string | null;
  /** Absent in rows of an import that ran before files had one. */
  externalId?: string | null;
  phone: string | null;
  phoneAsEntered: string | null;
  company: string | null;
  tags: string[];
  fields: Record<string, ContactFieldValue>;
}

export const contactImportRows = pgTable(
  'contact_import_rows',
  {
    workspaceId: id('workspace_id').notNull(),
    importId: id('import_id').notNull(),
    n: integer('n').notNull(),
    cells: json<string[]>('cells').notNull(),
    outcome: text('outcome', { enum: rowOutcomes }),
    reason: text('reason'),
    contactId: id('contact_id'),
    before: json<ContactBefore | null>('before'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.importId, table.n] })],
);
