import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BenchRow, printRows } from './bench-row.ts';
import { measure, next, spawnChild, startServer } from './calls/processes.ts';

/**
 * Ten thousand notifications leave as mails, to a mail server in a process of its own, while twenty calls are live on the
 * same cores and the same embedded database: how long it takes, and what the callers notice.
 */

/** What callers talk before and after, so that mails leave in the middle of it, in ms. */
const marginMs = 3_000;

interface Letters {
  type: 'letters';
  letters: number;
  twice: number;
}

interface Options {
  count?: number;
  calls?: number;
  /** Until the mails have to have left, in ms. */
  withinMs?: number;
}

/** Measures; two minutes at full size. */
export async function run({ count = 10_000, calls = 20, withinMs = 60_000 }: Options = {}): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const mails = spawnChild('mail-server.ts');
  const { address } = await next<{ type: 'ready'; address: string }>(mails, ({ type }) => type === 'ready');
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', SMTP_URL: `smtp://${address}` };
  const server = await startServer('server.ts', env);
  try {
    // The first callers warm the compiler, the speech workers and the cache.
    await measure(server, calls, 10_000);
    mails.send({ type: 'expect', count });
    let left = { letters: 0, twice: 0 };
    let seconds = withinMs / 1000;
    const sending = Promise.withResolvers<void>();
    const onBegun = () => {
      wait(marginMs)
        .then(async () => {
          const begunAt = performance.now();
          const arrived = next<Letters>(mails, ({ type }) => type === 'letters');
          await server.ask({ type: 'notify', count }, 'notified');
          const inTime = await Promise.race([arrived, wait(withinMs - (performance.now() - begunAt), null)]);
          seconds = (performance.now() - begunAt) / 1000;
          if (inTime === null) mails.send({ type: 'tell' });
          left = inTime ?? (await arrived);
        })
        .then(sending.resolve, sending.reject);
    };
    const measured = measure(server, calls, withinMs + 2 * marginMs, { onBegun });
    await sending.promise;
    const { frames, late, lost } = await measured;
    // Whatever came twice came by now.
    const told = next<Letters>(mails, ({ type }) => type === 'letters');
    mails.send({ type: 'tell' });
    const { twice } = await told;
    return [
      {
        name: `${left.letters} of ${count} notifications left as mails`,
        value: seconds,
        unit: 's',
        goal: `< ${withinMs / 1000}`,
      },
      { name: '  letters that came twice', value: twice, unit: '', goal: '0' },
      {
        name: `  frames more than 40 ms late, of ${frames} in ${calls} calls (${lost} lost)`,
        value: late,
        unit: '',
        goal: '0',
      },
    ];
  } finally {
    const exit = once(mails, 'exit');
    mails.send({ type: 'stop' });
    await Promise.all([server.stop(), exit]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { count: { type: 'string' }, seconds: { type: 'string' } } });
  const rows = await run({
    ...(values.count && { count: Number(values.count) }),
    ...(values.seconds && { withinMs: Number(values.seconds) * 1000 }),
  });
  printRows('notifications', rows);
}
