import type pg from 'pg';

/**
 * What a database is, in lines that can be compared: everything of the schema public, with who owns it and who may do what, and rows that
 * are there from the start. Whether a column may be null is said with it: the names of those constraints, which PostgreSQL has since 18,
 * say nothing more.
 */
const queries = {
  extensions: `select extname from pg_extension`,
  relations: `select relkind, relname, pg_get_userbyid(relowner), relrowsecurity, relforcerowsecurity, reloptions, relacl, relreplident,
      am.amname, case when relkind = 'S' then pg_get_serial_sequence_of.text end
    from pg_class c left join pg_am am on am.oid = relam, lateral (select s.seqtypid::regtype || ' ' || s.seqstart || ' ' || s.seqincrement
      as text from (select) one left join pg_sequence s on s.seqrelid = c.oid) pg_get_serial_sequence_of
    where relnamespace = 'public'::regnamespace`,
  columns: `select attrelid::regclass, row_number() over (partition by attrelid order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attstorage, attcompression, attcollation::regcollation, attacl,
      pg_get_expr(adbin, adrelid)
    from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef d on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  constraints: `select conrelid::regclass, conname, contype, condeferrable, condeferred, convalidated, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `select indrelid::regclass, indisvalid, indisclustered, pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  policies: `select polrelid::regclass, polname, polcmd, polpermissive, (select array_agg(rolname order by 1) from pg_roles where
      pg_roles.oid = any(polroles)), pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid) from pg_policy`,
  functions: `select p.oid::regprocedure, pg_get_userbyid(proowner), proacl, pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
  triggers: `select tgrelid::regclass, tgenabled, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  types: `select typname, typtype, typacl from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')`,
  grants: `select defaclobjtype, pg_get_userbyid(defaclrole), defaclacl from pg_default_acl
    union all select 'n', nspname, nspacl from pg_namespace where nspname = 'public'`,
};

export async function readSchema(pool: pg.Pool): Promise<Record<string, string[]>> {
  const schema: Record<string, string[]> = {};
  for (const [what, query] of Object.entries(queries)) {
    const { rows } = await pool.query<{ line: string }>(`select t::text as line from (${query}) t order by 1`);
    schema[what] = rows.map(({ line }) => line);
  }
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'parley_migrations' order by 1",
  );
  const each = tables.map(({ name }) => `select '${name} ' || t::text as line from ${name} t`);
  const { rows } = await pool.query<{ line: string }>(`${each.join(' union all ')} order by 1`);
  schema.rows = rows.map(({ line }) => line);
  return schema;
}
