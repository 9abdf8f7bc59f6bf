import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openSpeech } from '#voice/engines/catalog.ts';
import { type EspeakHead, type EspeakJob, espeakProgram, openEspeak } from '#voice/engines/tts/espeak-ng.ts';
import { openFlite } from '#voice/engines/tts/flite.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { ChildExecutor } from '#voice/engines/workers/child-executor.ts';
import { type BenchRow, median, printRows, quantile } from './bench-row.ts';
import { programMs } from './native-program.ts';
import { newText } from './speech-texts.data.ts';

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

async function hear(engine: SpeechSynthesizer, text: string, language = 'en-US'): Promise<Heard> {
  const started = performance.now();
  let firstMs = 0;
  const signal = new AbortController().signal;
  const request = {
    text,
    voice: 'sarah',
    language,
    speed: 1,
    priority: 'call',
    fairnessKey: 'bench',
    signal,
  } as const;
  for await (const _chunk of engine.synthesize(request)) firstMs ||= performance.now() - started;
  return { firstMs, totalMs: performance.now() - started };
}

/** One of our engines and the native program that it was built from, speaking with the same voice. */
interface Rivals {
  name: string;
  open: () => Promise<SpeechSynthesizer> | SpeechSynthesizer;
  language: 'en' | 'de';
  /** Characters of a text: some 1.5 s of work for flite, 0.3 s for espeak-ng. */
  length: number;
  goal: string;
  native: (text: string, file: string) => [program: string, ...args: string[]];
}

const rivals: Rivals[] = [
  {
    name: 'flite',
    open: () => openFlite({ workers: 1 }),
    language: 'en',
    length: 900,
    goal: 'ratio >= 0.9',
    native: (text, file) => ['flite', '-voice', 'slt', '-t', text, '-o', file],
  },
  {
    name: 'espeak-ng',
    open: () => openEspeak({ workers: 1 }),
    language: 'de',
    length: 4_000,
    goal: 'ratio >= 0.75',
    native: (text, file) => ['espeak-ng', '-v', 'de+f2', '-s', '175', '-w', file, text],
  },
];

/**
 * Ours and the native program take turns on the same text, so that a busy machine is fair to both. Starting the native
 * program is not counted against it: ours is running already.
 */
async function throughput(folder: string, { name, open, language, length, goal, native }: Rivals): Promise<BenchRow> {
  const engine = await open();
  const file = join(folder, 'native.wav');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let warmUp = 0; warmUp < 3; warmUp++) await hear(engine, newText(language, length), language);
  for (let run = 0; run < 9; run++) {
    const text = newText(language, length);
    ours.push((length * 1000) / (await hear(engine, text, language)).totalMs);
    const ms = await programMs(native(text, file));
    const startMs = await programMs(native('a', file));
    if (ms !== undefined && startMs !== undefined) theirs.push((length * 1000) / (ms - startMs));
  }
  await engine.close();
  const row = { name: `${name}, one worker`, value: median(ours), unit: 'characters/s' };
  if (theirs.length === 0) return { ...row, name: `${row.name} (no native ${name} here)` };
  return { ...row, name: `${row.name}, ratio to native`, ratio: median(ours) / median(theirs), goal };
}

/** Resident memory of a process in MB, from Linux; NaN elsewhere. */
async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The program that speaks other languages than English: from nothing to the first sound, then one that runs. */
async function otherLanguages(): Promise<BenchRow[]> {
  const children: ChildExecutor<EspeakJob, EspeakHead>[] = [];
  const start = () => {
    children.push(new ChildExecutor(espeakProgram));
    return children.at(-1)!;
  };
  const espeak = openEspeak({ workers: 1, start });
  const speak = (length: number) => hear(espeak, newText('de', length), 'de');
  const cold = await speak(60);
  const first: number[] = [];
  for (let run = 0; run < 500; run++) first.push((await speak(60)).firstMs);
  const before = await memoryMb(children[0]!.pid!);
  for (let run = 0; run < 3_000; run++) await speak(60);
  const after = await memoryMb(children[0]!.pid!);
  await espeak.close();
  const name = 'espeak-ng';
  return [
    { name: `${name}, first audio with its start`, value: cold.firstMs, unit: 'ms', goal: '<= 1000' },
    { name: `${name}, first audio, 60 characters, median`, value: median(first), unit: 'ms', goal: '<= 3' },
    { name: `${name}, memory of its process`, value: after, unit: 'MB' },
    { name: `${name}, more after 3,000 utterances`, value: after - before, unit: 'MB', goal: '< 20' },
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

/** Measures speech out; takes some 40 s. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-speech-'));
  try {
    const rows = await otherLanguages();
    for (const pair of rivals) rows.push(await throughput(folder, pair));
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
