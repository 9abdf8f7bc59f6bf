import { fold } from '#voice/understanding/words.ts';
import { isLight } from './asked-thing.ts';
import { isGrammar, isManners, type Question, type Wanted } from './question.ts';
import { countOf, type RankedPiece } from './rank-pieces.ts';
import type { Bag, ReadSentence } from './source.ts';
import { bagOf } from './source.ts';
import { withoutAsides } from './spoken-answer.ts';
import {
  asksEnd,
  asksStart,
  closedWords,
  measures,
  openQuestion,
  roomWords,
  tags,
  verdictSentences,
  whether,
} from './values.data.ts';
import { type Value, valuesIn } from './values.ts';
import { termsOf } from './words.ts';

/** A yes or a no to a question that names a value, with the sentence that it rests on. */
export interface Verdict {
  piece: RankedPiece;
  index: number;
  text: string;
}

/** Pieces that are looked at. */
const lookedAt = 3;
const wordsOfUnits = new Set(
  'am pm uhr o clock jusqua jusqu euro euros eur dollar dollars pound pounds percent prozent'.split(' '),
);

/** Folded. */
const partOfDay =
  /\b(?:mornings?|afternoons?|evenings?|(?<!\b(?:a|per|each) )nights?|lunch\w*|vormittags?|nachmittags?|abends?|mittags?|tardes?|(?<!\bpor )noches?|matins?|apres.midi|soirs?)\b/;
/** What tells of being open or closed. Folded. */
const opens =
  /\b(?:open|close[sd]?|closing|offen|geoffnet|offnen|offnet|schliess\w*|geschlossen|abr\w+|abiert\w+|cierr\w+|cerrad\w+|ouv\w+|ferm\w+)\b/;

/** The values of a question for yes or no; none where it asks for something else. */
function proposed(question: Question): Value[] {
  const base = question.language.slice(0, 2);
  const said = fold(question.text)
    .replace(/[¿¡]/g, '')
    .replace(/’/g, "'")
    .replace(/[\s.!]+$/, '')
    .trim();
  const bare = said.replace(/\s*\?$/, '');
  const isTagged = tags[base]?.test(bare) ?? false;
  const asked = whether[base]?.test(bare) || (/\?$/.test(said) && base in verdictSentences);
  if (!(isTagged || asked) || openQuestion[base]?.test(bare)) return [];
  return valuesIn(question.text, question.language);
}

/** What the question is on, beside its values. */
function subjectOf(question: Question, values: readonly Value[]): Wanted[] {
  const { language, text } = question;
  const inValue = new Set(
    termsOf(text, language)
      .filter(({ from }) => values.some((value) => value.from <= from && from < value.to))
      .map(({ term }) => term),
  );
  const tag = tags[language.slice(0, 2)]?.exec(fold(text).replace(/[\s.!]+$/, ''))?.[0] ?? '';
  const ofTag = new Set(termsOf(tag, language).map(({ term }) => term));
  const isSmall = (word: string) => [isGrammar, isManners, isLight].some((is) => is(word, language));
  // "Êtes-vous" is found as one word, too.
  const joined = new Set(
    [...fold(text).matchAll(/(\p{L}+)-(\p{L}+)/gu)].flatMap(([, first, last]) =>
      isSmall(first!) && isSmall(last!) ? [`${first}${last}`] : [],
    ),
  );
  return question.wanted.filter(
    ({ term, word }) =>
      !joined.has(word) &&
      !inValue.has(term) &&
      !ofTag.has(term) &&
      !wordsOfUnits.has(word) &&
      !/^\d/.test(term) &&
      !isSmall(word),
  );
}

const has = (bag: Bag, wanted: Wanted) => countOf(bag, wanted) > 0;

/** A part of a sentence that tells of its own values. One without a subject shares that of the part before it: "45 for women and 30 for men". */
interface Clause {
  bag: Bag;
  values: Value[];
  text: string;
}

function clausesOf({ text }: ReadSentence, language: string): Clause[] {
  const values = valuesIn(text, language);
  const cuts = [...text.matchAll(/[,;]\s+(?:and |und |y |et )?|\s+(?:and|und|y|et)\s+/g)].filter(
    ({ index, 0: mark }) => {
      const rest = values.filter(({ from }) => from >= index + mark.length);
      return values.some(({ to, kind }) => to <= index && rest.some((one) => one.kind === kind && kind !== 'day'));
    },
  );
  const bounds = [0, ...cuts.map(({ index, 0: mark }) => index + mark.length), text.length];
  const parts: { from: number; to: number }[] = [];
  for (const [at, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[at + 1]!;
    const holds = values.some((value) => value.from >= from && value.to <= to);
    if (holds || parts.length === 0) parts.push({ from, to });
    else parts.at(-1)!.to = to;
  }
  let shared = '';
  return parts.map(({ from, to }) => {
    const own = values.filter((value) => value.from >= from && value.to <= to);
    const first = Math.min(...own.map((value) => value.from));
    const part = text.slice(from, to);
    const elliptic = first <= from + 1 && shared !== '';
    if (!elliptic && Number.isFinite(first)) shared = text.slice(from, first);
    return { bag: bagOf(termsOf(elliptic ? `${shared} ${part}` : part, language)), values: own, text: part };
  });
}

const halves = 12 * 60;
const sameTime = (a: Value, b: Value) =>
  a.amount === b.amount || (!(a.exact && b.exact) && a.amount % halves === b.amount % halves);

/** Whether times of a sentence bear out the one asked for; null where they do not tell. */
function timeFits(asked: Value, times: readonly Value[], said: string): boolean | null {
  const [start, end] = times;
  if (!start) return null;
  if (!end) return sameTime(asked, start);
  if (times.length > 2) return times.some((time) => sameTime(asked, time)) ? null : false;
  if (asksEnd.test(said)) return sameTime(asked, end);
  if (asksStart.test(said) || (/\bopen at\b/.test(said) && !/\b(?:are|is|re|be)\b/.test(said)))
    return sameTime(asked, start);
  const at = [asked.amount, ...(asked.exact ? [] : [asked.amount + halves])];
  return at.some((minute) => minute >= start.amount && minute < end.amount);
}

/** Whether a clause bears out the values of a question; null where it does not tell. */
function fits(asked: readonly Value[], values: readonly Value[], said: string): boolean | null {
  const holds = roomWords.test(said);
  const verdicts = asked.map((value) => {
    const alike = values.filter(({ kind }) => kind === value.kind);
    if (alike.length === 0) return null;
    if (value.kind === 'time') return timeFits(value, alike, said);
    // Where sixty have room, forty do.
    if (value.kind === 'people' && holds) return value.amount <= Math.max(...alike.map(({ amount }) => amount));
    return alike.some(({ amount }) => amount === value.amount);
  });
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
}

const holdsDay = ({ text }: ReadSentence, day: Value, language: string) =>
  valuesIn(text, language).some(({ kind, amount }) => kind === 'day' && amount === day.amount);

/** Whether an answer says yes or no. */
export const isVerdict = (text: string): boolean =>
  Object.values(verdictSentences).some(({ yes, no }) =>
    [yes, no].some((word) => /^[,.] /.test(text.slice(word.length)) && text.startsWith(word)),
  );

/** "The deposit is 50 euros." behind "Yes,": its first word small where it is one of grammar. */
function behind(text: string, language: string): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  return isGrammar(fold(first), language) && first !== 'I'
    ? `, ${first.toLowerCase()}${text.slice(first.length)}`
    : `. ${text}`;
}

/** "34 rooms" of which the rooms are told of, and no measure as "60 minutes" is. */
const countsThing = ({ kind, text }: Value): boolean =>
  kind === 'people' || (kind.startsWith('of ') && !measures.test(fold(text.replace(/[.]$/, '').split(/\s+/).at(-1)!)));

function sentenceFor(
  yes: boolean,
  /** Whether it takes the whole sentence: "until ten" is not "at ten". */
  isWhole: boolean,
  asked: readonly Value[],
  clause: Clause,
  whole: string,
  language: string,
): string {
  const words = verdictSentences[language.slice(0, 2)]!;
  if (yes) return `${words.yes}${behind(whole, language)}`;
  const others = clause.values.filter(({ kind }) => asked.some((value) => value.kind === kind));
  const [one] = others;
  const isPlain = !isWhole && others.length === 1 && asked.length === 1 && one!.kind !== 'day' && !countsThing(one!);
  return isPlain
    ? `${words.no}, ${words.itIs(one!.text.replace(/[.]$/, ''), one!.kind === 'time')}.`
    : `${words.no}${behind(whole, language)}`;
}

/** Whether a question names a value of a thing that a sentence says nothing of: "is a massage 28 euros?". */
export function lacksSubject(question: Question, { read: { sentences, head } }: RankedPiece, index: number): boolean {
  const values = proposed(question);
  const near = [head, ...sentences.slice(Math.max(0, index - 1), index + 1)];
  return values.length > 0 && subjectOf(question, values).some((word) => near.every((bag) => !has(bag, word)));
}

/**
 * Answers "the deposit is 80 euros, right?" from a sentence that tells of the same thing: yes where its value is the same,
 * no with its own where it is another. Null where no sentence holds all that the question is on, or it cannot be told.
 */
export function verdictOn(question: Question, ranked: readonly RankedPiece[]): Verdict | null {
  const { language } = question;
  if (!(language.slice(0, 2) in verdictSentences)) return null;
  const asked = proposed(question);
  if (asked.length === 0) return null;
  const said = fold(question.text);
  const onRoom = roomWords.test(said) && asked.some(({ kind }) => kind === 'people');
  const subject = subjectOf(question, asked).filter(
    ({ word }) => !(onRoom && (roomWords.test(word) || word === 'room')),
  );
  const onHours = opens.test(said);
  // Parts of the day are not worked out: "Friday afternoon" where the mornings are told of.
  if (partOfDay.test(said) && !asked.some(({ kind }) => kind === 'time')) return null;
  if (subject.length === 0 && !onHours && !asked.some(countsThing)) return null;
  for (const piece of ranked.slice(0, lookedAt)) {
    const { sentences, head } = piece.read;
    const fitting = [...sentences.entries()].flatMap(([index, sentence]) => {
      const isOn =
        subject.every((word) => has(sentence, word) || has(head, word)) &&
        (subject.length === 0 || subject.some((word) => has(sentence, word))) &&
        (!onHours || opens.test(fold(sentence.text))) &&
        (!onRoom || roomWords.test(fold(sentence.text)));
      const values = isOn ? valuesIn(sentence.text, language) : [];
      return asked.every(({ kind }) => values.some((value) => value.kind === kind)) ? [{ index, sentence }] : [];
    });
    // Several sentences on it with the same kinds of values: none alone says no.
    const told = fitting.map(({ index, sentence }) => {
      const clauses = clausesOf(sentence, language);
      const days = asked.filter(({ kind }) => kind === 'day');
      const ofDay = clauses.filter(({ values }) =>
        days.some((day) => values.some(({ kind, amount }) => kind === 'day' && amount === day.amount)),
      );
      if (ofDay.length > 0) clauses.splice(0, clauses.length, ...ofDay);
      const counts = clauses.map(({ bag }) => subject.filter((word) => has(bag, word)).length);
      const most = Math.max(...counts);
      const best = clauses.filter((_, at) => counts[at] === most);
      const verdicts = new Set(best.map(({ values }) => fits(asked, values, said)));
      const isDays = days.length > 0 && asked.every(({ kind }) => kind === 'day');
      const negative = onHours && isDays && closedWords.test(fold(sentence.text)) !== closedWords.test(said);
      let fit = verdicts.size === 1 ? [...verdicts][0]! : null;
      if (negative) fit = fit === true ? false : null;
      return { index, sentence, clause: best[0]!, fit };
    });
    // A day that another sentence tells of is not left out: rows of a table have one day each.
    const isTold = (day: Value) =>
      ranked.slice(0, lookedAt).some(({ read }) => read.sentences.some((one) => holdsDay(one, day, language)));
    const days = asked.filter(({ kind }) => kind === 'day');
    const sure = told.filter(
      ({ fit, sentence }) =>
        fit !== null && (fit || days.every((day) => holdsDay(sentence, day, language) || !isTold(day))),
    );
    const chosen =
      sure.find(({ fit }) => fit) ?? (sure.length === told.length || days.length > 0 ? sure[0] : undefined);
    if (!chosen) continue;
    // Several values for the same thing: the sentences speak for themselves.
    const own = new Set(sure.map(({ clause }) => clause.values.map(({ kind, amount }) => `${kind} ${amount}`).join()));
    if (!chosen.fit && days.length === 0 && own.size > 1) continue;
    const whole = withoutAsides(chosen.sentence.text);
    return {
      piece,
      index: chosen.index,
      text: sentenceFor(chosen.fit!, onHours || asksEnd.test(said), asked, chosen.clause, whole, language),
    };
  }
  return null;
}
