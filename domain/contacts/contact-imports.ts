import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { ContactTag, contactTagsLimit } from './contacts.ts';

/** What a column of a file of contacts is for. `skip`: it is not taken. */
export const columnFields = [
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'company',
  'phone',
  'email',
  'external_id',
  'tags',
  'note',
  'own',
  'skip',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** What kind of number it is; the first of these that a row has is the contact's. Fax and pager are no one's. */
export const phoneKinds = ['mobile', 'main', 'work', 'home', 'other', 'fax'] as const;
export type PhoneKind = (typeof phoneKinds)[number];

/** What a text is written in, as `TextDecoder` names it. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'windows-1251'] as const;
export const delimiters = [',', ';', '\t', '|'] as const;

/** Bytes of one file, days in which it is taken back, rows that are shown before it runs. */
export const importFileBytes = 25 * 1024 * 1024;
export const undoDays = 30;
export const previewRows = 50;

/**
 * What a file of contacts may hold; more is none that people keep, and reading it would take the time of others. Google
 * writes some 200 columns, Excel 32,767 characters a cell.
 */
export const importLimits = {
  rows: 100_000,
  columns: 500,
  cells: 4_000_000,
  rowCharacters: 100_000,
  cellCharacters: 32_767,
  /** Numbers, addresses or tags that are read of one row. */
  values: 20,
  /** Lines of a file of cards, pictures with them; of one card, and what one of them says of its value. */
  lines: 2_000_000,
  cardLines: 1_000,
  parameters: 50,
};

/** What one column of a file is for. */
export const ImportColumn = z.strictObject({
  field: z.enum(columnFields),
  /** Of a number: what kind it is. */
  kind: z.enum(phoneKinds).optional(),
  /** Of a number whose kind stands in another column of the same row, as Google writes it: which. */
  labelColumn: z
    .int()
    .min(0)
    .max(importLimits.columns - 1)
    .optional(),
  /** Of a field of the workspace: its key. */
  own: z.string().max(40).optional(),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/**
 * What becomes of a row whose external id, or else number, or else address, a contact has. skip: nothing. fill: what the contact lacks is taken.
 * overwrite: what the row has is taken. both: it is another contact.
 */
export const duplicateRules = ['fill', 'skip', 'overwrite', 'both'] as const;
export type DuplicateRule = (typeof duplicateRules)[number];

export const importStates = ['ready', 'running', 'done', 'undoing', 'undone'] as const;
export const rowOutcomes = ['new', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Services whose contacts are read without a file, once an account there is connected. `own`: a CRM of one's own. */
export const contactSources = ['google', 'microsoft', 'hubspot', 'own'] as const;
export type ContactSource = (typeof contactSources)[number];

const Counts = z.object({ new: z.int(), changed: z.int(), same: z.int(), refused: z.int() });

/** A file of contacts on its way. */
export const ContactImport = z.object({
  id: Id,
  fileName: z.string(),
  status: z.enum(importStates),
  rows: z.int(),
  /** Rows that are done. */
  done: z.int(),
  counts: Counts,
  /** What stayed when it was taken back, because it was changed or called since. */
  kept: z.int(),
  createdAt: Moment,
  completedAt: Moment.nullable(),
  /** Until when it can be taken back. */
  undoUntil: Moment.nullable(),
});
export type ContactImport = z.infer<typeof ContactImport>;

export const ContactImportDetail = ContactImport.extend({
  encoding: z.enum(encodings),
  delimiter: z.enum(delimiters).nullable(),
  headings: z.array(z.string()),
  columns: z.array(ImportColumn),
  /** ISO 3166-1 alpha-2: numbers without + are read there. */
  country: z.string().nullable(),
  duplicates: z.enum(duplicateRules),
  tags: z.array(z.string()),
  runWorkflows: z.boolean(),
  /** The first rows as they are, and what will become of each. */
  preview: z.array(
    z.object({ row: z.int(), cells: z.array(z.string()), outcome: z.enum(rowOutcomes), reason: z.string().nullable() }),
  ),
});
export type ContactImportDetail = z.infer<typeof ContactImportDetail>;

const ImportParams = z.object({ importId: Id });

export const contactImportsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/contact-imports',
    summary: 'List up to 50 contact imports, newest first',
    can: 'contacts:read',
    reply: z.object({ items: z.array(ContactImport) }),
  },
  upload: {
    method: 'POST',
    path: '/v1/contact-imports',
    summary: 'Upload a contacts file: CSV, vCard, or an export from Google or Outlook',
    description:
      'Send a form (multipart/form-data) with a `file` part. The encoding, separator, and columns are detected automatically. No contacts are added until the import runs.',
    can: 'contacts:write',
    audit: 'contacts.import-uploaded',
    file: { bytes: importFileBytes },
    body: z.object({ encoding: z.enum(encodings).optional(), delimiter: z.enum(delimiters).optional() }),
    reply: ContactImportDetail,
    status: 201,
    errors: ['limit_reached'],
    example: { body: {} },
  },
  readSource: {
    method: 'POST',
    path: '/v1/contact-imports/from-service',
    summary: 'Read contacts from a connected Google, Microsoft, or HubSpot account, or from your own CRM',
    description: 'Creates an import, as with a file. No contacts are added until it runs.',
    can: 'contacts:write',
    audit: 'contacts.import-uploaded',
    body: z.object({ source: z.enum(contactSources) }),
    reply: ContactImportDetail,
    status: 201,
    errors: ['conflict', 'office_unavailable', 'crm_unavailable'],
    example: { body: { source: 'google' } },
  },
  get: {
    method: 'GET',
    path: '/v1/contact-imports/:importId',
    summary: 'Get an import with its columns and a preview of its first rows',
    can: 'contacts:read',
    params: ImportParams,
    reply: ContactImportDetail,
  },
  update: {
    method: 'PATCH',
    path: '/v1/contact-imports/:importId',
    summary: 'Set an import’s column mapping and how to handle existing contacts',
    can: 'contacts:write',
    audit: null,
    params: ImportParams,
    body: z.object({
      columns: z.array(ImportColumn).max(importLimits.columns).optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Enter a two-letter country code, like US or DE.')
        .nullable()
        .optional(),
      duplicates: z.enum(duplicateRules).optional(),
      /** Given to each contact of the file. */
      tags: z.array(ContactTag).max(contactTagsLimit).optional(),
      /** Whether workflows that wait for new contacts run for these. */
      runWorkflows: z.boolean().optional(),
    }),
    reply: ContactImportDetail,
    errors: ['conflict'],
    example: { body: { duplicates: 'fill', country: 'DE' } },
  },
  run: {
    method: 'POST',
    path: '/v1/contact-imports/:importId/run',
    idempotent: 'whole',
    summary: 'Run an import in the background; it continues after a restart',
    can: 'contacts:write',
    audit: 'contacts.imported',
    params: ImportParams,
    reply: ContactImport,
    errors: ['conflict'],
  },
  refused: {
    method: 'GET',
    path: '/v1/contact-imports/:importId/refused',
    summary: 'Get rejected rows and their reasons, as CSV',
    can: 'contacts:read',
    params: ImportParams,
    raw: ['text/csv'],
  },
  undo: {
    method: 'POST',
    path: '/v1/contact-imports/:importId/undo',
    idempotent: 'whole',
    summary: 'Undo an import; contacts edited or called since then are kept',
    can: 'contacts:manage',
    audit: 'contacts.import-undone',
    params: ImportParams,
    reply: ContactImport,
    errors: ['conflict'],
  },
});
