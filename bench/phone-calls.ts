import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { measure, next, type Server, spawnChild, startServer } from './calls/processes.ts';
import type { PhoneReport, PhoneTask } from './calls/protocol.ts';

/**
 * Phone calls at once: the server in a process of its own, a carrier with its callers and their transcriber in another, on the
 * same cores. Requests and sockets are signed and answered as those of the real carrier. The reference is bare sockets that
 * carry as many frames as calls in a browser.
 */

export interface MeasuredPhone extends PhoneReport {
  /** Of one core. */
  cpuShare: number;
}

/** So many phone calls for a while. */
export async function measurePhone(
  server: Server,
  callers: ReturnType<typeof spawnChild>,
  task: Omit<PhoneTask, 'address' | 'numbers' | 'rampMs'>,
  count: number,
): Promise<MeasuredPhone> {
  const heardBy: PhoneNumber['heardBy'] = task.by === 'stream' ? 'transcriber' : 'carrier';
  const { numbers } = await server.ask({ type: 'numbers', count, heardBy }, 'numbers');
  callers.send({ ...task, address: server.address, numbers, rampMs: count * 100 } satisfies PhoneTask);
  await next<unknown>(callers, (message) => message === 'measuring');
  const before = await server.ask({ type: 'usage' }, 'usage');
  const begunAt = performance.now();
  await next<unknown>(callers, (message) => message === 'measured');
  const wallMs = performance.now() - begunAt;
  const after = await server.ask({ type: 'usage' }, 'usage');
  const { report } = await next<{ report: PhoneReport }>(callers, (message) => typeof message === 'object');
  return { ...report, cpuShare: (after.cpuMs - before.cpuMs) / wallMs };
}

function rowsOf(name: string, count: number, measured: MeasuredPhone, bareShare: number): BenchRow[] {
  const { answers, turns, heard, frames, late, lost, faults, cpuShare } = measured;
  const timed = (what: string, ms: number[], goal?: string): BenchRow => ({
    name: `  ${what}, p95 of ${ms.length} (p50 ${Math.round(quantile(ms, 0.5))}, p99 ${Math.round(quantile(ms, 0.99))})`,
    value: quantile(ms, 0.95),
    unit: 'ms',
    ...(goal && { goal }),
  });
  const said = faults.length > 0 ? `; first: ${faults[0]}` : '';
  return [
    { name: `${count} calls by ${name}: lost${said}`, value: lost, unit: '', goal: '0' },
    timed('answered to first sound', answers, '< 400'),
    ...(turns.length > 0 ? [timed('words told to first sound of the answer', turns, '< 400')] : []),
    ...(heard.length > 0
      ? [timed('last word said to first sound of the answer, with the pause that ends a turn', heard)]
      : []),
    ...(frames > 0
      ? [{ name: `  frames more than 40 ms late, of ${frames}`, value: (late / frames) * 100, unit: '%', goal: '< 1' }]
      : []),
    {
      name: '  server per call, of one core (ratio to bare sockets)',
      value: (cpuShare / count) * 100,
      unit: '%',
      ratio: cpuShare / count / bareShare,
    },
  ];
}

interface Options {
  talkMs?: number;
  gather?: number;
  streams?: number;
}

/** Measures; some three minutes. */
export async function run({ talkMs = 40_000, gather = 100, streams = 50 }: Options = {}): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-bench-phone-'));
  try {
    const bare = await startServer('bare-sockets.ts', {});
    const bareCount = 100;
    const bareShare = (await measure(bare, bareCount, talkMs / 2)).cpuShare / bareCount;
    await bare.stop();
    const rows: BenchRow[] = [{ name: `bare sockets, ${bareCount}: per socket`, value: bareShare * 100, unit: '%' }];
    for (const [by, name, count] of [
      ['gather', 'Gather', gather],
      ['stream', 'Media Streams', streams],
    ] as const) {
      if (count === 0) continue;
      const callers = spawnChild('phone-callers.ts');
      const { origin } = await next<{ origin: string }>(callers, (message) => typeof message === 'object');
      const server = await startServer('server.ts', {
        DATA_DIR: path.join(dataDir, by),
        PORT: '0',
        PUBLIC_URL: 'https://voice.example.com',
        DEEPGRAM_BASE_URL: origin,
      });
      try {
        rows.push(...rowsOf(name, count, await measurePhone(server, callers, { by, talkMs }, count), bareShare));
      } finally {
        callers.kill();
        await server.stop();
      }
    }
    return rows;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { gather: { type: 'string' }, streams: { type: 'string' }, seconds: { type: 'string' } },
  });
  const rows = await run({
    ...(values.gather && { gather: Number(values.gather) }),
    ...(values.streams && { streams: Number(values.streams) }),
    ...(values.seconds && { talkMs: Number(values.seconds) * 1000 }),
  });
  printRows('phone calls', rows);
}
