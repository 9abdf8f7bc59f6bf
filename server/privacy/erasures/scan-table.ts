import { type SQL, sql } from 'drizzle-orm';
import type { Json } from '#domain/platform/json.ts';
import { type ContentCipher, sealMark } from '#server/platform/content-cipher.ts';
import type { Database } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { type KeptTableName, keptContent, keptPlace } from '#server/platform/secrets/kept-content.ts';
import { blankJson, type Matcher, spokenRow } from './forms.ts';

/** Rows that are read at once. */
const rowsAtOnce = 500;

type Type = 'text' | 'jsonb' | 'text[]';
export type Values = Record<string, unknown>;

/** A table with rows of workspaces, as the database's catalog knows it. */
export interface Table {
  name: string;
  /** What a row goes by within its workspace, in the order of the primary key, with the types. */
  key: readonly { name: string; type: string }[];
  /** What can say something of a person. */
  columns: readonly { name: string; type: Type }[];
}

/** Every table with rows of workspaces and texts in them. */
export async function readTables({ system }: Database): Promise<Table[]> {
  return system('job', async (tx) => {
    const rows = await readRows(
      tx,
      { table: 'text', name: 'text', type: 'text', place: 'number?' },
      sql`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
        array_position(p.conkey, a.attnum) as place
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select from pg_attribute w where w.attrelid = c.oid and w.attname = 'workspace_id')
      order by c.relname, a.attnum`,
    );
    return [...Map.groupBy(rows, ({ table }) => table)].map(([name, all]) => ({
      name,
      key: all
        .filter(({ place, name: column }) => place !== null && column !== 'workspace_id')
        .sort((one, other) => one.place! - other.place!)
        .map((column) => ({ name: column.name, type: column.type })),
      columns: all.flatMap(({ name: column, type }) =>
        type === 'text' || type === 'jsonb' || type === 'text[]' ? [{ name: column, type: type as Type }] : [],
      ),
    }));
  });
}

/** A row in which something of a person stands. */
export interface Hit {
  row: Values;
  /** Whether a number or an address of the person does; a name alone may be another's. */
  byAddress: boolean;
}

/** What a row says, with what is sealed opened. A value that cannot be opened says nothing. */
function opened({ name, key }: Table, seal: ContentCipher, row: Values): [string, Json][] {
  const kept = keptContent[name as KeptTableName] as { columns: Record<string, string>; key: object } | undefined;
  const ids = Object.keys(kept?.key ?? {}).map((column) => row[column] as string | number);
  return Object.entries(row).flatMap(([column, value]): [string, Json][] => {
    if (value === null || key.some((one) => one.name === column && one.type === 'uuid')) return [];
    if (kept === undefined || !(column in kept.columns)) return [[column, value as Json]];
    return [[column, seal.open(keptPlace(name as KeptTableName, column as never, ...ids), value as never) as Json]];
  });
}

/** The same by column. */
export const openedRow = (table: Table, seal: ContentCipher, row: Values): Values =>
  Object.fromEntries(opened(table, seal, row));

/** Which rows may have something: what PostgreSQL can tell, and whatever is sealed. */
function mayHave({ name, columns }: Table, { digits, texts }: Matcher): SQL {
  const said = sql`concat_ws(' ', ${sql.join(
    columns.map((column) => sql`t.${sql.identifier(column.name)}::text`),
    sql`, `,
  )})`;
  const likes = (values: readonly string[]) =>
    sql.param(values.map((value) => `%${value.replace(/[\\%_]/g, '\\$&')}%`));
  const parts = [
    ...(digits.length > 0 ? [sql`regexp_replace(${said}, '[^0-9]+', '', 'g') like any(${likes(digits)}::text[])`] : []),
    ...(texts.length > 0 ? [sql`lower(${said}) like any(${likes(texts)}::text[])`] : []),
    ...(name in keptContent
      ? [
          sql`strpos(${said}, ${sealMark}) > 0`,
          // As jsonb writes the first character of the mark.
          sql`strpos(${said}, ${JSON.stringify(sealMark).slice(1, -1)}) > 0`,
          ...(digits.length > 0 ? [sql`${said} ~* ${spokenRow}`] : []),
        ]
      : []),
  ];
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

/** Finds the rows of a workspace in which a person stands, batch by batch, each batch as it was when it was read. */
export async function* scanTable(
  { long }: Database,
  table: Table,
  workspaceId: string,
  seal: ContentCipher,
  matcher: Matcher,
): AsyncGenerator<Hit[]> {
  const { name, key, columns } = table;
  if (columns.length === 0) return;
  const names = [...new Set([...key, ...columns].map((column) => column.name))];
  const list = sql.join(
    names.map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  );
  const keys = sql.join(
    key.map((column) => sql`t.${sql.identifier(column.name)}`),
    sql`, `,
  );
  let after: Values | null = null;
  do {
    const from: Values | null = after;
    const behind: SQL =
      from === null || key.length === 0
        ? sql``
        : sql`and (${keys}) > (${sql.join(
            key.map((column) => sql`${from[column.name]}::${sql.raw(column.type)}`),
            sql`, `,
          )})`;
    const order = key.length === 0 ? sql`` : sql`order by ${keys}`;
    const { rows }: { rows: Values[] } = await long((tx) =>
      tx.execute<Values>(sql`select ${list} from ${sql.identifier(name)} t
        where t.workspace_id = ${workspaceId}::uuid ${behind} and ${mayHave(table, matcher)} ${order} limit ${rowsAtOnce}`),
    );
    const hits = rows.flatMap((row): Hit[] => {
      const told = opened(table, seal, row).map(([, value]) =>
        typeof value === 'string' ? value : JSON.stringify(value),
      );
      const byAddress = told.some(matcher.hasAddress);
      return byAddress || told.some(matcher.hasName) ? [{ row, byAddress }] : [];
    });
    if (hits.length > 0) yield hits;
    after = rows.length < rowsAtOnce || key.length === 0 ? null : rows.at(-1)!;
  } while (after !== null);
}

/** The condition that is a row's own. */
export const isRow = ({ key }: Table, workspaceId: string, row: Values): SQL =>
  sql.join(
    [
      sql`workspace_id = ${workspaceId}::uuid`,
      ...key.map((column) => sql`${sql.identifier(column.name)} = ${row[column.name]}::${sql.raw(column.type)}`),
    ],
    sql` and `,
  );

/** What a row becomes without the person: only the columns that change. */
export function blanked(table: Table, seal: ContentCipher, { row }: Hit, blank: Matcher['blank']): SQL[] {
  const { name, key } = table;
  const kept = keptContent[name as KeptTableName] as { columns: Record<string, string>; key: object } | undefined;
  const ids = Object.keys(kept?.key ?? {}).map((column) => row[column] as string | number);
  return opened(table, seal, row).flatMap(([column, value]): SQL[] => {
    if (key.some((one) => one.name === column)) return [];
    const left = blankJson(value, blank);
    if (JSON.stringify(left) === JSON.stringify(value)) return [];
    const stored =
      kept !== undefined && column in kept.columns
        ? (seal.keep(keptPlace(name as KeptTableName, column as never, ...ids), left as never) as unknown)
        : left;
    const { type } = table.columns.find((one) => one.name === column)!;
    const given = type === 'jsonb' ? JSON.stringify(stored) : stored;
    return [sql`${sql.identifier(column)} = ${sql.param(given)}::${sql.raw(type)}`];
  });
}
