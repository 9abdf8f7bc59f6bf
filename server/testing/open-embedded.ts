import { writeSync } from 'node:fs';
import pg from 'pg';
import { makeDataDir } from '#server/platform/db/data-dir.ts';
import { databaseFolder, startEmbedded } from '#server/platform/embedded/embedded.ts';

/** A process that makes the database of the folder in its first argument, where there is none, and says whom it knows. */
const dataDir = process.argv[2] ?? '';
const log = { info() {}, warn() {}, error() {} };
makeDataDir(dataDir);
const embedded = await startEmbedded(databaseFolder(dataDir), { log, onLost: () => process.exit(70) });
const client = new pg.Client(embedded.config);
await client.connect();
const { rows } = await client.query<{ name: string }>('select current_user as name');
await client.end();
await embedded.stop();
writeSync(1, rows[0]!.name);
