import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchRow, median, printRows, quantile } from './bench-row.ts';
import { measure, startServer } from './calls/processes.ts';

/**
 * What it costs calls that people watch: typed turn to first frame of 100 calls at once, in turn with no one and with 20
 * people watching the board and single calls. Their events are read in the server's own process, so that nothing of the
 * work is left out but the writing to their sockets.
 */
const calls = 100;
const watchers = 20;

export async function run({ talkMs = 30_000, rounds = 2 } = {}): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const turns: Record<'alone' | 'watched', number[]> = { alone: [], watched: [] };
  let events = 0;
  try {
    const server = await startServer('server.ts', { DATA_DIR: dataDir, PORT: '0' });
    // The first callers warm the compiler, the speech workers and the cache.
    await measure(server, 20, 15_000);
    for (let round = 0; round < rounds; round++) {
      for (const kind of ['alone', 'watched'] as const) {
        let begun: Promise<unknown> = Promise.resolve();
        const onBegun = () => {
          if (kind === 'watched') begun = server.ask({ type: 'watch', count: watchers }, 'watched');
        };
        const measured = await measure(server, calls, talkMs, { onBegun });
        await begun;
        if (kind === 'watched') events += (await server.ask({ type: 'watch', count: 0 }, 'watched')).events;
        turns[kind].push(...measured.turns, ...measured.newWords);
      }
    }
    await server.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  const { alone, watched } = turns;
  const at = (share: number) => quantile(watched, share) / quantile(alone, share);
  return [
    {
      name: `${calls} calls, nobody watches: typed turn to first frame, median of ${alone.length}`,
      value: median(alone),
      unit: 'ms',
    },
    { name: `  p95`, value: quantile(alone, 0.95), unit: 'ms' },
    {
      name: `${calls} calls, ${watchers} people watch (${events} events): median of ${watched.length}`,
      value: median(watched),
      unit: 'ms',
      ratio: at(0.5),
      goal: 'ratio < 1.05',
    },
    { name: '  p95', value: quantile(watched, 0.95), unit: 'ms', ratio: at(0.95), goal: 'ratio < 1.05' },
  ];
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '30' }, rounds: { type: 'string', default: '2' } },
  });
  printRows('live', await run({ talkMs: Number(values.seconds) * 1000, rounds: Number(values.rounds) }));
}
