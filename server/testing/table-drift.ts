import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/open-database.ts';

interface Found {
  name: string;
  type: string;
  required: boolean;
  hasDefault: boolean;
}

/** PostgreSQL's names for the types that Drizzle writes its own way. */
function sqlType(type: string): string {
  const plain = type.replace(/^serial$/, 'integer').replace(/^bigserial$/, 'bigint');
  return plain
    .replace(/^varchar/, 'character varying')
    .replace(/^char\b/, 'character')
    .replace(/^timestamp(?! with)/, 'timestamp without time zone')
    .replace(/^time(?!stamp| with)/, 'time without time zone');
}

/** Where a Drizzle table and the migrated database differ, in words. The migrations are right. */
export async function tableDrift({ pool }: Database, table: PgTable): Promise<string[]> {
  const { name, columns } = getTableConfig(table);
  const { rows } = await pool.query<Found>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
       atthasdef or attidentity <> '' as "hasDefault"
     from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [name],
  );
  if (rows.length === 0) return [`${name}: there is no such table`];
  const differences: string[] = [];
  for (const column of columns) {
    const found = rows.find((row) => row.name === column.name);
    const wanted = sqlType(column.getSQLType());
    if (!found) differences.push(`${name}.${column.name}: there is no such column`);
    else if (found.type !== wanted) differences.push(`${name}.${column.name}: ${wanted} in code, ${found.type} in SQL`);
    else if (found.required !== column.notNull) {
      differences.push(`${name}.${column.name}: ${column.notNull ? 'not null' : 'nullable'} in code, not so in SQL`);
    }
  }
  for (const found of rows) {
    if (columns.some((column) => column.name === found.name)) continue;
    // A column that SQL fills by itself may be unknown to the code; others could never be written.
    if (found.required && !found.hasDefault) differences.push(`${name}.${found.name}: needed in SQL, not in code`);
  }
  return differences;
}
