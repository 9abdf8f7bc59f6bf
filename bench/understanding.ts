import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReadType } from '#domain/agents/understand.ts';
import { longTexts } from '#voice/understanding/corpus/long-texts.data.ts';
import {
  countOf,
  halves,
  type Phrase,
  readHalf,
  readPhrases,
  type Score,
  scoresOf,
} from '#voice/understanding/corpus/score.ts';
import { readers, understand } from '#voice/understanding/understand.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

/**
 * How much of what people say is understood, and how long reading it takes: over both halves of the corpus, and over a
 * file of such lines (`node bench/understanding.ts FILE`), by itself the one beside the project where there is one.
 */

const beside = fileURLToPath(new URL('../../shared/understanding/phrases.jsonl', import.meta.url));
/** The first readings of a process are not those of a running server. */
const warmUps = 300;
/** JSON.parse takes microseconds: measured so often at once that the clock can tell. */
const parsedAtOnce = 100;

const percent = (n: number, score: Score) => Math.round((n / countOf(score)) * 100);

function rateRow(name: string, score: Score): BenchRow {
  const wrong = `${percent(score.wrong, score)} % wrong (${percent(score.doubtful, score)} % asked back)`;
  return {
    name: `${name} (${countOf(score)})`,
    value: (score.right / countOf(score)) * 100,
    unit: `% right, ${wrong}, ${percent(score.missed, score)} % not understood`,
  };
}

const added = (a: Score, b: Score): Score => ({
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  doubtful: a.doubtful + b.doubtful,
  missed: a.missed + b.missed,
});

function ratesOf(name: string, phrases: readonly Phrase[]): BenchRow[] {
  const scores = [...scoresOf(phrases)].sort(([a], [b]) => a.localeCompare(b));
  const all = scores.map(([, score]) => score).reduce(added);
  return [rateRow(name, all), ...scores.map(([key, score]) => rateRow(`  ${key}`, score))];
}

function timesOf(phrases: readonly Phrase[]): BenchRow[] {
  const lines = phrases.map((phrase) => JSON.stringify(phrase));
  for (const phrase of phrases.slice(0, warmUps)) understand(phrase);
  const reading: number[] = [];
  const parsing: number[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const begun = performance.now();
    understand(phrase);
    const read = performance.now();
    for (let n = 0; n < parsedAtOnce; n++) JSON.parse(lines[at]!);
    reading.push(read - begun);
    parsing.push((performance.now() - read) / parsedAtOnce);
  }
  const row = (name: string, share: number, goal: string): BenchRow => {
    const value = quantile(reading, share);
    return { name, value, unit: 'ms', ratio: value / quantile(parsing, share), goal };
  };
  return [
    { name: 'JSON.parse of a phrase, median', value: quantile(parsing, 0.5) * 1000, unit: 'µs' },
    row('an utterance read, median; ratio to that', 0.5, '< 2'),
    row('an utterance read, 95th percentile', 0.95, '< 2'),
    row('an utterance read, slowest', 1, '< 20'),
    slowestRow(),
  ];
}

/** What some work takes of the processor, whatever else the machine does. */
function msOf(work: () => unknown): number {
  const begun = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/** The slowest that 10,000 characters of one kind are read, by any reader. */
function slowestRow(): BenchRow {
  let slowest = { ms: 0, of: '' };
  for (const text of longTexts)
    for (const type of Object.keys(readers) as ReadType[]) {
      const said = { type, language: 'en-US', text, at: '2026-11-20T10:00:00', zone: 'UTC' };
      const ms = msOf(() => understand(said));
      if (ms > slowest.ms) slowest = { ms, of: `${type} of "${text.slice(0, 16).trim()}…"` };
    }
  return { name: '10,000 characters read, slowest', value: slowest.ms, unit: `ms, ${slowest.of}`, goal: '< 20' };
}

export async function run(file = existsSync(beside) ? beside : null): Promise<BenchRow[]> {
  const corpus = halves.map((half) => ({ half, phrases: readHalf(half) }));
  return [
    ...corpus.flatMap(({ half, phrases }) => ratesOf(`corpus, ${half} half`, phrases)),
    ...(file === null ? [] : ratesOf(file === beside ? 'phrases beside the project' : file, readPhrases(file))),
    ...timesOf(corpus.flatMap(({ phrases }) => phrases)),
  ];
}

if (import.meta.main) printRows('understanding', await run(process.argv[2]));
