import type { Language } from '#voice/languages/language.ts';
import { type Reading, readAll } from './grammar/chart.ts';
import { bestCover } from './grammar/select.ts';
import type { Mark } from './values/acts.ts';
import { type Word, wordsOf } from './words.ts';

/** What somebody said, read once: its words, and what some of them do to others. */
export interface Utterance {
  text: string;
  language: Language;
  words: readonly Word[];
  marks: readonly Reading<Mark>[];
  /** All that the words can mean. */
  readings: readonly Reading[];
}

/** Nobody says more words in a turn; it bounds the work. Those behind are no part of any value. */
const mostWords = 150;
/** The same with the sounds of thinking between them. */
const mostSounds = 2 * mostWords;

export function readUtterance(text: string, language: Language): Utterance {
  const all = wordsOf(text, mostSounds);
  const isHum = (at: number) => language.hums.has(all[at]?.text ?? '');
  // "Uh huh" says yes; "uh" says nothing.
  const isFiller = (at: number) => language.fillers.has(all[at]!.text) && !isHum(at + 1) && !(isHum(at) && at > 0);
  const words = all.filter((_, at) => !isFiller(at)).slice(0, mostWords);
  const marks = bestCover(readAll(language.marks, words) as Reading<Mark>[], words.length, () => true);
  // "Good afternoon" says nothing of the afternoon.
  const greetings = marks.filter(({ value }) => value === 'greeting' || value === 'closing');
  const isInside = ({ from }: Reading) => greetings.some((mark) => from > mark.from && from < mark.to);
  const readings = readAll(language.values, words).filter((reading) => !isInside(reading));
  return { text, language, words, marks, readings };
}
