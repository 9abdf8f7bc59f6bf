import pg from 'pg';
import { pino } from 'pino';
import { defineJobs } from '#server/jobs.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { owner } from '#server/platform/embedded/data-folder.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/services.ts';

/**
 * Of which databases of tests are copies: migrated, with the job queue's tables and queues. It has the name of the embedded
 * database, so that a copy of the server's folder is one that has been started before (see ready-database.ts).
 */
const template = owner;

/** Makes the template, on a server that has none. */
export async function makeTemplate(server: string): Promise<void> {
  await onServer(server, (admin) => admin.query(`create database ${template} template template0`));
  const log = pino({ level: 'silent' });
  const onLost = () => {};
  const db = await openDatabase({ dataDir: '', databaseUrl: databaseAt(server, template), log, onLost });
  const jobs = await openJobs(db, log);
  // Jobs are named here and none is done, for which they would need the rest.
  defineJobs({ db, jobs, log } as Services);
  await jobs.start({ work: false });
  await jobs.stop();
  await db.pool.query('vacuum (freeze, analyze)');
  await db.close();
}

/** Makes a database on the server of the tests, a copy of the template. Answers its address. */
export async function makeMigratedDatabase(server: string, name: string): Promise<string> {
  await onServer(server, (admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
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
