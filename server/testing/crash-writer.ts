import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { newId } from '#server/platform/db/new-id.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';

/**
 * A process to be killed: opens the database in the folder of its first argument and writes orders with their lines,
 * eight at a time, printing the id of each order once its commit is acknowledged. Every so often it makes a checkpoint
 * and a vacuum, which a crash could hit too.
 */
const database = await openDatabase({
  dataDir: process.argv[2] ?? '',
  databaseUrl: null,
  log: pino({ level: 'silent' }),
  onLost: () => process.exit(70),
});
await database.pool.query(`
  create table if not exists orders (id uuid primary key, total int not null);
  create table if not exists order_lines (order_id uuid references orders, amount int not null);
  grant all on orders, order_lines to parley_system`);
/** Written without a buffer: what the parent has read was acknowledged, whatever happens next. */
const say = (line: string) => writeSync(1, `${line}\n`);
say('open');

async function write(): Promise<never> {
  for (let n = 1; ; n++) {
    const id = newId();
    await database.system('test', async (tx) => {
      await tx.execute(sql`insert into orders values (${id}, ${n})`);
      await tx.execute(sql`insert into order_lines select ${id}, 1 from generate_series(1, ${n})`);
    });
    say(id);
    if (n % 10 === 0) await database.pool.query(n % 20 === 0 ? 'checkpoint' : 'vacuum orders');
  }
}

await Promise.all(Array.from({ length: 8 }, write));
