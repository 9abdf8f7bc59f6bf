import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Understanding } from '#domain/agents/understand.ts';
import { readers, type Said, understand } from '#voice/understanding/understand.ts';
import { sure } from '#voice/understanding/understood.ts';

/** What someone said, and every value that counts as right; null where not to understand is. */
export interface Phrase extends Said {
  want: Understanding['value'][];
}

/** How many phrases were read how. */
export interface Score {
  right: number;
  /** Read as something that was not meant: silently, unless it is among the doubtful ones. */
  wrong: number;
  /** Of the wrong ones, those with so little confidence that an agent asks whether it understood right. */
  doubtful: number;
  missed: number;
}

/** The halves of the corpus that stand beside this file. */
export const halves = ['open', 'held-out'] as const;
export type Half = (typeof halves)[number];

/** The phrases of a file of JSON lines. Types that no one reads are left out. */
export function readPhrases(file: string | URL): Phrase[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Phrase).filter(({ type }) => type in readers);
}

/** The phrases of a half of the corpus, in all languages. */
export const readHalf = (half: Half): Phrase[] =>
  readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith(`.${half}.jsonl`))
    .sort()
    .flatMap((name) => readPhrases(new URL(name, import.meta.url)));

/** "Two thirds" has no end as a decimal number. */
const alike = (value: unknown, wanted: unknown) =>
  typeof value === 'number' && typeof wanted === 'number'
    ? Math.abs(value - wanted) < 1e-6
    : isDeepStrictEqual(value, wanted);

/** How phrases are read, by language and type: `en-US date`. */
export function scoresOf(phrases: readonly Phrase[]): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const phrase of phrases) {
    const key = `${phrase.language} ${phrase.type}`;
    const score = scores.get(key) ?? { right: 0, wrong: 0, doubtful: 0, missed: 0 };
    scores.set(key, score);
    const { value, confidence } = understand(phrase);
    if (phrase.want.some((wanted) => alike(value, wanted))) score.right++;
    else if (value === null) score.missed++;
    else {
      score.wrong++;
      if (confidence < sure) score.doubtful++;
    }
  }
  return scores;
}

/** Phrases of a score. */
export const countOf = ({ right, wrong, missed }: Score): number => right + wrong + missed;
