import type pg from 'pg';
import { StartError } from '#server/platform/start-error.ts';
import { sqlState } from './sql-error.ts';
import { appRole, systemRole } from './transactions.ts';

const roles = [appRole, systemRole];

/**
 * Makes the roles that transactions run as, unless they are there. At every start and not in a migration: roles belong
 * to the server, not to the database, so a restored database may come without them.
 * @throws StartError
 */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  await refuseWeakUser(client);
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1)',
    [roles],
  );
  const missing = roles.filter((role) => !rows.some(({ name }) => name === role));
  for (const role of missing) await createRole(client, role, missing);
  await joinRoles(client);
  await refusePowerfulRoles(client);
}

/** The tables go into the schema public, those of the job queue into one of their own. */
async function refuseWeakUser(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ may: boolean; user: string; database: string }>(
    `select has_schema_privilege('public', 'usage') and has_schema_privilege('public', 'create')
         and has_database_privilege(current_database(), 'create') as may,
       quote_ident(current_user) as user, quote_ident(current_database()) as database`,
  );
  const [{ may, user, database } = { may: false, user: '', database: '' }] = rows;
  if (may) return;
  throw new StartError(
    `The database user ${user} isn’t allowed to create tables. As an administrator of that server, run this once: alter database ${database} owner to ${user};`,
  );
}

/** Two servers on two databases of one PostgreSQL may do this at once, and no lock spans databases. */
async function createRole(client: pg.ClientBase, role: string, missing: string[]): Promise<void> {
  await client.query('savepoint make_role');
  try {
    await client.query(`create role ${role} nologin`);
  } catch (error) {
    await client.query('rollback to savepoint make_role');
    const state = sqlState(error);
    if (state === '42501') throw await adminNeeded(client, missing, error);
    // duplicate_object, or its unique violation when the other one committed in between.
    if (state !== '42710' && state !== '23505') throw error;
  }
  await client.query('release savepoint make_role');
}

/** The login role has to be allowed to become them. Before version 16, making a role did not include that. */
async function joinRoles(client: pg.ClientBase): Promise<void> {
  for (const role of roles) {
    await client.query('savepoint join_role');
    try {
      await client.query(`set local role ${role}`);
      await client.query('reset role');
    } catch (error) {
      await client.query('rollback to savepoint join_role');
      if (sqlState(error) !== '42501') throw error;
      await client.query(`grant ${role} to current_user`).catch(async (cause) => {
        await client.query('rollback to savepoint join_role');
        throw sqlState(cause) === '42501' ? await adminNeeded(client, [], cause) : cause;
      });
    }
    await client.query('release savepoint join_role');
  }
}

async function adminNeeded(client: pg.ClientBase, missing: string[], cause: unknown): Promise<StartError> {
  const { rows } = await client.query<{ user: string }>('select quote_ident(current_user) as user');
  const user = rows[0]?.user;
  const commands = missing.map((role) => `create role ${role} nologin;`);
  commands.push(`grant ${roles.join(', ')} to ${user};`);
  return new StartError(
    `The database user ${user} isn’t allowed to create the roles Parley needs. As an administrator of that server, run this once: ${commands.join(' ')}`,
    { cause },
  );
}

/** A superuser, or a role that may bypass row-level security, would see every workspace. */
async function refusePowerfulRoles(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls)',
    [roles],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name);
  throw new StartError(
    `The database role ${names.join(' and ')} can bypass row-level security, so workspaces wouldn’t be isolated. As an administrator, run: ${names
      .map((name) => `alter role ${name} nosuperuser nobypassrls;`)
      .join(' ')}`,
  );
}
