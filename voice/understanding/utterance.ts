import type { Language } from '#voice/languages/language.ts';
import { withPauses } from './clauses.ts';
import { type Reading, readAll } from './grammar/chart.ts';
import { bestCover } from './grammar/select.ts';
import { longestPhrase } from './phrases.ts';
import type { Mark } from './values/acts.ts';
import { type Word, wordsOf } from './words.ts';

/** What someone said, read once: its words, and what some of them do to others. */
export interface Utterance {
  text: string;
  language: Language;
  words: readonly Word[];
  marks: readonly Reading<Mark>[];
  /** All that the words can mean. */
  readings: readonly Reading[];
}

/** No one says more words in a turn; it bounds the work. Those behind are no part of any value. */
const mostWords = 150;
/** The same with the sounds of thinking between them. */
const mostSounds = 2 * mostWords;

/** Without what someone only thinks aloud before an answer: "oh, let me see, on Tuesday". */
function withoutThinking(words: readonly Word[], { thinking, openings, pleases }: Language): readonly Word[] {
  let from = 0;
  while (openings.has(words[from]?.text ?? '')) from += 1;
  const length = longestPhrase(words, from, thinking.phrases);
  const rest = words.slice(from + length);
  const [next] = rest;
  if (length === 0 || !next || (!next.pause && thinking.goesOn.has(next.text))) return words;
  // What opens it stays: "yes, let me see, on Tuesday" has said yes.
  return rest.every(({ text }) => pleases.has(text)) ? words : [...words.slice(0, from), ...rest];
}

/** What a transcriber writes of a sound that is no word: "[laughs]", "[background noise]". */
const soundMark = /\[[\p{L} _-]{2,40}\](?!\()/gu;

/** Categories of readings that a day or a time is made of. */
const timely: ReadonlySet<string> = new Set(['clock', 'date', 'moment', 'span', 'part', 'relative']);

/** So many digits in a row are a number to call, and no hour or day of them is meant; a date has eight. */
const fewestOfPhone = 9;

/** Where digits follow one another and are as many as those of a number to call: "202 555 0142", "two oh two five …". */
function digitRuns(words: readonly Word[], { numbers, zeros }: Language['spelling']): { from: number; to: number }[] {
  const digitsAt = (at: number) => {
    const text = words[at]?.text ?? '';
    if (/^\d+$/.test(text)) return text.length;
    return numbers[text]?.length === 1 || zeros.has(text) ? 1 : 0;
  };
  const runs: { from: number; to: number }[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    let digits = 0;
    for (; digitsAt(to) > 0; to += 1) digits += digitsAt(to);
    if (to - from > 1 && digits >= fewestOfPhone) runs.push({ from, to });
    from = Math.max(to, from + 1);
  }
  return runs;
}

/** As long as an address may be (RFC 5321): without a bound, 10,000 letters without an "@" take a third of a second. */
const address = /[^\s@]{1,64}@[^\s@]{1,255}/gu;

/** Where an address is written: the 2 of "ann2@example.com" is no hour. */
function addresses(text: string, words: readonly Word[]): { from: number; to: number }[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(address)].flatMap(({ index, 0: { length } }) => {
    const from = words.findIndex(({ to }) => to > index);
    // Behind the words that are read.
    return from < 0 ? [] : [{ from, to: words.findLastIndex((word) => word.from < index + length) + 1 }];
  });
}

/** Texts that are read but once, of each language: rules take a turn apart in the same ways. */
const mostKept = 200;
/** Characters of such a text, at most. */
const longestKept = 300;
const kept = new WeakMap<Language, Map<string, Utterance>>();

/** What someone said. The same text is read once, as long as few others come between. */
export function readUtterance(written: string, language: Language): Utterance {
  if (written.length > longestKept) return readNew(written, language);
  const texts = kept.get(language) ?? new Map<string, Utterance>();
  kept.set(language, texts);
  const found = texts.get(written);
  if (found) return found;
  const utterance = readNew(written, language);
  if (texts.size >= mostKept) texts.delete(texts.keys().next().value!);
  texts.set(written, utterance);
  return utterance;
}

/** "Na ned die Reinigung": words of a dialect as they are written. "Net" behind a dot ends an address, and alone may be a name. */
function inWriting(words: readonly Word[], { dialect, spelling }: Language): readonly Word[] {
  if (!dialect) return words;
  const isMeant = (at: number) => words.length > 1 && !((words[at - 1]?.text ?? '') in spelling.signs);
  return words.map((word, at) =>
    Object.hasOwn(dialect, word.text) && isMeant(at) ? { ...word, text: dialect[word.text]! } : word,
  );
}

function readNew(written: string, language: Language): Utterance {
  // Alone it stays: a caller who only coughs has said something that is not understood.
  const heardOf = written.replace(soundMark, (mark) => ' '.repeat(mark.length));
  const text = /[\p{L}\p{N}]/u.test(heardOf) ? heardOf : written;
  const all = wordsOf(text, mostSounds);
  const isHum = (at: number) => language.hums.has(all[at]?.text ?? '');
  // "Uh huh" says yes; "uh" says nothing.
  const isFiller = (at: number) => language.fillers.has(all[at]!.text) && !isHum(at + 1) && !(isHum(at) && at > 0);
  const heard = all
    // "…, uh, no": the pause before a sound is before the word behind it.
    .map((word, at) => (at > 0 && isFiller(at - 1) && all[at - 1]!.pause ? { ...word, pause: true } : word))
    .filter((_, at) => !isFiller(at))
    .slice(0, mostWords);
  const words = withPauses(inWriting(withoutThinking(heard, language), language), language.clauses);
  const marks = bestCover(readAll(language.marks, words) as Reading<Mark>[], words.length, () => true);
  // "Good afternoon" says nothing of the afternoon.
  const greetings = marks.filter(({ value }) => value === 'greeting' || value === 'closing');
  const isInside = ({ from }: Reading) => greetings.some((mark) => from > mark.from && from < mark.to);
  const idle = marks.filter(
    // "On second thought" takes something back, and names no second.
    ({ value, from, to }) => value === 'idle' || (value === 'repair' && to - from > 2),
  );
  const isIdle = ({ category, from, to }: Reading) =>
    timely.has(category) && idle.some((mark) => from >= mark.from && to <= mark.to);
  // "Me" of "kim@proton.me" may sound like a number, and is none.
  const addressed = addresses(text, words);
  const ways = digitRuns(words, language.spelling);
  const isOfWay = ({ category, from, to }: Reading) =>
    ((category === 'clock' || category === 'date') && ways.some((run) => from < run.to && to > run.from)) ||
    addressed.some((run) => from < run.to && to > run.from);
  const readings = readAll(language.values, words).filter(
    (reading) => !isInside(reading) && !isOfWay(reading) && !isIdle(reading),
  );
  return { text, language, words, marks, readings };
}
