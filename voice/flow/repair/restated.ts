import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Language } from '#voice/languages/language.ts';
import { timesIn } from '#voice/understanding/acts.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readEmail } from '#voice/understanding/types/email.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import { clausesIn } from '../clauses-in.ts';
import type { Next, Question } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { hear, type Parsed } from '../slots/slot-kind.ts';
import { language, slotContext, type Talk } from '../talk.ts';
import { otherAmount } from './amounts-beside.ts';
import { correct, given, namesOf, otherValue, sub } from './correction.ts';
import { mentions } from './said-twice.ts';

/** Kinds of which any clause may hold a value that is no other word. */
const closed: ReadonlySet<SlotDef['type']> = new Set(['choice', 'rating', 'number', 'money']);
/** Names, of people and of companies: the old one says by its likeness what is corrected. */
const isNameSlot = (talk: Talk, { type, prompt }: SlotDef): boolean =>
  type === 'name' || (type === 'text' && language(talk).questions.companies.asks.test(prompt));

/** Words of a new name, or of a new value in their own words, at most. */
const mostOfName = 3;
const mostOfText = 5;
/** Words of weight beside a closed value in its clause, at most, the slot's name among them: "put three thousand for the budget". */
const mostBeside = 2;
/** Letters of a word that tells which question is meant, at least. */
const fewestTelling = 4;

/** A word without its ending, so that "recommending" is "recommend". */
const rootOf = (word: string) => word.slice(0, Math.max(fewestTelling, word.length - 3));

/** Words of questions by language: each is looked at in every turn of a call. */
const known = new WeakMap<Language['spelling'], Map<string, readonly string[]>>();
/** Questions whose words are kept, at most. */
const mostKnown = 2_000;

/** The words of weight of a question and of its slot's name, without their endings. */
function rootsOf(pack: Language, { name, prompt }: SlotDef): readonly string[] {
  const { harmless, restatements, spelling } = pack;
  const questions = known.get(spelling) ?? new Map<string, readonly string[]>();
  known.set(spelling, questions);
  const text = `${name.replaceAll('_', ' ')} ${prompt}`;
  const found = questions.get(text);
  if (found) return found;
  const roots = text
    .split(/[^\p{L}]+/u)
    .map(fold)
    .filter((word) => word.length >= fewestTelling && !harmless.has(word) && !restatements.unnamed?.has(word))
    // "From zero to ten" says how it is counted.
    .filter((word) => !(word in spelling.numbers))
    .map(rootOf);
  if (questions.size >= mostKnown) questions.clear();
  questions.set(text, roots);
  return roots;
}

/**
 * Whether words name what a slot was asked for: by its name or what such are called, or, of what is no free text, by a word of
 * its question that no other has.
 */
export function isNamed(talk: Talk, def: SlotDef, said: readonly string[]): boolean {
  const own = closed.has(def.type) ? rootsOf(language(talk), def) : [];
  const others = own.length > 0 ? [...talk.defs.values()].filter((other) => other !== def) : [];
  const isOwn = (root: string) => !others.some((other) => rootsOf(language(talk), other).includes(root));
  const called = namesOf(talk, def).flatMap((name) => (name.includes(' ') ? [] : [fold(name)]));
  return said.some((word) => called.includes(word) || own.some((root) => word.startsWith(root) && isOwn(root)));
}

/** Whether a part of the old value is among the words. */
function isMentioned(talk: Talk, def: SlotDef, utterance: Utterance): boolean {
  const { value } = talk.frame.slots[def.name]!;
  if (closed.has(def.type)) return mentions(talk, utterance, def);
  if (typeof value !== 'string') return false;
  // A name in an address of mail is no mention of it.
  if (readEmail(utterance) !== null) return false;
  const parts = fold(value)
    .split(/\s+/)
    .filter((part) => part.length > 2);
  return utterance.words.some(({ text }) => parts.includes(text));
}

/** Words of a clause at most that say what a value is of: "with the first question I meant a nine". */
const mostOfTopic = 7;

/** The same as `restatedIn`, behind words that say what the value is of. */
export function restatedBehind(clause: Utterance): { said: Utterance; isLed: boolean } | null {
  const most = Math.min(mostOfTopic, clause.words.length - 2);
  for (let from = 0; from <= most; from += 1) {
    const found = restatedIn(from === 0 ? clause : sub(clause, from));
    if (found?.isLed) return found;
  }
  return null;
}

/** A clause without what leads to a value and what rounds it off; null where nothing leads to one. */
export function restatedIn(clause: Utterance): { said: Utterance; isLed: boolean } | null {
  const { puts, tails } = clause.language.restatements;
  let rest = wordsOf(clause);
  const lead = puts.exec(`${rest} `)?.[0] ?? '';
  rest = `${rest} `.slice(lead.length).trim();
  for (let next = ` ${rest}`.replace(tails, '').trim(); next !== rest; next = ` ${rest}`.replace(tails, '').trim())
    rest = next;
  if (rest === '') return null;
  const skipped = lead.trim() === '' ? 0 : lead.trim().split(' ').length;
  const count = rest.split(' ').length;
  const first = clause.words[skipped];
  const last = clause.words[skipped + count - 1];
  if (!first || !last) return null;
  return { said: readUtterance(clause.text.slice(first.from, last.to), clause.language), isLed: lead !== '' };
}

/** "Forty thousand, not four": a closed value without what it isn't. */
function withoutDenied({ type }: SlotDef, said: Utterance): Utterance {
  const not = closed.has(type) ? said.marks.find(({ value, from }) => value === 'negation' && from > 0) : undefined;
  return not ? readUtterance(said.text.slice(0, said.words[not.from]!.from), said.language) : said;
}

/** "Kohl, K O H L": a word that is spelled behind it, as it is spelled. */
function asSpelled(said: Utterance): Utterance {
  const [word, ...letters] = said.words;
  const isSpelled = letters.length > 1 && letters.every(({ text }) => /^\p{L}$/u.test(text));
  return word && isSpelled ? readUtterance(letters.map(({ text }) => text).join(''), said.language) : said;
}

/** The name with the part that was mentioned exchanged: "did I say Holm? It's Bergstrom now". */
function withNewPart(talk: Talk, def: SlotDef, utterance: Utterance, said: Utterance): Parsed | null {
  const { value } = talk.frame.slots[def.name]!;
  if (typeof value !== 'string' || said.words.length !== 1) return null;
  const parts = value.split(' ');
  const at = parts.findLastIndex((part) => utterance.words.some(({ text }) => text === fold(part)));
  if (at < 0) return null;
  const word = said.words[0]!;
  const { harmless, names } = said.language;
  // "No, rather Thursday" names a day.
  if (timesIn(said).length > 0) return null;
  const isOrdinary = [harmless, names.never, names.common].some((words) => words.has(word.text));
  if (isOrdinary || word.text.includes("'")) return null;
  const written = said.text.slice(word.from, word.to);
  const part = `${written.slice(0, 1).toUpperCase()}${written.slice(1)}`;
  const changed = parts.with(at, part).join(' ');
  return changed === value ? null : { value: changed, spoken: changed };
}

/** "That four's a bit much, three": of two values the one that wasn't given. */
function otherOfTwo(talk: Talk, def: SlotDef, said: Utterance): (Parsed & { beside: number }) | null {
  const heard = closed.has(def.type) ? hear(slotKinds[def.type], said, slotContext(talk, def)) : null;
  if (!heard || heard.value !== null || heard.alternatives.length !== 2) return null;
  const old = JSON.stringify(talk.frame.slots[def.name]?.value);
  const [only, ...more] = heard.alternatives.filter(({ value }) => JSON.stringify(value) !== old);
  return only && more.length === 0 ? { ...only, beside: 0 } : null;
}

/** The new value that a clause holds for a slot. */
function valueIn(talk: Talk, def: SlotDef, utterance: Utterance, clause: Utterance, isMeant: boolean): Parsed | null {
  const restated = restatedIn(clause);
  if (!restated) return null;
  const { isLed } = restated;
  const said = def.type === 'name' ? asSpelled(restated.said) : withoutDenied(def, restated.said);
  const { length } = said.words;
  const isOpen = slotKinds[def.type].free;
  // "That was too much" is no name: it only says that something is meant otherwise.
  const cue = clause.language.restatements.takes.exec(wordsOf(clause));
  const begin = wordsOf(clause).indexOf(wordsOf(said));
  if (isOpen && cue !== null && begin >= cue.index && begin < cue.index + cue[0].length) return null;
  if (isOpen && (!isLed || !isMeant || length > (def.type === 'name' ? mostOfName : mostOfText))) return null;
  if (def.type === 'name' && length === 1) {
    const part = withNewPart(talk, def, utterance, said);
    if (part) return part;
  }
  const other = otherValue(talk, def, said) ?? otherOfTwo(talk, def, said);
  // "Change the sheets for 3 beds" changes nothing that was said.
  if (other && other.beside <= (isMeant ? mostBeside : 0)) return other;
  const behind = closed.has(def.type) ? restatedBehind(clause) : null;
  const meant = behind ? otherValue(talk, def, behind.said) : null;
  return meant?.beside === 0 ? meant : null;
}

/** Kinds of which a conversation asks for several, one after the other. */
const counted: ReadonlySet<SlotDef['type']> = new Set(['rating', 'number']);

/** Words that tell one of several of a kind by its place, "the first score", and which: from 1, or below 0 from the end. */
function placeIn({
  words,
  readings,
  text,
  language: own,
}: Utterance): { from: number; to: number; nth: number } | null {
  const { items, others } = own.restatements;
  const places = readings.filter(
    ({ category, from, to, weight }) => category === 'place' && to - from > 1 && weight > -1,
  );
  const [place] = places.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (place && typeof place.value === 'number') return { from: place.from, to: place.to, nth: place.value };
  const ordinal = readings.find(({ category, to }) => category === 'ordinal' && items?.has(words[to]?.text ?? ''));
  if (ordinal && typeof ordinal.value === 'number') {
    const before = words[ordinal.from - 1]?.text ?? '';
    const isLed = own.articles.has(before) || own.owned.has(before);
    return { from: ordinal.from - Number(isLed), to: ordinal.to + 1, nth: ordinal.value };
  }
  const other = others?.exec(text.toLowerCase());
  if (!other) return null;
  const inside = words.flatMap(({ from, to }, at) =>
    from >= other.index && to <= other.index + other[0].length ? [at] : [],
  );
  return inside.length === 0 ? null : { from: inside[0]!, to: inside.at(-1)! + 1, nth: -1 };
}

/** "… was too high, put six": a number that ends a sentence. */
function valueAtEnd(talk: Talk, def: SlotDef, { words, text, language: own }: Utterance): Parsed | null {
  const last = words.at(-1);
  return last ? otherValue(talk, def, readUtterance(text.slice(last.from, last.to), own)) : null;
}

/** "Make the first one an eight", "the second score should be five": of several of a kind, the one that is told by its place. */
function placedSlot(talk: Talk, question: Question, utterance: Utterance): Proposal<Next> | null {
  const { words, text } = utterance;
  const { takes, puts } = utterance.language.restatements;
  const place = /\?\s*$/.test(text) ? null : placeIn(utterance);
  if (!place) return null;
  const all = given(talk).toReversed();
  const isLed = (said: string) => takes.test(said) || (puts.exec(`${said} `)?.[0] ?? '') !== '';
  for (const type of counted) {
    const own = all.filter((def) => def.type === type);
    const def = own.at(place.nth > 0 ? place.nth - 1 : place.nth);
    if (own.length + Number(question.expects.includes(type)) < 2 || !def) continue;
    const without = `${text.slice(0, words[place.from]!.from)} ${text.slice(words[place.to - 1]!.to)}`.replace(
      /\s+/g,
      ' ',
    );
    const rest = readUtterance(without.trim(), utterance.language);
    if (rest.words.length === 0 || !(isLed(wordsOf(rest)) || isLed(wordsOf(utterance)))) continue;
    for (const clause of [...clausesIn(rest)].toReversed()) {
      const parsed = valueIn(talk, def, rest, clause, true) ?? valueAtEnd(talk, def, clause);
      if (!parsed) continue;
      const does = () => correct(talk, { def, parsed, said: text });
      return { confidence: 0.8, beside: 0, turns: false, corrects: def, does };
    }
  }
  return null;
}

/**
 * "You know that recommending number was too kind, I'd take it down to a six", "did I say Holm, it's Bergstrom now": among
 * other words a clause leads to another value, and the words name what it is of, or hold what was said before.
 *
 * @param isPart the words are one clause of a turn, and another answers what is asked
 */
export function restatedCorrection(
  talk: Talk,
  question: Question,
  utterance: Utterance,
  isPart = false,
): Proposal<Next> | null {
  const said = utterance.words.map(({ text }) => text);
  const clauses = clausesIn(utterance);
  const placed = placedSlot(talk, question, utterance);
  if (placed) return placed;
  const amount = amountCorrection(talk, question, utterance);
  if (amount?.isTold) return amount.proposal;
  const isTaken = utterance.language.restatements.takes.test(wordsOf(utterance));
  // "Sorry, that's a five for satisfaction": it says what it's of.
  const { denials, clauses: own } = utterance.language;
  const isOpened = denials.has(said[0] ?? '') || own.and.has(said[0] ?? '');
  if (!(isTaken || isOpened) || /\?\s*$/.test(utterance.text)) return amount?.proposal ?? null;
  const all = given(talk).filter((def) => closed.has(def.type) || isNameSlot(talk, def));
  const meant = all.map((def, index) => ({
    def,
    isNamed: isNamed(talk, def, said),
    isMentioned: isMentioned(talk, def, utterance),
    isLast: index === 0,
  }));
  // A name in that of a company is more often the company's.
  const isText = ({ def }: (typeof meant)[number]) => def.type === 'text';
  const rank = (one: (typeof meant)[number]) =>
    Number(one.isNamed) * 4 + Number(one.isMentioned) * 2 + Number(isText(one) || one.isLast);
  for (const { def, isLast, ...one } of meant.toSorted((a, b) => rank(b) - rank(a))) {
    const isMeant = one.isNamed || one.isMentioned;
    if (!isTaken && !(one.isNamed && closed.has(def.type))) continue;
    // Another value of what is asked for is an answer to that, unless it is told what it's of.
    // "Four, and make the six from before an eight": beside an answer, what was said before tells as well.
    const isTold = one.isNamed || (isPart && one.isMentioned && clauses.length === 1);
    if (question.expects.includes(def.type) && !isTold) continue;
    if (!isMeant && (!isLast || !closed.has(def.type))) continue;
    for (const clause of clauses.toReversed()) {
      const parsed = valueIn(talk, def, utterance, clause, isMeant);
      if (parsed)
        return {
          confidence: 0.8,
          beside: 0,
          turns: false,
          corrects: def,
          does: () => correct(talk, { def, parsed, said: utterance.text, ...(one.isNamed && { isDoubted: false }) }),
        };
    }
  }
  return amount?.proposal ?? null;
}

/** An amount among other words, in place of one that was given. */
export function amountCorrection(
  talk: Talk,
  question: Question,
  utterance: Utterance,
): { proposal: Proposal<Next>; isTold: boolean } | null {
  const said = utterance.words.map(({ text }) => text);
  const all = given(talk).filter((def) => closed.has(def.type));
  const found = all
    .map((def, index) => ({ def, isNamed: isNamed(talk, def, said), isLast: index === 0 }))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
    .flatMap(({ def, ...how }) => {
      const other = otherAmount(talk, question, utterance, def, how);
      return other ? [{ def, ...other }] : [];
    });
  const [best] = found.toSorted((a, b) => Number(b.isTold) - Number(a.isTold));
  if (!best) return null;
  const { def, parsed, isTold } = best;
  const does = () => correct(talk, { def, parsed, said: utterance.text });
  return { proposal: { confidence: 0.8, beside: 0, turns: false, corrects: def, does }, isTold };
}
