import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/postgres.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { type Measured, measure, type Server, startServer } from './calls/processes.ts';

/**
 * Calls at once over the real socket: the server in a process of its own, all callers in another, on the same cores;
 * alone, and beside a neighbour that burns one core. The reference is bare sockets that carry the same frames.
 */

/** A neighbour that burns one core. Answers how to end it. */
function burn(): () => void {
  const child = fork(path.join(import.meta.dirname, 'calls', 'neighbour.ts'));
  return () => void child.kill('SIGKILL');
}

/** Statements of jobs and upkeep, and how many of them had the connection for more than 20 ms, since the start. */
async function backgroundStatements({ address }: Server): Promise<{ all: number; long: number }> {
  const text = await (await fetch(`http://${address}/metrics`)).text();
  const counted = (below: string) => {
    const line = new RegExp(`embedded_database_statement_seconds_bucket{le="${below}",lane="background"} (\\d+)`);
    return Number(line.exec(text)?.[1] ?? 0);
  };
  const all = counted('\\+Inf');
  return { all, long: all - counted('0.02') };
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
  only?: string | undefined;
  counts?: number[] | undefined;
  /** With Encryption at Rest switched on. */
  sealed?: boolean | undefined;
}

/** Measures; some ten minutes: each call takes its next minute of usage once. */
export async function run({ talkMs = 60_000, only, counts, sealed = false }: Options = {}): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  const postgres = only === 'embedded' ? null : await startPostgres();
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
    const engines = [
      ['embedded', {}],
      ['PostgreSQL', { DATABASE_URL: postgres?.url }],
    ] as const;
    for (const [engine, env] of engines) {
      if (only !== undefined && only !== engine) continue;
      const server = await startServer('server.ts', {
        DATA_DIR: path.join(dataDir, engine),
        PORT: '0',
        ...(sealed && { SEALED: 'yes' }),
        ...env,
      });
      // The first callers warm the compiler, the speech workers and the cache.
      await measure(server, 20, 20_000);
      for (const { count, neighbour, goalMs } of all) {
        if (counts && !counts.includes(count)) continue;
        const extinguish = neighbour ? burn() : () => {};
        const before = await backgroundStatements(server);
        const measured = await measure(server, count, talkMs);
        const after = await backgroundStatements(server);
        extinguish();
        rows.push(...rowsOf(`${engine}${neighbour ? ' beside a neighbour' : ''}`, count, goalMs, measured, bareShare));
        if (engine === 'embedded') {
          rows.push({
            name: `  statements of jobs that took more than 20 ms, of ${after.all - before.all}`,
            value: after.long - before.long,
            unit: '',
            goal: '0',
          });
        }
      }
      await server.stop();
    }
    return rows;
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      count: { type: 'string', multiple: true },
      seconds: { type: 'string' },
      sealed: { type: 'boolean' },
    },
  });
  const rows = await run({
    only: values.only,
    counts: values.count?.map(Number),
    sealed: values.sealed,
    ...(values.seconds && { talkMs: Number(values.seconds) * 1000 }),
  });
  printRows('calls', rows);
}
