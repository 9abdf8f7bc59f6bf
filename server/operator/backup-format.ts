import { z } from 'zod';

/**
 * A backup is one gzipped tar file:
 *
 *     manifest.json              what it is, of which schema, made with which secret key
 *     secret.key                 only when it was asked for
 *     database/<table>/1.rows    rows in PostgreSQL's text form, a JSON string a line
 *     database/jobs/1.rows       work that waited in the queue, a JSON object a line
 *     files/…, outbox/…          these folders of DATA_DIR
 *     end.json                   how much there was, and a hash over all before
 *
 * Rows, not pages: it goes into an embedded database and into a server's alike, and needs no tool of PostgreSQL's.
 */

export const backupVersion = 1;

export const Manifest = z.object({
  format: z.literal('parley-backup'),
  version: z.number().int(),
  madeAt: z.string(),
  /** The schema, as the migrations that made it. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Tables with their columns, in their order. */
  tables: z.record(z.string(), z.array(z.string())),
  key: z.object({ fingerprint: z.string(), included: z.boolean() }),
});
export type Manifest = z.infer<typeof Manifest>;

export const EndMark = z.object({ rows: z.number().int(), files: z.number().int(), sha256: z.string() });
export type EndMark = z.infer<typeof EndMark>;

/** A job as it waits. */
export const WaitingJob = z.object({
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  key: z.string().nullable(),
  startAfter: z.string(),
});
export type WaitingJob = z.infer<typeof WaitingJob>;

export const names = { manifest: 'manifest.json', key: 'secret.key', end: 'end.json' } as const;

/** Folders of DATA_DIR that are data; the others can be made again. */
export const keptFolders = ['files', 'outbox'] as const;

/** Where the parts of a table are; `jobs` is no table's name. */
export const rowsName = (table: string, part: number) => `database/${table}/${part}.rows`;
export const tableOf = (name: string) => /^database\/(\w+)\/\d+\.rows$/.exec(name)?.[1] ?? null;
export const jobsTable = 'jobs';

/** A stored file is in the archive where a local folder would have it, so that it can be brought back to either. */
const storedFolder = 'files/kept/';
export const storedName = (key: string) => storedFolder + key;
/** The key of a stored file; null for other files. */
export const storedKeyOf = (name: string) => (name.startsWith(storedFolder) ? name.slice(storedFolder.length) : null);

/** A path below a kept folder that leads nowhere else. */
export const isKeptFile = (name: string) =>
  /^(files|outbox)(\/[\w-][\w.-]*)+$/.test(name) && Buffer.byteLength(name) < 4_000;
