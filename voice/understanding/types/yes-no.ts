import { type Reading, readAll } from '../grammar/chart.ts';
import { bestCover } from '../grammar/select.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import type { Word } from '../words.ts';
import { unsettled } from './date.ts';
import { leftOver } from './left-over.ts';

/** What an utterance answers, and what it adds. */
export interface Answer {
  /** Null where it says both, neither, or that it is not known. */
  value: boolean | null;
  /** Something hangs on it or speaks against it: "yes if …", "good but let me ask". */
  conditional: boolean;
  rest: string;
  /** Words of weight in it. */
  beside: number;
  /** "Not" or the like is in it, which may turn what was said. */
  turns: boolean;
  understood: Understood;
}

/** Words of weight beside a yes or no, above which it is told of something else. */
const mostBeside = 9;

type Said = 'yes' | 'no' | 'unsure' | 'aside';

/** Whether nothing of the same sentence follows. */
const endsThere = ({ words, marks }: Utterance, { to }: Reading, cover: readonly Reading[]) =>
  to === words.length || words[to]!.pause || [...cover, ...marks].some(({ from }) => from === to);

/** Whether nothing that matters stands before it: "what it is" and "my doctor says I do" answer nothing. */
const beginsThere = ({ words, marks, language }: Utterance, { from }: Reading, cover: readonly Reading[]) =>
  from === 0 ||
  words[from]!.pause ||
  cover.some(({ to }) => to === from) ||
  (marks.some(({ to }) => to === from)
    ? !marks.some(({ value, to }) => value === 'question' && to === from)
    : language.harmless.has(words[from - 1]!.text));

/** Whether "if you can" is said alone, or behind nothing but an answer. */
const isApart = (utterance: Utterance, one: Reading, all: readonly Reading[]) =>
  (one.from === 0 || all.some(({ to }) => to === one.from)) && endsThere(utterance, one, all);

const phraseOf = ({ words }: Utterance, { from, to }: Reading) =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** "Montag bin ich ja auf Schulung": a word that answers elsewhere, and here says nothing. */
const isParticle = ({ words, language }: Utterance, { from, to }: Reading): boolean =>
  to === from + 1 &&
  to < words.length &&
  !words[from]!.pause &&
  !words[to]!.pause &&
  (language.particles[words[from]!.text]?.has(words[from - 1]?.text ?? '') ?? false);

/** "Good", "nothing": an answer only where nothing else is said with it. */
const isFaint = (utterance: Utterance, one: Reading) => utterance.language.faint.has(phraseOf(utterance, one));

/** Whether no other words go on with it: "good question", "nothing works". */
const standsAlone = (utterance: Utterance, one: Reading, cover: readonly Reading[]) => {
  const { words, marks, language } = utterance;
  if (marks.some(({ value, from }) => value === 'question' && from === one.to)) return false;
  return endsThere(utterance, one, cover) || language.harmless.has(words[one.to]!.text);
};

/** "Okay, hold on", "right, so how much is it": what only opens a sentence answers nothing. */
function isPutOff(utterance: Utterance, cover: readonly Reading[]): boolean {
  const { words, marks, language } = utterance;
  const said = readAll(language.commands, words) as Reading<string>[];
  if (said.some(({ value, from, to }) => to - from > 1 && (value === 'hold' || value === 'repeat'))) return true;
  const isOpening = cover.every((one) => language.openers.has(phraseOf(utterance, one)));
  return isOpening && marks.some(({ value, from }) => value === 'question' && cover.some(({ to }) => from >= to));
}

/** What counts where some of it takes back what was said before: "yes, actually no". */
function lastMeant({ marks }: Utterance, before: Reading<Said>[]): Reading<Said>[] {
  for (const { from, to } of marks.filter(({ value }) => value === 'repair').reverse()) {
    // The words that take back may be said in one breath with the answer: "actually no", "no, I mean yes".
    const inside = before.findIndex((one) => one.from >= from && one.to === to);
    const after = inside < 0 ? before.findIndex((one) => one.to > to) : inside;
    const isFirst = inside < 0 ? after === 0 : before[0]!.from >= from;
    if (after >= 0 && !isFirst) return before.slice(after);
  }
  return before;
}

/** A "not" that no reading has explained, before a yes that does not open the sentence: "I most surely am not". */
const isDenied = ({ marks }: Utterance, cover: readonly Reading[], first: number) =>
  cover[0]!.from > 1 &&
  marks.some(
    ({ value, from }) =>
      value === 'negation' && from < first && !cover.some((one) => from >= one.from && from < one.to),
  );

/** "Nooo" is "no". */
function undrawn({ words, language }: Utterance): readonly Word[] {
  const all = words.map((word) => {
    const short = word.text.replace(/(\p{L})\1+$/u, '$1');
    return short !== word.text && language.drawn.has(short) ? { ...word, text: short } : word;
  });
  return all.every((word, at) => word === words[at]) ? words : all;
}

/**
 * "I've nothing on the stove, so ask away", "I can't work, so yes", "it's a nuisance but no": the answer at the end, which follows
 * from what else was told.
 */
function concluded({ words, marks, readings }: Utterance, cover: readonly Reading<Said>[]): Reading<Said> | null {
  const last = cover.at(-1);
  if (!last || last.from === 0 || last.to < words.length || (last.value !== 'yes' && last.value !== 'no')) return null;
  const follows = readings.some(
    ({ category, value, from, to }) =>
      category === 'bearing' && value === 'conclusion' && from > 0 && (to === last.from || from === last.from),
  );
  const stands =
    cover.length === 1 && marks.some(({ value, from, to }) => value === 'contrast' && to === last.from && from > 0);
  const isConditional = marks.some(({ value }) => value === 'condition');
  return (follows || (stands && last.value === 'no')) && !isConditional ? last : null;
}

/** "Yes, but let me ask first" agrees to nothing yet; without a "but" or "if" it is no answer at all. */
function putOff(utterance: Utterance, cover: readonly Reading<Said>[]): Answer | null {
  if (!utterance.marks.some(({ value }) => value === 'contrast' || value === 'condition')) return null;
  const left = leftOver(utterance, [], cover);
  return {
    value: null,
    conditional: true,
    rest: left.rest,
    beside: left.beside,
    turns: left.turns,
    understood: unsettled([], left),
  };
}

/** Whether words say yes or no, and on what condition. Null when they are about something else. */
export function readAnswer(utterance: Utterance): Answer | null {
  const { words, marks, language } = utterance;
  const all = bestCover(readAll(language.answers, undrawn(utterance)) as Reading<Said>[], words.length, () => false);
  // "Slightly earlier if you can" agrees to nothing, and "b o b b y" neither.
  const isLed = (one: Reading) =>
    marks.some(
      ({ value, from, to }) =>
        value === 'condition' &&
        (to === one.from || (from === one.from && to < one.to && !isApart(utterance, one, all))),
    );
  const isLetter = ({ from, to }: Reading) => to === from + 1 && /^\p{L}$/u.test(words[from]!.text) && words.length > 2;
  const cover = all.filter(
    (one) =>
      one.value !== 'aside' &&
      !isParticle(utterance, one) &&
      !isLed(one) &&
      !isLetter(one) &&
      (isFaint(utterance, one)
        ? standsAlone(utterance, one, all)
        : one.category === 'answer' || (endsThere(utterance, one, all) && beginsThere(utterance, one, all))),
  );
  if (isPutOff(utterance, cover)) return putOff(utterance, cover);
  const last = concluded(utterance, cover);
  if (last) {
    const left = leftOver(utterance, [last], cover);
    const value = last.value === 'yes';
    const understood = { value, ...left, confidence: 0.85, alternatives: [] };
    return { value, conditional: false, rest: left.rest, beside: left.beside, turns: left.turns, understood };
  }
  const asks = marks.some(
    ({ value, from }) => value === 'question' && from <= 1 && !cover.some((one) => one.from === 0),
  );
  if (cover.length === 0 || asks) return null;
  // "Oui, si c'est gratuit": the same word agrees where it stands at the end, and sets a condition where it leads to something.
  const isLeading = ({ from, to }: Reading, one: Reading) =>
    from > one.from &&
    (to === one.to ? !endsThere(utterance, one, all) : one.to < words.length && !words[one.to]!.pause);
  const turning = marks.filter(
    (mark) =>
      (mark.value === 'condition' || mark.value === 'contrast') &&
      !cover.some((one) => mark.from >= one.from && mark.to <= one.to && !isLeading(mark, one)),
  );
  const first = Math.min(words.length, ...turning.map(({ from }) => from));
  // What follows "but" or "if" is not the answer any more.
  const before = cover.filter(({ from }) => from < first);
  const counted = lastMeant(utterance, before);
  const said = new Set(counted.map(({ value }) => value));
  const left = leftOver(utterance, counted, cover);
  // "Sí, pero ahora hace ruido", "yes, wait, it froze again": what is told behind words that take back may take the yes back.
  const isTakenBack =
    counted.at(-1)?.value === 'yes' &&
    marks.some(
      ({ value, from, to }) =>
        value === 'repair' &&
        from >= counted.at(-1)!.to &&
        words.slice(to).some(({ text }) => !language.harmless.has(text)),
    );
  const conditional = turning.length > 0 || isTakenBack || (counted.length === 0 && cover.length > 0);
  const both = said.has('yes') && said.has('no');
  // "No, that's right", "yes, no problem": the answer to the question comes first; a plain word after it agrees.
  const lead = counted[0]?.value;
  const value =
    said.has('unsure') || !lead || left.beside > mostBeside || (lead === 'yes' && isDenied(utterance, cover, first))
      ? null
      : both
        ? agreed(counted, utterance)
        : lead === 'yes';
  const confidence = Math.max(
    0,
    Math.round((1 - Math.min(0.5, left.beside * 0.06) - (conditional ? 0.5 : 0)) * 100) / 100,
  );
  const understood = value === null ? unsettled([], left) : { value, ...left, confidence, alternatives: [] };
  return { value, conditional, rest: left.rest, beside: left.beside, turns: left.turns, understood };
}

/**
 * Yes and no in one breath: a leading "no" that only opens the sentence gives way to what follows. A plain "no" stands against
 * words that agree elsewhere, "no, I can work fine", "please no"; else it is open.
 */
function agreed(cover: readonly Reading<Said>[], { words, marks, language }: Utterance): boolean | null {
  const [first, second, ...more] = cover;
  if (!first || !second || marks.some(({ value }) => value === 'repair')) return null;
  if (words[first.from]?.text === 'oh' && more.length === 0) return second.value === 'yes';
  const isPlain = (one: Reading<Said>, plain: ReadonlySet<string>) =>
    words.slice(one.from, one.to).some(({ text }) => plain.has(text));
  const isNo = cover.some((one) => one.value === 'no' && isPlain(one, language.plainAnswers.no));
  return isNo && !cover.some((one) => one.value === 'yes' && isPlain(one, language.plainAnswers.yes)) ? false : null;
}

/** Whether words begin by agreeing, or do nothing else: "my cell I keep to myself" and "is cash all right" do neither. */
export function agreesOnly(utterance: Utterance): boolean {
  const answer = readAnswer(utterance);
  if (answer?.value !== true || answer.conditional) return false;
  return answer.beside === 0 || answer.understood.used.some(({ from }) => from === utterance.words[0]!.from);
}

/** Yes or no, as true or false. One with a condition is none. */
export function readYesNo(utterance: Utterance, _context: Context): Understood | null {
  const answer = readAnswer(utterance);
  if (!answer || answer.value === null) return null;
  return answer.conditional ? { ...answer.understood, value: null, confidence: 0 } : answer.understood;
}
