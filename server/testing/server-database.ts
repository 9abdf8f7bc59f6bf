import { basename } from 'node:path';
import pg from 'pg';
import { migrate } from '#server/infra/db/migrate.ts';
import { templateDir } from '#server/infra/db/template.ts';

/** Any number: test files that run at once make the template one after the other. */
const templateLock = 7_306_425_411;

/** Makes a database on a server by copying a migrated template, which it makes first if need be. Answers its address. */
export async function makeMigratedDatabase(server: string, name: string): Promise<string> {
  const template = basename(templateDir()).replace('database-', 'parley_template_');
  await onServer(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await admin.query(`drop database if exists ${draft}`);
      await admin.query(`create database ${draft} template template0`);
      const pool = new pg.Pool({ connectionString: databaseAt(server, draft), max: 1 });
      await migrate(pool).finally(() => pool.end());
      await admin.query(`alter database ${draft} rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  return databaseAt(server, name);
}

/** Makes an empty database on a server, without any migration. Answers its address. */
export async function makeBareDatabase(server: string, name: string): Promise<string> {
  await onServer(server, (admin) => admin.query(`create database ${name} template template0`));
  return databaseAt(server, name);
}

/** Removes a database that one of these made, with connections that are left. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, (admin) => admin.query(`drop database ${name} with (force)`));
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

async function onServer(server: string, run: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await run(admin);
  } finally {
    await admin.end();
  }
}
