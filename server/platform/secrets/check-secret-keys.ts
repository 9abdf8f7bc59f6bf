import { sql } from 'drizzle-orm';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { sealingKeys } from '#server/platform/db/schema/secrets.table.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { Services } from '#server/services.ts';
import { sealedColumns } from './sealed-columns.ts';

const wrongKey = (why: string, cause?: unknown) =>
  new StartError(
    `SECRET_KEY isn’t the key this database was encrypted with (${why}). Set SECRET_KEY or DATA_DIR/secret.key to the old key. If you’re replacing a key, put the old one in SECRET_KEY_PREVIOUS.`,
    { cause },
  );

/** A database from before keys had names: one value of each kind has to open. */
async function tryToOpen(tx: Tx, secrets: Secrets): Promise<void> {
  for (const { table, id, column, context } of sealedColumns) {
    const [key, value] = [sql.identifier(id), sql.identifier(column)];
    const rows = await readRows(
      tx,
      { id: 'text', sealed: 'text' },
      sql`select ${key}::text as id, ${value} as sealed from ${sql.identifier(table)} where ${value} is not null limit 1`,
    );
    try {
      for (const { id, sealed } of rows) secrets.open(context(id), sealed);
    } catch (cause) {
      throw wrongKey(`${table} can’t be read`, cause);
    }
  }
}

/**
 * Refuses secret keys that do not open what this database holds, before anything is sealed with another one, and writes
 * down that the present one is used here.
 * @throws StartError
 */
export async function checkSecretKeys({
  db,
  secrets,
  clock,
}: Pick<Services, 'db' | 'secrets' | 'clock'>): Promise<void> {
  await db.system('installation', async (tx) => {
    await advisoryLock(tx, 'sealing-keys');
    const used = (await tx.select().from(sealingKeys)).map(({ kid }) => kid);
    const missing = used.filter((kid) => !secrets.kids.includes(kid));
    if (missing.length > 0) throw wrongKey(`it needs ${missing.join(' and ')}, and got ${secrets.kids.join(' and ')}`);
    if (used.length === 0) await tryToOpen(tx, secrets);
    await tx
      .insert(sealingKeys)
      .values({ kid: secrets.kid, since: new Date(clock.now()) })
      .onConflictDoNothing();
  });
}
