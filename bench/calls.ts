import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { type Measured, measure, startServer } from './calls/processes.ts';

/**
 * Calls at once over the real socket: the server in a process of its own, all callers in another, on the same cores;
 * alone, and beside a neighbour that burns one core. The reference is bare sockets that carry the same frames.
 */

/** A neighbour that burns one core. Answers how to end it. */
function burn(): () => void {
  const child = fork(path.join(import.meta.dirname, 'calls', 'neighbour.ts'));
  return () => void child.kill('SIGKILL');
}

function rowsOf(name: string, count: number, goalMs: number, measured: Measured, bareShare: number): BenchRow[] {
  const { turns, newWords, frames, late, lost, cpuShare, memoryMb } = measured;
  const at = (quota: number) => Math.round(quantile(turns, quota));
  return [
    {
      name: `${count} calls, ${name}: typed turn to first frame, p95 of ${turns.length} (p50 ${at(0.5)}, p99 ${at(0.99)})`,
      value: quantile(turns, 0.95),
      unit: 'ms',
      goal: `< ${goalMs}`,
    },
    {
      name: `  the same with words never said before, p95 of ${newWords.length}`,
      value: quantile(newWords, 0.95),
      unit: 'ms',
    },
    { name: '  frames more than 40 ms late', value: (late / frames) * 100, unit: '%', goal: '< 0.1' },
    {
      name: `  server per call, of one core (ratio to bare sockets; ${Math.round(memoryMb)} MB, ${lost} lost)`,
      value: (cpuShare / count) * 100,
      unit: '%',
      ratio: cpuShare / count / bareShare,
      ...(count === 200 && { goal: '< 0.25' }),
    },
  ];
}

const all = [
  { count: 200, neighbour: false, goalMs: 100 },
  { count: 350, neighbour: false, goalMs: 300 },
  { count: 100, neighbour: true, goalMs: 400 },
] as const;

interface Options {
  talkMs?: number;
  counts?: number[] | undefined;
  /** With Encryption at Rest switched on. */
  sealed?: boolean | undefined;
}

/** Measures; some ten minutes: each call takes its next minute of usage once. */
export async function run({ talkMs = 60_000, counts, sealed = false }: Options = {}): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const rows: BenchRow[] = [];
  try {
    const bare = await startServer('bare-sockets.ts', {});
    const bareCount = 200;
    const reference = await measure(bare, bareCount, talkMs / 2);
    await bare.stop();
    const bareShare = reference.cpuShare / bareCount;
    rows.push({
      name: `bare sockets with the same frames, ${bareCount}: per socket`,
      value: bareShare * 100,
      unit: '%',
    });
    const server = await startServer('server.ts', { DATA_DIR: dataDir, PORT: '0', ...(sealed && { SEALED: 'yes' }) });
    // The first callers warm the compiler, the speech workers and the cache.
    await measure(server, 20, 20_000);
    for (const { count, neighbour, goalMs } of all) {
      if (counts && !counts.includes(count)) continue;
      const extinguish = neighbour ? burn() : () => {};
      const measured = await measure(server, count, talkMs);
      extinguish();
      rows.push(...rowsOf(neighbour ? 'beside a neighbour' : 'alone', count, goalMs, measured, bareShare));
    }
    await server.stop();
    return rows;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', multiple: true },
      seconds: { type: 'string' },
      sealed: { type: 'boolean' },
    },
  });
  const rows = await run({
    counts: values.count?.map(Number),
    sealed: values.sealed,
    ...(values.seconds && { talkMs: Number(values.seconds) * 1000 }),
  });
  printRows('calls', rows);
}
