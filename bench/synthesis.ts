import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { openSpeech } from '#voice/engines/catalog.ts';
import { openFlite } from '#voice/engines/tts/flite.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { type BenchRow, median, printRows, quantile } from './bench-row.ts';

const execute = promisify(execFile);
const sentence = 'Thank you for waiting, your appointment with the dentist is on Thursday at nine in the morning. ';
/** Texts of one length that differ, so that no cache knows them. */
const texts = (length: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    `Caller ${words[index % 10]} ${words[Math.floor(index / 10)]}, ${sentence.repeat(9)}`.slice(0, length),
  );
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

interface Heard {
  firstMs: number;
  totalMs: number;
}

async function hear(engine: SpeechSynthesizer, text: string): Promise<Heard> {
  const started = performance.now();
  let firstMs = 0;
  const signal = new AbortController().signal;
  const request = {
    text,
    voice: 'sarah',
    language: 'en-US',
    speed: 1,
    priority: 'call',
    fairnessKey: 'bench',
    signal,
  } as const;
  for await (const _chunk of engine.synthesize(request)) firstMs ||= performance.now() - started;
  return { firstMs, totalMs: performance.now() - started };
}

/** Milliseconds that the native program takes for a text; undefined where it is not installed. */
async function nativeMs(text: string, folder: string): Promise<number | undefined> {
  const started = performance.now();
  try {
    await execute('flite', ['-voice', 'slt', '-t', text, '-o', join(folder, 'native.wav')]);
    return performance.now() - started;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Ours and the native program take turns on the same text, so that a busy machine is fair to both. */
async function throughput(folder: string): Promise<BenchRow[]> {
  const flite = await openFlite({ workers: 1 });
  const ours: number[] = [];
  const native: number[] = [];
  const length = 900;
  await hear(flite, texts(length, 1)[0]!);
  for (const text of texts(length, 9)) {
    ours.push((length * 1000) / (await hear(flite, text)).totalMs);
    const ms = await nativeMs(text, folder);
    if (ms !== undefined) native.push((length * 1000) / ms);
  }
  await flite.close();
  const name = 'synthesis, one worker';
  if (native.length === 0)
    return [{ name: `${name} (no native flite here)`, value: median(ours), unit: 'characters/s' }];
  const ratio = median(ours) / median(native);
  return [
    { name: `${name}, ratio to native flite`, value: median(ours), unit: 'characters/s', ratio, goal: 'ratio >= 0.9' },
  ];
}

async function latency(speech: SpeechSynthesizer): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const length of [60, 180]) {
    const first: number[] = [];
    for (const text of texts(length, 40)) first.push((await hear(speech, text)).firstMs);
    rows.push(
      { name: `first audio, ${length} characters, median`, value: median(first), unit: 'ms', goal: '<= 100' },
      {
        name: `first audio, ${length} characters, 95th percentile`,
        value: quantile(first, 0.95),
        unit: 'ms',
        goal: '<= 150',
      },
    );
  }
  const again: number[] = [];
  for (const text of texts(180, 40)) again.push((await hear(speech, text)).firstMs);
  return [
    ...rows,
    { name: 'first audio, cached in memory, 95th percentile', value: quantile(again, 0.95), unit: 'ms', goal: '< 5' },
  ];
}

async function cachedOnDisk(folder: string): Promise<BenchRow[]> {
  const speech = await openSpeech({ cacheDir: folder, cacheBytes: 100_000_000 });
  const first: number[] = [];
  for (const text of texts(180, 40)) first.push((await hear(speech, text)).firstMs);
  await speech.close();
  const name = 'first audio, cached on disk';
  return [
    { name: `${name}, median`, value: median(first), unit: 'ms', goal: '< 5' },
    { name: `${name}, 95th percentile`, value: quantile(first, 0.95), unit: 'ms' },
  ];
}

/** How late the main thread is meanwhile, in ms beyond the timer's own interval: 99th percentile and longest. */
async function loopDelay(work: () => Promise<unknown>): Promise<{ p99: number; longest: number }> {
  const intervalMs = 1;
  const loop = monitorEventLoopDelay({ resolution: intervalMs });
  loop.enable();
  await work();
  loop.disable();
  const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - intervalMs);
  return { p99: beyond(loop.percentile(99)), longest: beyond(loop.max) };
}

/** Eight callers at once; the same time without any work tells what the machine itself adds. */
async function crowd(speech: SpeechSynthesizer): Promise<BenchRow[]> {
  const callers = texts(500, 8).map((text, index) => `${words[index]} ${text}`);
  const started = performance.now();
  const busy = await loopDelay(() => Promise.all(callers.map((text) => hear(speech, text))));
  const ms = performance.now() - started;
  const idle = await loopDelay(() => new Promise((resolve) => setTimeout(resolve, ms)));
  const name = 'event-loop delay';
  return [
    { name: 'synthesis, 8 callers at once', value: (callers.join('').length * 1000) / ms, unit: 'characters/s' },
    { name: `${name}, 8 callers, 99th percentile`, value: busy.p99, unit: 'ms', goal: '< 20' },
    { name: `${name}, 8 callers, longest`, value: busy.longest, unit: 'ms' },
    { name: `${name}, without work, longest`, value: idle.longest, unit: 'ms' },
  ];
}

/** Measures speech out; takes some 20 s. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-speech-'));
  try {
    const rows = await throughput(folder);
    const speech = await openSpeech({ cacheDir: join(folder, 'cache'), cacheBytes: 100_000_000 });
    await hear(speech, 'Hello.');
    rows.push(...(await latency(speech)), ...(await crowd(speech)));
    await speech.close();
    rows.push(...(await cachedOnDisk(join(folder, 'cache'))));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) printRows('synthesis', await run());
