import type { SQL } from 'drizzle-orm';
import type { Tx } from './checked-writes.ts';

/** What a column of written-out SQL gives, as the driver hands it over: large numbers, money and moments are texts. `?` may be null. */
type Kind = 'text' | 'text?' | 'number' | 'number?' | 'boolean' | 'boolean?' | 'json';

interface ValueOf {
  text: string;
  'text?': string | null;
  number: number;
  'number?': number | null;
  boolean: boolean;
  'boolean?': boolean | null;
  json: unknown;
}

/** A row with these columns. */
export type RowOf<Columns extends Record<string, Kind>> = { [Name in keyof Columns]: ValueOf[Columns[Name]] };

/** The kinds that fit a row's own types: of a closed list of texts `text`, of what JSON holds `json`. */
type KindsOf<Row> = {
  [Name in keyof Row]: Kind extends infer One
    ? One extends Exclude<Kind, 'json'>
      ? Row[Name] extends ValueOf[One]
        ? null extends Row[Name]
          ? One
          : One extends `${string}?`
            ? never
            : One
        : never
      : 'json'
    : never;
};

const types = { text: 'string', number: 'number', boolean: 'boolean' } as const;

function fits(value: unknown, kind: Kind): boolean {
  if (kind === 'json') return value !== undefined;
  if (value === null) return kind.endsWith('?');
  return typeof value === types[kind.replace('?', '') as keyof typeof types];
}

/**
 * The rows of a statement that is written out, whose columns are named with what they hold: what Drizzle’s builder knows by itself is
 * checked here, at the first statement that runs.
 * @throws TypeError where a column is missing or holds something else
 */
export async function readRows<Columns extends Record<string, Kind>>(
  tx: Pick<Tx, 'execute'>,
  columns: Columns,
  statement: SQL,
): Promise<RowOf<Columns>[]>;
export async function readRows<Row>(tx: Pick<Tx, 'execute'>, columns: KindsOf<Row>, statement: SQL): Promise<Row[]>;
export async function readRows(
  tx: Pick<Tx, 'execute'>,
  columns: Record<string, Kind>,
  statement: SQL,
): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.execute(statement);
  for (const row of rows)
    for (const [name, kind] of Object.entries(columns))
      if (!fits(row[name], kind))
        throw new TypeError(`Column ${name} has type ${typeof row[name]}, but ${kind} was expected.`);
  return rows;
}
