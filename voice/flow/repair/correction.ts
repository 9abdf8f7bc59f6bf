import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { timesIn } from '#voice/understanding/acts.ts';
import { asksToAmend } from '#voice/understanding/matter.ts';
import { longestPhrase } from '#voice/understanding/phrases.ts';
import { amendName } from '#voice/understanding/types/amend-name.ts';
import { editsOf } from '#voice/understanding/types/edit-written.ts';
import { hintAt } from '#voice/understanding/types/hints.ts';
import { markedIn } from '#voice/understanding/types/marked-letters.ts';
import { readName, relationAt } from '#voice/understanding/types/name.ts';
import { labelAt } from '#voice/understanding/types/name-parts.ts';
import { amendPhone } from '#voice/understanding/types/phone-amend.ts';
import { closeTo } from '#voice/understanding/types/spelled.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import { type Collecting, forgetPieces, hearSlot, isReadBack, notYet, slotQuestion } from '../collect.ts';
import type { Dialogue, Next } from '../dialogue.ts';
import { andThen, type Proposal, surely } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { contextOf, hear, type Parsed, show } from '../slots/slot-kind.ts';
import { clip } from '../slots/spoken-text.ts';
import { slotsInOrder } from '../snapshot.ts';
import { language, say, setSlot, slotContext, type Talk } from '../talk.ts';
import { isWorded } from '../worded-choice.ts';
import { defineAside } from './aside.ts';
import { callbackSlot } from './callback-slot.ts';
import { inThousands } from './in-thousands.ts';

/** A change to a slot that the caller has filled before, to another value or to one that is still to be asked for. */
interface Correction {
  def: SlotDef;
  parsed: Parsed | null;
  said: string;
  /** Whether it is meant is not sure, so that it is asked; left out where the value tells. */
  isDoubted?: boolean;
}

/** Slots that the caller gave, latest first. */
export function given(talk: Talk): SlotDef[] {
  return slotsInOrder(talk.frame)
    .reverse()
    .flatMap(([name]) => talk.defs.get(name) ?? []);
}

/** What callers call a slot by: its name, what such are called, and a company in their own language. */
export function namesOf(talk: Talk, { name, type, prompt }: SlotDef): string[] {
  const { called, questions } = language(talk);
  const isCompany = type === 'text' && questions.companies.asks.test(prompt);
  return [name.replaceAll('_', ' '), ...called[type], ...(isCompany ? questions.companyWords : [])];
}

/** The other value that words are for a slot. Null when they are none, or the same. */
export function otherValue(talk: Talk, def: SlotDef, utterance: Utterance): (Parsed & { beside: number }) | null {
  const kind = slotKinds[def.type];
  const context = slotContext(talk, def);
  const old = talk.frame.slots[def.name];
  const heard = hear(kind, utterance, context);
  const amend = () => {
    const amended = old ? (kind.amend?.(utterance, old.value, context) ?? null) : null;
    return amended === null ? null : { value: amended, spoken: show(kind, amended, context), beside: 0 };
  };
  // "The last two" is no last choice.
  const isNamed = def.type !== 'choice' || (heard !== null && isWorded(def, utterance, heard.used));
  const scaled = heard && heard.value !== null ? inThousands(def, heard.value, old?.value) : null;
  const inFull = heard && scaled !== null && scaled !== heard.value;
  const whole =
    heard && heard.value !== null && isNamed
      ? inFull
        ? { ...heard, value: scaled, spoken: show(kind, scaled, context) }
        : heard
      : null;
  // Of what any words may be, a part that is like the old one says which is meant.
  const found = kind.free ? (amend() ?? whole) : (whole ?? amend());
  return found && JSON.stringify(found.value) !== JSON.stringify(old?.value) ? found : null;
}

export const sub = (utterance: Utterance, from: number) =>
  readUtterance(utterance.text.slice(utterance.words[from]?.from ?? utterance.text.length), utterance.language);

/** Whether words say of the name that was given how it is written, or whose it is: "it's for my husband, Carl Boone". */
function tellsName(talk: Talk, utterance: Utterance): boolean {
  const { words, language: own } = utterance;
  const [def] = given(talk).filter(({ type }) => type === 'name');
  if (!def) return false;
  const old = talk.frame.slots[def.name]?.value;
  if (typeof old !== 'string') return false;
  const isRelated = words.some((_, at) => at > 0 && relationAt(words, at, own.names) > 0);
  const isLetter = (at: number) => /^\p{L}$/u.test(words[at]?.text ?? '');
  const isSpelled = words.some(
    (_, at) => hintAt(words, at, own.spelling) !== null || (at > 0 && isLetter(at) && isLetter(at + 1)),
  );
  // "Yes, but put it under Margaret Marsh" has a part of the old one; "it should be under Aetna" is about something else.
  const isPut = words.some((_, at) => longestPhrase(words, at, own.names.anywhere) > 1);
  const said = isPut ? readName(utterance, contextOf(slotContext(talk, def)))?.value : null;
  const isOf = (name: string) => name.split(' ').some((part) => old.split(' ').includes(part));
  if (typeof said === 'string' && said !== old && isOf(said)) return true;
  return (
    (isRelated || isSpelled || markedIn(utterance) !== null || editsOf(utterance).edits.length > 0) &&
    amendName(utterance, old, contextOf(slotContext(talk, def)))?.isSure === true
  );
}

/** Whether words say of the number that was given which of its digits are others: "it ends in 48". */
function tellsPhone(talk: Talk, utterance: Utterance): boolean {
  const def = given(talk).find(({ type }) => type === 'phone');
  const old = def && talk.frame.slots[def.name]?.value;
  return typeof old === 'string' && amendPhone(utterance, old) !== null;
}

/** Words of weight beside a value that is to be changed, at most: a reason for it. */
const mostAmended = 6;

/** Words of a correction that is nothing but another name, at most. */
const mostOfName = 8;

/**
 * Whether words correct a name: they say so, they are like it, or they are another one right behind it. "No emails please"
 * is about something else that is asked for.
 */
function isOfName(talk: Talk, def: SlotDef, utterance: Utterance, isLast: boolean): boolean {
  const old = talk.frame.slots[def.name]?.value;
  const amended = typeof old === 'string' ? amendName(utterance, old, contextOf(slotContext(talk, def))) : null;
  // "No, let's say January", where it's asked when, is a month.
  const isTime = timesIn(utterance).some(
    ({ from, to, category }) => category !== 'clock' && to - from > 0 && to >= utterance.words.length,
  );
  if (!amended || (isTime && !callsSlot(utterance, ['name']))) return false;
  if (amended.isSure) return true;
  const isAlone = utterance.words.length <= mostOfName && !callsSlot(utterance);
  // Behind other answers, two words that are written as a name is.
  const isWritten =
    amended.value.includes(' ') && amended.value.split(' ').every((part) => utterance.text.includes(part));
  return isAlone && (isLast || isWritten);
}

/** Whether words are surely another way to write, or a part of, the name that was given. */
export function isLikeName(talk: Talk, utterance: Utterance): boolean {
  const def = given(talk).find(({ type }) => type === 'name');
  const old = def && talk.frame.slots[def.name]?.value;
  return typeof old === 'string' && amendName(utterance, old, contextOf(slotContext(talk, def!)))?.isSure === true;
}

/** Whether words name another kind of value: "emails", "my number". @param types the kinds that they may name, or all but names */
export function callsSlot(
  { words: said, language: { called } }: Utterance,
  types: readonly string[] = Object.keys(called).filter((type) => type !== 'name'),
): boolean {
  const names = new Set(Object.entries(called).flatMap(([type, words]) => (types.includes(type) ? words : [])));
  return said.some(({ text }) => names.has(text) || names.has(text.replace(/s$/, '')));
}

/** Denials of one turn that are looked behind: all behind each of them is read anew. */
const mostNots = 8;

/**
 * "Five thousand, not five hundred": what stands before the "not", where what stands behind it was given.
 * @param isOf which slots it may be about
 */
function insteadOfGiven(
  talk: Talk,
  utterance: Utterance,
  isOf: (def: SlotDef) => boolean = () => true,
): Utterance | null {
  const { words, marks, language: own, text } = utterance;
  const denied = words.findLastIndex(({ text: word, pause }, at) => at > 0 && pause && own.denials.has(word));
  const isAnswer = ({ from, to }: { from: number; to: number }) =>
    words.slice(from, to).every(({ text: word }) => own.denials.has(word));
  const nots = [
    ...marks.filter((mark) => mark.value === 'negation' && !isAnswer(mark)),
    ...(denied < 0 ? [] : [{ from: denied, to: denied + 1 }]),
  ]
    .filter(({ to }) => to < words.length)
    .slice(0, mostNots);
  const isGiven = (behind: Utterance) =>
    given(talk).some((def) => {
      const kind = slotKinds[def.type];
      if (kind.free || def.type === 'yes_no' || !isOf(def)) return false;
      const heard = hear(kind, behind, slotContext(talk, def));
      return heard !== null && JSON.stringify(heard.value) === JSON.stringify(talk.frame.slots[def.name]?.value);
    });
  for (const not of nots) {
    // "It's not my account, it's a technical problem".
    const next = words.findIndex(({ pause }, at) => pause && at > not.to);
    if (next > 0 && isGiven(readUtterance(text.slice(words[not.to]!.from, words[next]!.from), own)))
      return sub(utterance, next);
    if (isGiven(sub(utterance, not.to))) return readUtterance(text.slice(0, words[not.from]!.from), own);
  }
  return null;
}

/** Words of a new value at the end of what asks for a change, at most. */
const mostOfLast = 3;

/** "Change the first one to eight": the new value, where what stands before it looks like a part of it. */
function lastValue(talk: Talk, def: SlotDef, utterance: Utterance): (Parsed & { beside: number }) | null {
  const { length } = utterance.words;
  for (let count = Math.min(mostOfLast, length - 1); count > 0; count--) {
    // "Forty thousand, not four".
    const isDenied = utterance.marks.some(({ value, to }) => value === 'negation' && to >= length - count);
    if (isDenied) return null;
    const found = otherValue(talk, def, sub(utterance, length - count));
    if (found?.beside === 0) return found;
  }
  return null;
}

/** "I was too harsh with the first one, make it six": what stands behind the last words that take back, where it's nothing else. */
function behindCue(talk: Talk, def: SlotDef, utterance: Utterance): (Parsed & { beside: number }) | null {
  const cue = utterance.marks.findLast(({ value, from }) => value === 'repair' && from > 0);
  if (!cue || cue.to >= utterance.words.length || slotKinds[def.type].free) return null;
  const found = otherValue(talk, def, sub(utterance, cue.to));
  return found?.beside === 0 ? found : null;
}

/** Values that no other words look like. */
const unmistakable: ReadonlySet<SlotDef['type']> = new Set(['email', 'phone']);

/**
 * "No, I said Thursday", "actually make that four": the slot given last that the words are another value of, and nothing
 * else. Free text is never guessed at.
 */
/** @param besides kinds that the words are not about: a name, where an address is asked for */
export function valueCorrection(
  talk: Talk,
  said: Utterance,
  besides: readonly SlotDef['type'][] = [],
): Proposal<Next> | null {
  const instead = insteadOfGiven(talk, said);
  const utterance = instead ?? said;
  const { marks, words } = utterance;
  const isAmended = asksToAmend(said);
  const isCued =
    instead !== null ||
    isAmended ||
    marks.some(({ value }) => value === 'repair' || value === 'wrong') ||
    utterance.language.denials.has(words[0]?.text ?? '');
  // "Yes, but send it to rob@…": what can be nothing else needs no name.
  const isTurned = marks.some(({ value }) => value === 'contrast');
  // "My last name is Smythe" says itself that it is one.
  const isLabelled =
    words.some((_, at) => labelAt(words, at, utterance.language.names) !== null) ||
    tellsName(talk, said) ||
    tellsPhone(talk, said);
  // "Yes, and my number is …": what was left out before, too.
  const isAdded = marks.some(({ value, from }) => value === 'and' && from > 0);
  // "My email is ann@…", at another question, of someone who gave none when it was asked for.
  const isTold = leftOut(talk).some((def) => isWhole(talk, def, utterance));
  if (!isCued && !isTurned && !isLabelled && !isAdded && !isTold) return null;
  const slots = [...given(talk), ...(isAdded || isTurned || isTold ? leftOut(talk) : [])];
  // Any words may look like a name: the others are looked at first.
  for (const def of slots.toSorted((a, b) => Number(a.type === 'name') - Number(b.type === 'name'))) {
    const kind = slotKinds[def.type];
    if (!isCued && !unmistakable.has(def.type) && !(isLabelled && def.type === 'name')) continue;
    if ((kind.free && def.type !== 'name') || def.type === 'yes_no' || besides.includes(def.type)) continue;
    if (def.type === 'name' && !isOfName(talk, def, utterance, def === slots[0])) continue;
    const other =
      behindCue(talk, def, utterance) ??
      otherValue(talk, def, utterance) ??
      (isAmended ? lastValue(talk, def, utterance) : null);
    const isGiven = talk.frame.slots[def.name] !== undefined;
    const most = isAmended || (isCued && isGiven && unmistakable.has(def.type)) ? mostAmended : isCued ? 1 : 3;
    if (!other || other.beside > most) continue;
    return {
      confidence: 0.8,
      beside: other.beside,
      turns: false,
      corrects: def,
      does: () => correct(talk, { def, parsed: other, said: utterance.text, ...(isCued && { isDoubted: false }) }),
    };
  }
  return null;
}

/** "Not billing, technical": one of several that was chosen before is denied, so that it answers nothing else. */
export const deniedCorrection = (talk: Talk, utterance: Utterance): Proposal<Next> | null =>
  insteadOfGiven(talk, utterance, ({ type }) => type === 'choice') ? valueCorrection(talk, utterance) : null;

/** Slots of unmistakable values that the caller has not given. */
const leftOut = ({ defs, frame }: Talk): SlotDef[] =>
  [...defs.values()].filter(
    ({ type, name }) => unmistakable.has(type) && name !== callbackSlot.name && !frame.slots[name],
  );

/** Whether words are the whole of such a value, and hardly anything else. */
function isWhole(talk: Talk, def: SlotDef, utterance: Utterance): boolean {
  const found = hear(slotKinds[def.type], utterance, slotContext(talk, def));
  return found !== null && found.value !== null && found.beside <= mostBesideTold;
}
/** "You can reach me at". */
const mostBesideTold = 4;

interface State {
  slot: string;
  collecting: Collecting;
  /** It had no value before. */
  isNew: boolean;
  /** What was said with it, heard once it is changed. */
  behind?: string;
  /** It is asked whether it is to be changed at all. */
  isDoubted?: true;
}

const defOf = (talk: Talk, { slot }: State) => talk.defs.get(slot)!;

function changed(talk: Talk, def: SlotDef, isNew: boolean): Next {
  const slot = talk.frame.slots[def.name];
  talk.corrected = def.name;
  const told = clip(slot?.spoken ?? '', 120);
  say(talk, isNew ? language(talk).say.understoodAs(told) : language(talk).say.changed(told));
  return 'back';
}

/** Whether no part of a name is one of another, or sounds like one. */
function isOtherName(name: Json | undefined, old: Json | undefined): boolean {
  if (typeof name !== 'string' || typeof old !== 'string') return false;
  const before = fold(old).split(' ');
  return fold(name)
    .split(' ')
    .every((part) => before.every((other) => part !== other && !closeTo(part, other)));
}

/** Changes the slot at once where the words hold a value, or asks for it. Returns how the conversation goes on. */
export function correct(talk: Talk, { def, parsed, said, ...sureness }: Correction): Next {
  const { snapshot, frame } = talk;
  // "One is bad, right?": a word that counts less often than not.
  const { ones } = language(talk).spelling;
  const isOne = parsed?.value === 1 && said.split(' ').some((word) => ones.has(word.toLowerCase()));
  // "The name's long": a name that has nothing of the one before is asked about.
  const old = frame.slots[def.name]?.value;
  const isOther = def.type === 'name' && isOtherName(parsed?.value, old);
  const isDoubted = sureness.isDoubted ?? (isOne || isOther);
  const isNew = !frame.slots[def.name];
  if (parsed && !isReadBack(def) && !isDoubted) {
    const { value, spoken } = parsed;
    setSlot(talk, def.name, { value, spoken, said, confirmed: false, source: 'caller' });
    return changed(talk, def, isNew);
  }
  const collecting = notYet();
  if (parsed) collecting.candidate = { value: parsed.value, spoken: parsed.spoken, said, source: 'caller' };
  else say(talk, language(talk).say.letsChange);
  snapshot.aside = {
    name: 'correction',
    state: { slot: def.name, collecting: { ...collecting }, isNew, ...(isDoubted && { isDoubted: true }) },
  };
  return 'ask';
}

/** Characters kept of what was said with a correction. */
const longestBehind = 300;

/** Has words heard once a correction that has just begun is through. */
export function hearBehind({ snapshot: { aside } }: Talk, words: string): void {
  if (aside?.name === 'correction') Object.assign(aside.state, { behind: words.slice(0, longestBehind) });
}

/** Asks once more for a slot that was filled before, then goes back to where the conversation was. */
export const correction = defineAside<State>({
  name: 'correction',
  enter: () => 'ask',
  question({ talk, state }) {
    const question = slotQuestion(talk, defOf(talk, state), state.collecting);
    const { candidate } = state.collecting;
    if (!state.isDoubted || !candidate) return question;
    return { ...question, prompt: language(talk).say.changeTo(clip(candidate.spoken, 120)) };
  },
  hear({ talk, state }, utterance) {
    const answer = state.isDoubted && state.collecting.candidate ? readAnswer(utterance) : null;
    const isFree = slotKinds[defOf(talk, state).type].free;
    if (answer?.value === false && (isFree || answer.beside === 0))
      return surely(() => {
        if (state.behind !== undefined) talk.afresh = state.behind;
        return 'back';
      });
    const heard = hearSlot(talk, defOf(talk, state), state.collecting, utterance);
    return (
      heard &&
      andThen(heard, (what) => {
        if (what === 'ask') return what;
        if (state.behind !== undefined) talk.afresh = state.behind;
        return what === 'failed' ? 'back' : changed(talk, defOf(talk, state), state.isNew === true);
      })
    );
  },
  forget: ({ state }) => void forgetPieces(state.collecting),
  decline: () => () => 'back',
  giveUp: () => 'back',
} satisfies Dialogue<unknown, State> & { name: string });
