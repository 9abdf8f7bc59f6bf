import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { rotateKey } from '#server/platform/secrets/rotate-key.ts';
import { loadSecretKeys, makeSecrets } from '#server/platform/secrets.ts';
import { systemClock } from '#voice/clock.ts';

/** A process to be killed: changes the secret key of the folder in DATA_DIR, and says after each batch how far it is. */
const config = readConfig(process.env);
const db = await openDatabase({
  dataDir: config.dataDir,
  databaseUrl: config.databaseUrl,
  log: pino({ level: 'silent' }),
  onLost: () => process.exit(70),
});
const secrets = makeSecrets(...loadSecretKeys(config));
// Written without a buffer: what the parent has read had happened.
await rotateKey({ db, secrets, config, clock: systemClock }, (sealed) => writeSync(1, `${sealed}\n`));
writeSync(1, 'done\n');
await db.close();
