import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Language } from '#voice/languages/language.ts';
import { timesIn } from '#voice/understanding/acts.ts';
import { asksToAmend } from '#voice/understanding/matter.ts';
import { longestPhrase } from '#voice/understanding/phrases.ts';
import { hintAt } from '#voice/understanding/types/hints.ts';
import { holdsNeed } from '#voice/understanding/types/tells-nothing.ts';
import { readRelatives } from '#voice/understanding/types/wish.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { wordsOf } from '#voice/understanding/words.ts';
import type { Next } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { hear, type Parsed, show } from '../slots/slot-kind.ts';
import { slotContext, type Talk } from '../talk.ts';
import { callsSlot, correct, given, sub } from './correction.ts';
import { beginOf, isJoining, notBefore, partOf } from './told-part.ts';

/** Words of a thing at most: what is longer tells something, and is corrected by no two words. */
const mostOfThing = 6;
/** Words of what is told in a sentence of which one is exchanged, at most. */
const mostTold = 14;
/** Kinds of values that no thing is called by. */
const ofPerson = ['name', 'email', 'phone'];
/** Words of a name that another takes the place of in part, at most. */
const mostOfName = 3;
/** Words of one that stands for itself in place of another. */
const mostOfShort = 3;
/** Characters of one. */
const longestThing = 80;
/** Sentences behind what is denied in which the other may stand, at most. */
const mostLater = 2;
/** Words of a sentence in which one is corrected, at most. */
const mostOfSentence = 40;

/** What they told in their own words, and it's short enough to be one thing. */
export const things = (talk: Talk, most = mostOfThing): { def: SlotDef; old: string }[] =>
  given(talk).flatMap((def) => {
    const old = talk.frame.slots[def.name]?.value;
    return def.type === 'text' && typeof old === 'string' && old.length <= longestThing && old.split(' ').length <= most
      ? [{ def, old }]
      : [];
  });

const part = ({ text, words, language }: Utterance, from: number, to: number): Utterance =>
  readUtterance(text.slice(words[from]?.from ?? text.length, words[to]?.from), language);

/** Whether words are a number and nothing else: "make it ten" is of a time, a count or an amount. */
const isFigure = (text: string, own: Utterance['language']): boolean => {
  const { readings, words } = readUtterance(text, own);
  return readings.some(({ category, from, to }) => category === 'quantity' && from === 0 && to === words.length);
};

/**
 * The thing that words name; null where they tell more or nothing.
 * @param how an article has to tell that it is one, or what leads to it may, or it stands alone where one is certain to
 */
function thingOf(talk: Talk, def: SlotDef, utterance: Utterance, how: 'article' | 'led' | 'short'): Parsed | null {
  if (
    utterance.words.length === 0 ||
    timesIn(utterance).length > 0 ||
    readRelatives(utterance).length > 0 ||
    callsSlot(utterance, ofPerson)
  )
    return null;
  const { around, harmless } = utterance.language;
  const bare = withoutLeads(utterance);
  const heard = hear(slotKinds.text, bare, slotContext(talk, def));
  if (heard === null || typeof heard.value !== 'string') return null;
  const value = heard.value.replace(/[?!¿¡]+$/, '').trimEnd();
  const words = wordsOf(value);
  if (isFigure(value, utterance.language)) return null;
  // "They're doing" is a sentence, and no thing.
  if (utterance.language.clauses.subjects.has(words[0]?.text ?? '')) return null;
  // "What I need": who wants it, and nothing that they want.
  const { vague } = around;
  if (words.every(({ text }) => vague.has(text) || harmless.has(text) || utterance.language.names.clauses.has(text)))
    return null;
  const isNothing = words.every(({ text }) => harmless.has(text)) || readAnswer(utterance)?.rest === '';
  if (words.length > mostOfThing || isNothing) return null;
  const all = `${utterance.words.map(({ text }) => text).join(' ')} `;
  // "A filling", "it's for a crown": not "before I forget".
  const isNamed = around.thing.test(all) || around.thing.test(all.replace(around.leads, '').trimStart());
  const isLed = how !== 'article' && heard.value.length < utterance.text.trim().length;
  const isShort = how === 'short' && utterance.words.length <= mostOfShort;
  return isNamed || isLed || isShort ? { value, spoken: show(slotKinds.text, value, slotContext(talk, def)) } : null;
}

/** How many of some words lead to what is put in another's place, "for the reason put": less than all of them. */
function leadOf(said: readonly string[], lead: RegExp): number {
  for (let count = said.length - 1; count > 0; count--) {
    const words = `${said.slice(0, count).join(' ')} `;
    if (lead.exec(words)?.[0] === words) return count;
  }
  return 0;
}

/** Words without what leads to a thing in another's place, and what rounds it off: "put down invoicing", "it's invoicing we need". */
function withoutLeads({ language, text, words }: Utterance): Utterance {
  const { puts, tails } = language.restatements;
  const { insteads } = language.around;
  const said = words.map((word) => word.text);
  let from = leadOf(said, puts);
  if (insteads) from += leadOf(said.slice(from), insteads);
  from += leadOf(said.slice(from), puts);
  let rest = said.slice(from).join(' ');
  for (let next = ` ${rest}`.replace(tails, '').trim(); next !== rest && next !== ''; ) {
    rest = next;
    next = ` ${rest}`.replace(tails, '').trim();
  }
  const last = words[from + rest.split(' ').length - 1];
  return last ? readUtterance(text.slice(words[from]!.from, last.to), language) : readUtterance(text, language);
}

/** Where some words stand in others, articles left aside. */
function placeOf(utterance: Utterance, old: string): { from: number; to: number } | null {
  const { words, language } = utterance;
  const sought = wordsOf(old)
    .map(({ text }) => text)
    .filter((text) => !language.articles.has(text));
  if (sought.length === 0) return null;
  const from = words.findIndex((_, at) => sought.every((word, n) => words[at + n]?.text === word));
  if (from < 0) return null;
  return { from, to: from + sought.length };
}

/** What was told, with another thing in the place of a part of it: "Apex, not Acme" of Acme Works. */
function withPart(old: string, part: string, meant: string, language: Language, isCompany: boolean): string {
  const own = wordsOf(old);
  const denied = wordsOf(part).map(({ text }) => text);
  const at = own.findIndex((_, from) => denied.every((word, n) => own[from + n]?.text === word));
  const fresh = wordsOf(meant).map(({ text }) => text);
  const rest = own.filter((_, index) => index < at || index >= at + denied.length).map(({ text }) => text);
  // "Apex Works, not Acme" says it whole; of a sentence only the thing is meant.
  const isWhole = rest.some((text) => fresh.includes(text) && !language.articles.has(text));
  // "Invoicing, not a website" of a new website: where the thing itself is another, all of it is.
  const isHead = !isCompany && at + denied.length === own.length;
  if (at < 0 || isWhole || isHead || own.length > mostOfName) return meant;
  return old.slice(0, own[at]!.from) + meant + old.slice(own[at + denied.length - 1]!.to);
}

/** Words that another takes the place of within a sentence, at most. */
const mostOfPart = 2;

/** "Not the one of March, the one of April": what was told, with one word of it exchanged for another of its kind. */
function withWord(old: string, denied: string, meant: Utterance): string | null {
  const { words, text, language } = meant;
  const first = words.findIndex((word) => !isJoining(word.text, language) && !language.links.has(word.text));
  const core = words.slice(Math.max(0, first));
  const own = wordsOf(old);
  const at = own.findIndex((word) => word.text === denied);
  if (first < 0 || core.length === 0 || core.length > mostOfPart || at < 0 || own.length <= mostOfName) return null;
  if (core.some((word) => own.some((one) => one.text === word.text) || language.harmless.has(word.text))) return null;
  const isTime = (said: string) => timesIn(readUtterance(said, language)).length > 0;
  const instead = text.slice(core[0]!.from, core.at(-1)!.to);
  if (isTime(denied) !== isTime(instead)) return null;
  return old.slice(0, own[at]!.from) + instead + old.slice(own[at]!.to);
}

/** What may be meant in place of what was told, and the words beside it. */
interface Option {
  /** What of the old one is denied. */
  denied: string;
  meant: Utterance;
  rest: Utterance;
  /** It stands in a sentence of its own, behind the one that denies. */
  isLater?: true;
}

/** The words that may be meant in place of what was told, the likeliest first. */
function optionsFor(utterance: Utterance, old: string, isCompany: boolean): Option[] {
  const { words, language, marks } = utterance;
  const whole = placeOf(utterance, old);
  const place = whole ?? partOf(utterance, old);
  if (!place) return [];
  const denied = words
    .slice(place.from, place.to)
    .map(({ text }) => text)
    .join(' ');
  const begin = beginOf(words, place.from, language);
  const isMark = (at: number, ...names: string[]) =>
    marks.some(({ value, from }) => from === at && names.includes(value));
  /** @param all what the correction takes of the sentence; the rest of it may say more */
  const option = (from: number, to: number, all: { from: number; to: number }): Option => {
    let start = from;
    for (let moved = true; moved && start < to; ) {
      const repair = marks.find(({ value, from: at }) => value === 'repair' && at === start);
      const isOpening = isMark(start, 'and', 'contrast') || language.openings.has(words[start]!.text);
      moved = repair !== undefined || isOpening;
      if (moved) start = Math.min(to, repair?.to ?? start + 1);
    }
    // "Acme Words, with a d": how it's written is no part of it.
    const hint = words.findIndex((_, at) => at > start && at < to && hintAt(words, at, language.spelling) !== null);
    const end = hint < 0 ? to : hint;
    const rest = [part(utterance, 0, all.from), part(utterance, all.to, words.length)].map(({ text }) => text.trim());
    return {
      denied,
      meant: part(utterance, start, end),
      rest: readUtterance(rest.filter(Boolean).join(' '), language),
    };
  };
  const clauseBegin = (to: number) =>
    Math.max(
      words.findLastIndex(({ pause }, at) => at < to && at > 0 && pause),
      0,
    );
  const clauseEnd = (from: number) => {
    const end = words.findIndex(({ pause }, at) => at > from && pause);
    const turn = marks.find(({ value, from: at }) => value === 'contrast' && at > from)?.from ?? words.length;
    return Math.min(end < 0 ? words.length : end, turn);
  };
  const behind = (from: number): Option =>
    option(from, clauseEnd(from), { from: clauseBegin(begin), to: clauseEnd(from) });
  /** What stands behind it, and the sentences behind that: "it's not a website | we need | it's a store". */
  const later = (from: number): Option[] => {
    const pauses = words.flatMap(({ pause }, at) => (pause && at > from ? [at] : [])).slice(0, mostLater);
    const next = (at: number): Option => ({
      ...option(at, clauseEnd(at), { from: clauseBegin(begin), to: clauseEnd(at) }),
      isLater: true,
    });
    return [behind(from), ...pauses.map(next)];
  };
  const not = notBefore(utterance, begin);
  if (not > 0) {
    // "A filling, not a cleaning", "not a cleaning, a filling": the part next to it, of a sentence before it the last.
    const end = begin - not;
    const before = option(clauseBegin(end), end, { from: clauseBegin(end), to: place.to });
    // "Put the wait, not the price, that's what bugged me": it's said what to put.
    // "It's a cleaning | I need, not a filling": the sentence before the one that denies.
    const pauses = words.flatMap(({ pause }, at) => (pause && at > 0 && at < clauseBegin(end) ? [at] : []));
    const earlier = pauses.slice(-1).map((from) => option(from, end, { from, to: place.to }));
    // "It's no cleaning, by the way, but a check-up".
    const next = `${words
      .slice(place.to)
      .map(({ text }) => text)
      .join(' ')} `;
    const isTurned = isMark(place.to, 'contrast') || language.around.but.test(next);
    const isPut = leadOf(
      before.meant.words.map(({ text }) => text),
      language.restatements.puts,
    );
    return [
      ...(isPut > 0 && !isCompany && !isTurned ? [before] : []),
      behind(place.to),
      before,
      ...earlier,
      option(0, end, { from: 0, to: words.length }),
      ...later(place.to).slice(1),
    ];
  }
  // Of a part, only the thing itself: "change website to store" of a new website.
  const ownWords = wordsOf(old);
  if (!whole && denied !== ownWords.at(-1)?.text) return [];
  // "Limpieza no, una revisión".
  if (language.denials.has(words[place.to]?.text ?? '') && words[place.to + 1]?.pause) return [behind(place.to + 1)];
  if (language.towards.has(words[place.to]?.text ?? '') && asksToAmend(utterance)) return [behind(place.to + 1)];
  // "I said cleaning but I need a filling".
  const isSaid = marks.some(({ value, to }) => value === 'repair' && to <= begin);
  const isNeeded = isSaid && holdsNeed(part(utterance, place.to, words.length));
  return isSaid && (isMark(place.to, 'contrast') || isNeeded) ? later(place.to) : [];
}

/** Words that are exchanged inside of what was told at length, at most; letters of one, at least. */
const mostInside = 3;
const fewestInside = 3;

/** "It was the March one, not April": of what was told in a sentence, the words that are denied, where they stand in it once. */
function insideLong(talk: Talk, utterance: Utterance): Proposal<Next> | null {
  const { words, language, text } = utterance;
  const not = words.findIndex((_, at) => at > 0 && longestPhrase(words, at, language.edits.not) > 0);
  if (not < 0) return null;
  const behind = not + longestPhrase(words, not, language.edits.not);
  const end = words.findIndex(({ pause }, at) => pause && at > behind);
  const isTelling = (word: string) =>
    word.length >= fewestInside && !language.harmless.has(word) && !language.articles.has(word);
  const denied = words
    .slice(behind, end < 0 ? words.length : end)
    .filter(({ text: word }) => !language.articles.has(word));
  const begin = words.findLastIndex(({ pause }, at) => pause && at > 0 && at < not);
  const told = readUtterance(text.slice(words[Math.max(begin, 0)]!.from, words[not]!.from), language);
  const { ones, numbers } = language.spelling;
  const core = withoutLeads(told).words.filter(({ text: word }) => !language.articles.has(word));
  // "The March one"; in a row of digits it is one.
  const isRow = core.every(({ text: word }) => word in numbers);
  const fresh = core.filter(({ text: word }) => isRow || !ones.has(word));
  const isShort = (some: readonly { text: string }[]) =>
    some.length > 0 && some.length <= mostInside && some.some((one) => isTelling(one.text));
  if (!isShort(denied) || fresh.length === 0) return null;
  for (const def of given(talk)) {
    const old = talk.frame.slots[def.name]?.value;
    if (def.type !== 'text' || typeof old !== 'string') continue;
    const own = wordsOf(old);
    // Of few words, the thing itself is another.
    const isHead = own.length <= mostOfThing && own.at(-1)?.text === denied.at(-1)?.text;
    if (own.length <= mostOfName || isHead) continue;
    const places = own.flatMap((_, at) =>
      denied.every(({ text: word }, n) => own[at + n]?.text === word) ? [at] : [],
    );
    const [at] = places;
    if (places.length !== 1 || at === undefined) continue;
    // "Four four seven one, not one seven" of four four one seven: what stands before the end that is denied is said once more.
    const said = fresh.length - denied.length;
    const isAnew =
      said > 0 && said <= at && fresh.slice(0, said).every(({ text: word }, n) => own[at - said + n]?.text === word);
    if (!isShort(fresh) && !isAnew) continue;
    const from = isAnew ? at - said : at;
    // "The import button, not export" of an export button.
    const isSame = fresh.length > 1 && own[at + denied.length]?.text === fresh.at(-1)!.text;
    const by = (isSame ? fresh.slice(0, -1) : fresh).map(({ text: word }) => word).join(' ');
    const value = `${old.slice(0, own[from]!.from)}${by}${old.slice(own[at + denied.length - 1]!.to)}`;
    if (value === old) continue;
    const parsed = { value, spoken: show(slotKinds.text, value, slotContext(talk, def)) };
    const does = () => correct(talk, { def, parsed, said: text });
    return { confidence: 0.8, beside: 0, turns: false, corrects: def, does };
  }
  return null;
}

/** Whether words are more than "oh, actually". */
export const isTelling = ({ words, language }: Utterance): boolean =>
  words.some(({ text }) => !language.harmless.has(text) && !language.denials.has(text) && !language.openings.has(text));

/**
 * "Not a cleaning, a filling": what was told is named and another thing in its place, whatever is being asked.
 * @param answer what the words beside it would answer: "Monday at one, and it's a filling, not a cleaning"
 */
export function insteadCorrection(
  talk: Talk,
  utterance: Utterance,
  answer: (said: Utterance) => Proposal<Next> | null,
): Proposal<Next> | null {
  if (utterance.words.length > mostOfSentence) return null;
  const inside = insideLong(talk, utterance);
  if (inside) return inside;
  for (const { def, old } of things(talk, mostTold)) {
    const { asks } = utterance.language.questions.companies;
    const isCompany = asks.test(def.prompt);
    const options = optionsFor(utterance, old, isCompany);
    const near = options.filter(({ isLater }) => !isLater);
    // What is told behind it may be anything, and of companies little tells that one is.
    const later = isCompany ? [] : options.filter(({ isLater }) => isLater);
    const ways = [['led', near] as const, ['short', near] as const, ['led', later] as const];
    for (const [how, some] of ways)
      for (const { meant, rest, denied } of some) {
        const exchanged = withWord(old, denied, meant);
        const isShort = old.split(' ').length <= mostOfThing;
        const found = exchanged === null && isShort ? thingOf(talk, def, meant, how) : null;
        if ((exchanged === null && !found) || placeOf(meant, old)) continue;
        const value = exchanged ?? withPart(old, denied, String(found!.value), utterance.language, isCompany);
        const parsed = { value, spoken: show(slotKinds.text, value, slotContext(talk, def)) };
        if (value === old) continue;
        const heard = isTelling(rest) ? answer(rest) : null;
        const does = () => {
          const next = correct(talk, { def, parsed, said: utterance.text });
          return heard && heard.beside === 0 && !heard.turns ? heard.does() : next;
        };
        return { confidence: 0.9, beside: 0, turns: false, corrects: def, does };
      }
  }
  return null;
}

/**
 * "Sorry, I meant a filling", "actually make that a filling": another thing than the one that was just told.
 * @param isNameAsked any words may be a name, then: only an article tells
 */
export function thingCorrection(talk: Talk, utterance: Utterance, isNameAsked: boolean): Proposal<Next> | null {
  const { marks, words } = utterance;
  if (words.length > mostOfSentence) return null;
  const isAmended = asksToAmend(utterance);
  const [last] = given(talk);
  const known = things(talk);
  const found = isAmended ? known[0] : known.find(({ def }) => def === last);
  const cue = marks.findLast(({ value }) => value === 'repair' || value === 'wrong');
  if (!found || !(cue || isAmended)) return null;
  const { def, old } = found;
  const behind = cue && cue.to < utterance.words.length ? sub(utterance, cue.to) : null;
  // "Wait, before you book, it's a crown I need": the last sentence.
  const begin = words.findLastIndex(({ pause }, at) => pause && at > 0);
  for (const option of [behind, utterance, ...(begin > 0 ? [sub(utterance, begin)] : [])]) {
    const parsed = option && thingOf(talk, def, option, isNameAsked ? 'article' : 'led');
    // Said once more, it changes nothing.
    if (parsed?.value === old) return null;
    if (parsed)
      return {
        confidence: 0.7,
        beside: 0,
        turns: false,
        corrects: def,
        does: () => correct(talk, { def, parsed, said: utterance.text }),
      };
  }
  return null;
}
