import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { measure, next, spawnChild, startServer } from './calls/processes.ts';
import { startCheapTranscriber } from './calls/transcriber.ts';
import type { Knee, KneePoint } from './knee-data.ts';
import { plotKnee } from './knee-plot.ts';
import { measurePhone } from './phone-calls.ts';

/**
 * Where one server reaches its limits: more and more calls at once of each kind, until answers come late. All callers, their transcriber and the
 * database share the machine with the server, so a server of its own carries more. `--write` keeps the figures and their plot for
 * docs/scaling.md. Some twelve minutes.
 */

/** What callers notice: the 95th percentile of the time to the first sound of an answer, in ms; frames more than 40 ms late, in %. */
const bends = { ms: 300, late: 1 };

type Measure = (count: number, talkMs: number) => Promise<KneePoint>;

interface Load {
  name: string;
  counts: readonly number[];
  /** Starts what it needs. Answers how a count is measured, and how all ends. */
  open(folder: string): Promise<{ measure: Measure; close(): Promise<void> }>;
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);

const openBrowser = (sound: boolean) => async (folder: string) => {
  const ears = sound ? await startCheapTranscriber() : null;
  const env = { DATA_DIR: folder, PORT: '0', ...(ears && { DEEPGRAM_BASE_URL: ears.origin }) };
  const server = await startServer('server.ts', env);
  await measure(server, 20, 10_000, { sound });
  return {
    async measure(count: number, talkMs: number) {
      const { turns, frames, late, lost, cpuShare, memoryMb } = await measure(server, count, talkMs, { sound });
      return { calls: count, ms: quantile(turns, 0.95), late: share(late, frames), lost, cores: cpuShare, memoryMb };
    },
    async close() {
      await server.stop();
      ears?.close();
    },
  };
};

const openPhone = (by: 'gather' | 'stream') => async (folder: string) => {
  let n = 0;
  return {
    async measure(count: number, talkMs: number) {
      const callers = spawnChild('phone-callers.ts');
      const { origin } = await next<{ origin: string }>(callers, (message) => typeof message === 'object');
      const env = { DATA_DIR: path.join(folder, String(n++)), PORT: '0', DEEPGRAM_BASE_URL: origin };
      const server = await startServer('server.ts', { ...env, PUBLIC_URL: 'https://voice.example.com' });
      try {
        const measured = await measurePhone(server, callers, { by, talkMs }, count);
        const { turns, answers, frames, late, lost, cpuShare } = measured;
        const { memoryMb } = await server.ask({ type: 'usage' }, 'usage');
        const ms = quantile(turns.length > 0 ? turns : answers, 0.95);
        return { calls: count, ms, late: share(late, frames), lost, cores: cpuShare, memoryMb };
      } finally {
        callers.kill();
        await server.stop();
      }
    },
    close: async () => {},
  };
};

const loads: readonly Load[] = [
  { name: 'Browser calls, typed', counts: [100, 200, 350, 500, 650, 800], open: openBrowser(false) },
  { name: 'Browser calls, spoken', counts: [50, 100, 150, 200, 300], open: openBrowser(true) },
  { name: 'Phone calls, turn by turn', counts: [50, 100, 200, 300], open: openPhone('gather') },
  { name: 'Phone calls, Media Streams', counts: [25, 50, 100, 150], open: openPhone('stream') },
];

const isBent = ({ ms, late, lost }: KneePoint) => ms > bends.ms || late > bends.late || lost > 0;

/** Measures each kind up to the first count at which it has bent. */
export async function run({ talkMs = 20_000 }: { talkMs?: number } = {}): Promise<Knee> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-bench-knee-'));
  const knee: Knee = { cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30), loads: [] };
  try {
    for (const [n, { name, counts, open }] of loads.entries()) {
      const points: KneePoint[] = [];
      const opened = await open(path.join(folder, String(n)));
      try {
        for (const count of counts) {
          points.push(await opened.measure(count, talkMs));
          if (isBent(points.at(-1)!)) break;
        }
      } finally {
        await opened.close();
      }
      knee.loads.push({ name, points, bent: isBent(points.at(-1)!) });
    }
    return knee;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rowsOf = ({ loads: all }: Knee): BenchRow[] =>
  all.flatMap(({ name, points }) =>
    points.map(({ calls, ms, late, lost, cores, memoryMb }) => ({
      name: `${name}, ${calls}: p95 to the first sound (${late.toFixed(2)} % late, ${lost} lost, ${cores.toFixed(2)} cores, ${Math.round(memoryMb)} MB)`,
      value: ms,
      unit: 'ms',
    })),
  );

if (import.meta.main) {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, write: { type: 'boolean' } } });
  const knee = await run(values.seconds === undefined ? {} : { talkMs: Number(values.seconds) * 1000 });
  printRows(`where one server bends, on ${knee.cores} cores`, rowsOf(knee));
  if (values.write) {
    const at = (file: string) => path.join(import.meta.dirname, file);
    writeFileSync(at('knee.data.json'), `${JSON.stringify(knee, null, 2)}\n`);
    for (const theme of ['light', 'dark'] as const) writeFileSync(at(`knee-${theme}.svg`), plotKnee(knee, theme));
  }
}
