import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { type Measured, measure, startServer } from './calls/processes.ts';
import { startCheapTranscriber } from './calls/transcriber.ts';

/**
 * Calls at once over the real socket: the server in a process of its own, all callers in another, on the same cores;
 * on a fresh server that everyone calls at once, on a warm one, and beside a neighbour that burns one core. The
 * reference is bare sockets that carry the same frames.
 */

/** A neighbour that burns one core. Answers how to end it. */
function burn(): () => void {
  const child = fork(path.join(import.meta.dirname, 'calls', 'neighbour.ts'));
  return () => void child.kill('SIGKILL');
}

interface Goals {
  /** From a typed turn to its first frame at the 95th percentile, in ms. */
  goalMs: number;
  /** Frames more than 40 ms late, of 100. */
  goalLate: number;
}

function rowsOf(name: string, count: number, goals: Goals, measured: Measured, bareShare: number): BenchRow[] {
  const { turns, newWords, frames, late, lost, cpuShare, memoryMb } = measured;
  const at = (quota: number) => Math.round(quantile(turns, quota));
  return [
    {
      name: `${count} calls, ${name}: typed turn to first frame, p95 of ${turns.length} (p50 ${at(0.5)}, p99 ${at(0.99)})`,
      value: quantile(turns, 0.95),
      unit: 'ms',
      goal: `< ${goals.goalMs}`,
    },
    {
      name: `  the same with words never said before, p95 of ${newWords.length}`,
      value: quantile(newWords, 0.95),
      unit: 'ms',
    },
    { name: '  frames more than 40 ms late', value: (late / frames) * 100, unit: '%', goal: `< ${goals.goalLate}` },
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
  { count: 200, neighbour: false, goalMs: 100, goalLate: 0.1 },
  { count: 350, neighbour: false, goalMs: 300, goalLate: 0.1 },
  { count: 100, neighbour: true, goalMs: 400, goalLate: 0.1 },
] as const;

/** The worst moment: a server that has just started, nothing compiled and no word said, and everyone calls. */
const atOnce = [
  { count: 200, goalMs: 100, goalLate: 0.3 },
  { count: 350, goalMs: 250, goalLate: 1 },
] as const;

/** Callers who are heard here, by a transcriber elsewhere. */
const soundUp = { count: 100, goalMs: 150, goalLate: 0.5 } as const;

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
  const start = (folder: string) =>
    startServer('server.ts', { DATA_DIR: folder, PORT: '0', ...(sealed && { SEALED: 'yes' }) });
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
    for (const { count, ...goals } of atOnce) {
      if (counts && !counts.includes(count)) continue;
      const server = await start(path.join(dataDir, `fresh-${count}`));
      const measured = await measure(server, count, talkMs / 2, { atOnce: true });
      await server.stop();
      rows.push(...rowsOf('all begun within 5 s on a fresh server', count, goals, measured, bareShare));
    }
    const server = await start(path.join(dataDir, 'warm'));
    // The first callers warm the compiler, the speech workers and the cache.
    await measure(server, 20, 20_000);
    for (const { count, neighbour, ...goals } of all) {
      if (counts && !counts.includes(count)) continue;
      const extinguish = neighbour ? burn() : () => {};
      const measured = await measure(server, count, talkMs);
      extinguish();
      rows.push(...rowsOf(neighbour ? 'beside a neighbour' : 'alone', count, goals, measured, bareShare));
    }
    await server.stop();
    if (!counts || counts.includes(soundUp.count)) {
      const ears = await startCheapTranscriber();
      const hearing = await startServer('server.ts', {
        DATA_DIR: path.join(dataDir, 'sound'),
        PORT: '0',
        DEEPGRAM_BASE_URL: ears.origin,
      });
      const { count, ...goals } = soundUp;
      await measure(hearing, 10, 10_000, { sound: true });
      const measured = await measure(hearing, count, talkMs, { sound: true });
      await hearing.stop();
      ears.close();
      rows.push(...rowsOf('whose callers send their sound', count, goals, measured, bareShare));
    }
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
