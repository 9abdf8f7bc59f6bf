import type { SlotDef, SlotType } from '#domain/agents/workflows.ts';
import { givenNames } from '#voice/languages/given-names.ts';
import { readDecline } from '#voice/understanding/acts.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { longestPhrase } from '#voice/understanding/phrases.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Place } from '#voice/understanding/understood.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { fold, type Word } from '#voice/understanding/words.ts';
import { calledByName } from './called-by-name.ts';
import { asksSomething } from './caller-question.ts';
import { callbackSlot } from './repair/callback-slot.ts';
import { slotKinds } from './slots/catalog.ts';
import { hear, type Parsed } from './slots/slot-kind.ts';
import { slotContext, type Talk } from './talk.ts';
import { isWorded } from './worded-choice.ts';

/** What is looked for in an answer to something else, the plainest forms first. Free text and a bare yes are not. */
const looked: readonly SlotType[] = [
  'email',
  'phone',
  'date_time',
  'date',
  'time',
  'money',
  'duration',
  'choice',
  'name',
];
/** How sure a reading has to be to be taken without having been asked for. */
const leastConfidence = 0.75;

export interface Extra extends Parsed {
  def: SlotDef;
}

/** The words of an utterance without some of them; commas stand where they stood. */
function without(utterance: Utterance, places: readonly Place[]): Utterance {
  let text = utterance.text;
  for (const { from, to } of [...places].sort((a, b) => b.from - a.from))
    text = `${text.slice(0, from)}, ${text.slice(to)}`;
  const left = readUtterance(text.replace(/(?:\s*,)+/g, ',').replace(/^[\s,]+|[\s,]+$/g, ''), utterance.language);
  return withoutLabels(left);
}

/** Words that only say what was cut out behind them, at most: "and my direct line is". */
const mostOfLabel = 6;

function withoutLabels(left: Utterance): Utterance {
  const { language } = left;
  const parts = left.text.split(',');
  const kept = parts.filter((part) => {
    const { words } = readUtterance(part, language);
    const isLinked = words.length > 1 && words.length <= mostOfLabel && language.links.has(words.at(-1)!.text);
    return !(isLinked && words.some(({ text }) => language.owned.has(text)));
  });
  return kept.length === parts.length ? left : readUtterance(kept.join(',').trim(), language);
}

/** "Twelve hundred a month" without what it is counted by, which is no time at which something begins. Places stay. */
function withoutRates(utterance: Utterance): Utterance {
  const { text, language } = utterance;
  const plain = text.replace(language.around.rates, (rate) => ' '.repeat(rate.length));
  return plain === text ? utterance : readUtterance(plain, language);
}

/**
 * Whether a choice that was not asked for is told: in words of its own, which end a sentence where there is but one, "five thousand,
 * now", and not "now it's three thousand"; "not sure" is said of what was asked.
 */
function isToldAhead(def: SlotDef, utterance: Utterance, rest: Utterance, used: readonly Place[]): boolean {
  if (!isWorded(def, rest, used)) return false;
  const said = rest.text.slice(Math.min(...used.map(({ from }) => from)), Math.max(...used.map(({ to }) => to)));
  const part = readUtterance(said, utterance.language);
  if (readAnswer(part) !== null || readDecline(part) !== null) return false;
  const { words, text, language } = utterance;
  const at = text.lastIndexOf(said);
  const next = at < 0 ? undefined : words.find(({ from }) => from >= at + said.length);
  const isParted = next !== undefined && /[,;.]/.test(text.slice(at + said.length, next.from));
  return part.words.length > 1 || !next || isParted || language.clauses.and.has(next.text);
}

/** Slots that the conversation has no value for yet, in the order in which the flow asks for them. */
const open = ({ defs, frame }: Talk, besides: string) =>
  [...defs.values()].filter(
    ({ name }) => name !== besides && name !== callbackSlot.name && !frame.slots[name] && !frame.early[name],
  );

/** Words of a part that is a name, with one behind it such as "here". */
const longestName = 4;

/**
 * Answers to other slots that came along with one: "Anna Berg, a haircut, Tuesday at three, anna@…".
 * @param asked the slot that was asked for; null behind an open question
 * @returns them, the words that are left for the slot that was asked for, and whether one was called by its name
 */
export function readExtras(
  talk: Talk,
  asked: SlotDef | null,
  utterance: Utterance,
): { extras: Extra[]; rest: Utterance; isNamed: boolean } {
  const extras: Extra[] = [];
  let rest = utterance;
  for (const def of asked ? open(talk, asked.name) : []) {
    const called = calledByName(talk, asked!, def, rest);
    if (!called) continue;
    extras.push({ def, value: called.value, spoken: called.spoken });
    rest = without(rest, called.used);
  }
  const isNamed = extras.length > 0;
  // "In case we get cut off, my number is …": what it is told for is no answer.
  const isFor = rest.marks.some(({ value, from }) => value === 'condition' && from === 0);
  if (isNamed && isFor) rest = readUtterance('', utterance.language);
  if (isNamed && rest.words.length === 0) return { extras, rest, isNamed };
  // "I don't know yet" is said of what was asked, and tells nothing of when they would begin.
  if (asked && (utterance.words.length < 3 || readDecline(utterance)?.beside === 0)) return { extras, rest, isNamed };
  const others = open(talk, asked?.name ?? '').filter((def) => !extras.some((extra) => extra.def === def));
  // "A quarter of a million" is the sum that was asked for, and no quarter of a year.
  const own =
    asked && !slotKinds[asked.type].free ? hear(slotKinds[asked.type], utterance, slotContext(talk, asked)) : null;
  const isOwn = (part: Utterance, places: readonly Place[]) =>
    part === utterance &&
    own !== null &&
    own.value !== null &&
    places.some((place) => own.used.some(({ from, to }) => from < place.to && to > place.from));
  for (const type of looked.filter((one) => one !== asked?.type && !(one === 'choice' && asked?.type === 'text'))) {
    const def = others.find((one) => one.type === type);
    if (!def) continue;
    const found =
      type === 'name'
        ? nameIn(talk, def, rest)
        : hear(slotKinds[type], type === 'choice' ? withoutRates(rest) : rest, slotContext(talk, def));
    if (!found || found.value === null || found.confidence < leastConfidence) continue;
    // "Oui, je suis bloquée" is no name: one word alone is, where it's known as one.
    const isWord = type === 'name' && typeof found.value === 'string' && !found.value.includes(' ');
    if (isWord && asked?.type !== 'text' && !givenNames.has(fold(String(found.value)))) continue;
    if (isOwn(rest, found.used) || (type === 'choice' && !isToldAhead(def, utterance, rest, found.used))) continue;
    const left = without(rest, found.used);
    // What says it all was the answer to something else, or nothing is left to be one: then it is left to the question.
    if (left.words.length === 0 && asked?.type === 'text') continue;
    extras.push({ def, value: found.value, spoken: found.spoken });
    rest = left;
  }
  return { extras, rest, isNamed };
}

/** What no one comes for, where that is asked for: how they can be reached, and who they are. */
const ofThemselves: readonly SlotType[] = ['email', 'phone', 'name'];

/** An answer to another slot that is all that was said: "this is Bonnie Tate", where it is asked what the visit is for. */
export function onlyElse(talk: Talk, asked: SlotDef, utterance: Utterance): Extra | null {
  const { words, language } = utterance;
  for (const type of ofThemselves) {
    const def = open(talk, asked.name).find((one) => one.type === type);
    const found = def ? hear(slotKinds[type], utterance, slotContext(talk, def)) : null;
    if (!def || !found || found.value === null || found.beside > 0 || found.confidence < leastConfidence) continue;
    // A name has to be introduced, as anything may look like one.
    const greeting = utterance.marks.find(({ value, from }) => value === 'greeting' && from === 0)?.to ?? 0;
    const lead = longestPhrase(words, greeting, language.names.before);
    const isTold = lead >= 2 && isNamed(String(found.value), utterance);
    const isLast = (at: number) => longestPhrase(words, at, language.names.after) === words.length - at;
    const end = words.findIndex((_, at) => at > greeting + lead && isLast(at));
    const own = words.slice(greeting + lead, end < 0 ? words.length : end);
    if (type !== 'name' || isTold || isGivenTold(lead, own) || isBareName(String(found.value), own))
      return { def, value: found.value, spoken: found.spoken };
  }
  return null;
}

/** Words of a name that is told as a transcriber for phones writes it, and of how it is written, at most. */
const mostOfTold = 6;

/** "It's maria", "it's katherine with a k": a given name that is known, behind what introduces it. */
const isGivenTold = (lead: number, words: readonly Word[]): boolean =>
  lead > 0 && words.length <= mostOfTold && givenNames.has(fold(words[0]?.text ?? ''));

/** "Novak, Petra", "Petra Novak": what is often a given name and one more word, and nothing else. */
const isBareName = (name: string, words: readonly Word[]): boolean =>
  words.length === 2 && name.split(' ').length === 2 && givenNames.has(fold(name.split(' ')[0]!));

/** "I need help with invoicing", where the company or a name is asked for: what they come for, if that is asked for as well. */
export function onlyNeed(talk: Talk, asked: SlotDef, utterance: Utterance): Extra | null {
  const { companies } = utterance.language.questions;
  const isElse = asked.type === 'name' || (asked.type === 'text' && companies.asks.test(asked.prompt));
  const need = isElse ? companies.needs.exec(wordsOf(utterance))?.[0] : undefined;
  // "I'm calling about some software", before a name, only opens the talk: what for is still asked.
  if (need === undefined || (asked.type === 'name' && companies.calls?.test(need))) return null;
  const def = open(talk, asked.name).find(({ type, prompt }) => type === 'text' && !companies.asks.test(prompt));
  const found = def ? hear(slotKinds.text, utterance, slotContext(talk, def)) : null;
  return def && typeof found?.value === 'string' ? { def, value: found.value, spoken: found.spoken } : null;
}

/** What no name is, and what nothing else is: it answers another question. */
const noNames: readonly SlotType[] = ['email', 'money'];
const mails: readonly SlotType[] = ['email'];

/** The least that is a sum of money without a currency: "about five grand". */
const leastSum = 1000;

/** Whether words name a sum of money: in a currency, or a large round one and nothing else. */
function isSum({ readings, words, language: { harmless } }: Utterance): boolean {
  const isAll = (from: number, to: number) =>
    words.every(({ text }, at) => (at >= from && at < to) || harmless.has(text));
  return readings.some(({ category, value, from, to }) => {
    if (category !== 'money') return false;
    const { amount, currency } = value as { amount: number; currency: string | null };
    return currency !== null || (amount >= leastSum && amount % 100 === 0 && isAll(from, to));
  });
}

/** "About five grand", "we have five thousand dollars", where a name or a company is asked for: what they can spend, if that is asked for as well. */
function sumAhead(talk: Talk, asked: SlotDef, utterance: Utterance): Extra | null {
  const { companies, sums } = utterance.language.questions;
  const isElse = asked.type === 'name' || (asked.type === 'text' && companies.asks.test(asked.prompt));
  if (!isElse || !isSum(utterance) || asksSomething(utterance)) return null;
  const def = open(talk, asked.name).find(({ type, prompt }) => type === 'number' && (sums?.test(prompt) ?? false));
  const found = def ? hear(slotKinds.number, utterance, slotContext(talk, def)) : null;
  return def && found && found.value !== null ? { def, value: found.value, spoken: found.spoken } : null;
}

/** An address of mail that is all that was said, where anything else is asked for; where a name is, also a sum. */
export function onlyOtherKind(talk: Talk, asked: SlotDef, utterance: Utterance): Extra | null {
  for (const type of asked.type === 'name' ? noNames : mails) {
    if (type === asked.type) continue;
    const def = open(talk, asked.name).find((one) => one.type === type);
    const found = def ? hear(slotKinds[type], utterance, slotContext(talk, def)) : null;
    if (!def || !found || found.value === null || found.beside > 0 || found.confidence < leastConfidence) continue;
    return { def, value: found.value, spoken: found.spoken };
  }
  return sumAhead(talk, asked, utterance);
}

/** Whether a name was written as one. */
const isNamed = (name: string, { text }: Utterance) => name.split(' ').every((part) => text.includes(part));

/** The part between pauses that is a name: "Anna Berg, a haircut". */
function nameIn(talk: Talk, def: SlotDef, utterance: Utterance) {
  const context = slotContext(talk, def);
  const { words, text, language } = utterance;
  const starts = [0, ...words.flatMap(({ pause }, at) => (pause ? [at] : []))];
  for (const [index, from] of starts.entries()) {
    const to = starts[index + 1] ?? words.length;
    const begin = words[from]?.from;
    const end = words[to - 1]?.to;
    if (begin === undefined || end === undefined || starts.length < 2) continue;
    const part = readUtterance(text.slice(begin, end), language);
    const greeting = part.marks.find((mark) => mark.value === 'greeting' && mark.from === 0)?.to ?? 0;
    const lead = longestPhrase(part.words, greeting, language.names.before);
    const named = part.words.slice(greeting + lead);
    // "Soy el párroco de Villar" tells what someone is.
    if (language.articles.has(named[0]?.text ?? '')) continue;
    // "Anna Berg here": what stands around a name in such a part is no part of another.
    const isCapital = (word: Word) =>
      /^\p{Lu}/u.test(part.text.slice(word.from)) &&
      !language.articles.has(word.text) &&
      !language.harmless.has(word.text);
    const isPlain = named.length <= longestName && named.length >= 2 && named.slice(0, 2).every(isCapital);
    // "Hey, it's Tom, I need a haircut."
    const isGreeted = greeting > 0 && lead > 0 && named.length <= 2 && named.length > 0 && named.every(isCapital);
    if (lead < 2 && !isPlain && !isGreeted) continue;
    const found = hear(slotKinds.name, part, context);
    // "My name is Mary Stone and I need a color" goes on.
    const goesOn = part.marks.some(({ value, to: behind }) => value === 'and' && behind < part.words.length);
    if (found && found.value !== null && goesOn && found.beside > 0) continue;
    if (found && found.value !== null) return { ...found, used: [{ from: begin, to: end }] };
  }
  return introducedName(talk, def, utterance) ?? bookedName(talk, def, utterance);
}

/** Words of a name behind "for": as a transcriber for phones writes it, without capitals. */
const ofBooked = [2, 3];

/** "Cleaning monday at nine for sarah connor": a given name that is known and one more word or two, where the words end. */
function bookedName(talk: Talk, def: SlotDef, utterance: Utterance) {
  const { words, text, language } = utterance;
  for (const count of ofBooked) {
    const from = words.length - count;
    const lead = words[from - 1];
    if (!lead || !language.names.bookedFor?.has(lead.text) || !givenNames.has(words[from]!.text)) continue;
    if (words.slice(from).some(({ pause }, at) => at > 0 && pause)) continue;
    const found = hear(slotKinds.name, readUtterance(text.slice(words[from]!.from), language), slotContext(talk, def));
    if (typeof found?.value !== 'string' || found.beside > 0 || found.value.split(' ').length !== count) continue;
    return { ...found, used: [{ from: lead.from, to: words.at(-1)!.to }] };
  }
  return null;
}

/** "I'm Mary Stone and I need a color", "hi, it's Mary Stone calling about a facial": a name in front of what is wanted. */
function introducedName(talk: Talk, def: SlotDef, utterance: Utterance) {
  const { words, marks, language } = utterance;
  const leadsTo = (place: number, at: number) => {
    const lead = longestPhrase(words, at, language.names.before);
    return lead > 0 && words[at + lead]?.from === place;
  };
  const found = hear(slotKinds.name, utterance, slotContext(talk, def));
  const [place] = found?.used ?? [];
  if (!found || found.value === null || !place || !isNamed(String(found.value), utterance)) return null;
  const first = words.findIndex(({ from }) => from >= place.from);
  if (language.articles.has(words[first]?.text ?? '') || language.articles.has(words[first - 1]?.text ?? ''))
    return null;
  // "I'm here for a cleaning and my name is Mary Stone."
  const and = marks.find(({ value, from, to }) => value === 'and' && from > 0 && leadsTo(place.from, to))?.from;
  if (and !== undefined && place.to >= words.at(-1)!.to)
    return { ...found, used: [{ from: words[and]!.from, to: place.to }] };
  let greeting = 0;
  for (let moved = true; moved; ) {
    const mark = marks.find(({ value, from }) => value === 'greeting' && from === greeting)?.to;
    const opening = language.names.openings.has(words[greeting]?.text ?? '') ? greeting + 1 : greeting;
    const to = mark ?? opening;
    moved = to > greeting;
    greeting = to;
  }
  if (!leadsTo(place.from, greeting)) return null;
  const next = words.findIndex(({ from }) => from >= place.to);
  const joint = marks.find(({ value, from }) => value === 'and' && from === next)?.to ?? next;
  const behind = joint + longestPhrase(words, joint, language.names.after);
  // Without a word between, it is hardly the end of a name.
  if (next < 0 || behind === next || behind >= words.length) return null;
  return { ...found, used: [{ from: words[greeting]!.from, to: words[behind - 1]!.to }] };
}
