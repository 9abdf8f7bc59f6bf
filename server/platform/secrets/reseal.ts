import { sql } from 'drizzle-orm';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { Services } from '#server/services.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';

/** Rows in one transaction: short enough that people who sign in do not notice. */
const rowsAtOnce = 50;

type Needs = Pick<Services, 'db' | 'secrets'>;

/** Seals some values of a column anew; answers how many there were. */
function resealSome({ db, secrets }: Needs, { table, id, column, context }: SealedColumn): Promise<number> {
  const [rows, key, value] = [sql.identifier(table), sql.identifier(id), sql.identifier(column)];
  return db.system('installation', async (tx) => {
    const found = await readRows(
      tx,
      { place: 'text', id: 'text', sealed: 'text' },
      sql`select ctid::text as place, ${key}::text as id, ${value} as sealed from ${rows}
        where ${value} is not null and ${value} not like ${`v2.${secrets.kid}.%`}
        limit ${rowsAtOnce} for update`,
    );
    for (const { place, id, sealed } of found) {
      const anew = secrets.seal(context(id), secrets.open(context(id), sealed));
      // Where a row stands cannot change while it is locked, and is found without an index.
      await tx.execute(sql`update ${rows} set ${value} = ${anew} where ctid = ${place}::tid`);
    }
    return found.length;
  });
}

/**
 * Seals everything anew with the present key that another one sealed, some rows at a time. A kill in the middle loses
 * nothing, as long as both keys are kept: the next run goes on where this one was. Answers how many values it sealed.
 */
export async function resealAll(services: Needs, onBatch: (sealed: number) => void = () => {}): Promise<number> {
  let sealed = 0;
  for (const column of sealedColumns) {
    for (;;) {
      const some = await resealSome(services, column);
      sealed += some;
      if (some === 0) break;
      onBatch(sealed);
    }
  }
  return sealed;
}
