import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { timesIn } from '#voice/understanding/acts.ts';
import { wantsOtherWay } from '#voice/understanding/matter.ts';
import { telling, tellsNeed, tellsNothing } from '#voice/understanding/types/tells-nothing.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import type { Decline } from '#voice/understanding/values/acts.ts';
import { booksAppointments } from './appointments/wish-ahead.ts';
import { choiceTold } from './choice-told.ts';
import { type Collecting, type Heard, hearSlot, isReadBack, notYet } from './collect.ts';
import type { Next, ProposedValue, Turn } from './dialogue.ts';
import { type Extra, onlyElse, onlyNeed, onlyOtherKind, readExtras } from './extra-slots.ts';
import type { Proposal } from './proposal.ts';
import { slotKinds } from './slots/catalog.ts';
import { parse } from './slots/slot-kind.ts';
import { collected, slotsInOrder } from './snapshot.ts';
import { language, say, setSlot, slotContext, type Talk } from './talk.ts';

/** Several slots that a step asks for, one after the other, in whatever order answers come. */

/** What a form keeps of how far it has come. */
export interface FormState {
  /** The slot that is being asked for; none when all are settled. */
  current: string | null;
  collecting: Collecting;
  /** Whether the caller was told that the current slot is needed. */
  insisted: boolean;
}

export type FormTurn = Turn<{ slots: SlotDef[] }, FormState>;

export const freshForm = (): FormState => ({ current: null, collecting: notYet(), insisted: false });

/** Slots that are neither filled nor left open. */
export const openSlots = ({ talk: { frame }, config }: FormTurn) =>
  config.slots.filter(({ name }) => !frame.slots[name] && !frame.skipped.includes(name));

/** A step that is entered once more asks once more for what it asked before. */
export function reopen({ talk: { frame }, config }: FormTurn): void {
  for (const { name } of config.slots) {
    const slot = frame.slots[name];
    if (slot?.nodeId === frame.node && slot.source === 'caller') delete frame.slots[name];
    frame.skipped = frame.skipped.filter((other) => other !== name);
  }
}

/** The slot that is being asked for. */
export const currentDef = ({ config, state }: FormTurn) => config.slots.find(({ name }) => name === state.current);

/** Turns to the next slot that is open, or leaves. */
export function proceed(turn: FormTurn): Next {
  const { talk, state } = turn;
  for (const def of openSlots(turn)) {
    state.current = def.name;
    state.collecting = notYet();
    state.insisted = false;
    const isProposed = talk.frame.early[def.name]?.proposed === true;
    const early = takeEarly(turn, def) ?? fromKnown(turn, def);
    if (!early) return 'ask';
    state.collecting.candidate = early;
    if (isReadBack(def) || isProposed) return 'ask';
    setSlot(talk, def.name, { ...early, confirmed: false });
  }
  state.current = null;
  return { port: 'filled' };
}

/** An answer that came before it was asked for. */
function takeEarly({ talk: { frame } }: FormTurn, { name }: SlotDef): Collecting['candidate'] {
  const early = frame.early[name];
  delete frame.early[name];
  return early ? { value: early.value, spoken: early.spoken, said: early.said, source: 'caller' } : null;
}

function fromKnown({ talk }: FormTurn, def: SlotDef) {
  const known: Json | undefined = def.prefill ? talk.snapshot.setting.known[def.name] : undefined;
  if (known === undefined || known === null) return null;
  const parsed = parse(slotKinds[def.type], String(known), slotContext(talk, def));
  return parsed && { ...parsed, said: '', source: 'known' as const };
}

/** Keeps answers that came along: their slots are not asked for any more, at most read back. */
export function keep({ talk }: FormTurn, extras: readonly Extra[], said: string): void {
  for (const { def, value, spoken } of extras) talk.frame.early[def.name] = { value, spoken, said };
}

/** What words would do for the form. Null when they are no answer. */
export function hearForm(turn: FormTurn, utterance: Utterance): Proposal<Next> | null {
  const { talk, state } = turn;
  const def = currentDef(turn);
  if (!def) return null;
  const { collecting } = state;
  const goOn = (heard: Heard): Next =>
    heard === 'failed' ? { port: 'no_match' } : heard === 'filled' ? proceed(turn) : heard;
  const isAlone = collecting.candidate !== null || collecting.options.length > 0 || collecting.carry !== '';
  // "Yes, and my number is …", where a mail address is read back.
  const isYes = collecting.candidate !== null && readAnswer(utterance)?.value === true;
  const { extras, rest, isNamed } =
    isAlone && !isYes ? { extras: [], rest: utterance, isNamed: false } : readExtras(talk, def, utterance);
  // "I'd like an appointment": what for is asked once more, and then what they say is taken as it is.
  const isUntold = isFirstTold(turn, def) && collecting.candidate === null;
  const isFirst = isUntold && talk.snapshot.misses === 0;
  // "Devon dot price at gmail", where a name is read back.
  const other = isAlone
    ? onlyOtherKind(talk, def, utterance)
    : isUntold && extras.length === 0
      ? onlyElse(talk, def, utterance)
      : (onlyOtherKind(talk, def, utterance) ?? onlyNeed(talk, def, utterance));
  if (other) return { ...keeping, does: () => keepAndAsk(turn, [other], utterance.text) };
  // "Tomorrow, then" isn't what for, however often it's asked.
  const isEmpty = isFirst || (isUntold && timesIn(rest).length > 0);
  if (isEmpty && rest.words.length > 0 && tellsNothing(rest))
    return extras.length === 0 ? null : { ...keeping, does: () => keepAndAsk(turn, extras, utterance.text) };
  const about = isFirst ? telling(rest) : rest;
  const isDoubted = isUntold && !asksTrouble(talk, def) && !tellsNeed(about);
  if (isDoubted && isFirst && tellsAge(about))
    return extras.length === 0 ? null : { ...keeping, does: () => keepAndAsk(turn, extras, utterance.text) };
  const answer =
    hearSlot(talk, def, collecting, about, isDoubted) ??
    (extras.length > 0 && !isNamed ? hearSlot(talk, def, collecting, utterance) : null);
  if (!answer && isInstead(def, extras, isNamed ? utterance : rest, utterance, state.insisted)) {
    const does = (): Next => {
      keep(turn, extras, utterance.text);
      talk.frame.skipped.push(def.name);
      say(talk, language(talk).say.noProblem);
      return proceed(turn);
    };
    return { ...keeping, does };
  }
  if (!answer) return extras.length === 0 ? null : { ...keeping, does: () => keepAndAsk(turn, extras, utterance.text) };
  return {
    ...answer,
    does() {
      keep(turn, extras, utterance.text);
      const next = def.type === 'text' ? openSlots(turn)[1] : undefined;
      if (next && !extras.some((extra) => extra.def === next)) keep(turn, choiceTold(next, rest), utterance.text);
      return goOn(answer.does());
    },
  };
}

/** "I'd rather have an email, ingrid@voss.com", where a number is asked for: another way to reach them, in its place. */
const isInstead = (
  def: SlotDef,
  extras: readonly Extra[],
  rest: Utterance,
  utterance: Utterance,
  isInsisted: boolean,
) =>
  contacts.has(def.type) &&
  extras.some((extra) => contacts.has(extra.def.type)) &&
  (isInsisted || wantsOtherWay(utterance) || rest.words.every(({ text }) => utterance.language.harmless.has(text)));

/** How sure it is that what came along answers something else. */
const keeping = { confidence: 0.8, beside: 0, turns: false };

/** Keeps what came along, and asks what was asked. */
function keepAndAsk(turn: FormTurn, extras: readonly Extra[], said: string): Next {
  keep(turn, extras, said);
  say(turn.talk, language(turn.talk).say.thanks);
  return 'ask';
}

/** Whether it is asked what someone comes for: where times are booked, first, and in their own words. */
function isFirstTold({ talk }: FormTurn, { type, required }: SlotDef): boolean {
  const hasTold = slotsInOrder(talk.frame).some(([name]) => talk.defs.get(name)?.type === 'text');
  return type === 'text' && required && !hasTold && booksAppointments(talk);
}

/** "Hello dear, she's ninety-one": someone and their age, which is nothing to read back. */
function tellsAge({ words, marks, readings, language: { clauses, names, openings } }: Utterance): boolean {
  const isGreeting = (at: number) => marks.some(({ value, from, to }) => value === 'greeting' && at >= from && at < to);
  const told = words.flatMap(({ text }, at) =>
    isGreeting(at) || names.fond.has(text) || openings.has(text) ? [] : [{ text, at }],
  );
  const [first, ...rest] = told;
  const isNumber = (at: number) =>
    readings.some(({ category, from, to }) => category === 'count' && at >= from && at < to);
  return (
    first !== undefined && clauses.subjects.has(first.text) && rest.length > 0 && rest.every(({ at }) => isNumber(at))
  );
}

/** Whether a question is what is wrong, which any sentence may answer. */
const asksTrouble = (talk: Talk, { prompt }: SlotDef) => language(talk).questions.troubles.test(prompt);

/** Slots of which the script itself has heard nothing yet: what it read is surer than any proposal. */
export const unheardSlots = (turn: FormTurn) => {
  const { talk, state } = turn;
  const isHeard = (name: string) =>
    talk.frame.early[name] !== undefined || (name === state.current && state.collecting.candidate !== null);
  return openSlots(turn).filter(({ name }) => !isHeard(name));
};

/** Keeps what a model proposes, to be read back when its slot's turn comes. `goOn` turns to the next slot. */
export function takeProposed(turn: FormTurn, values: readonly ProposedValue[], goOn: () => Next): Next {
  for (const { def, value, spoken, said } of values)
    turn.talk.frame.early[def.name] = { value, spoken, said, proposed: true };
  // What is about to be read back comes first.
  return turn.state.collecting.candidate === null ? goOn() : 'ask';
}

/** Leave is taken: optional questions are let go, and what is needed cannot be had any more. */
export function leaveForm(turn: FormTurn): Next | null {
  const { talk } = turn;
  const rest = openSlots(turn);
  if (rest.some(({ required }) => required)) return null;
  talk.frame.skipped.push(...rest.map(({ name }) => name));
  return { port: 'filled' };
}

const contacts: ReadonlySet<SlotDef['type']> = new Set(['email', 'phone']);

/** Whether someone who does not give this can be reached in another way: by what they gave, by what is asked next, or where they call from. */
function isReachable({ talk, config }: FormTurn, def: SlotDef): boolean {
  if (!contacts.has(def.type)) return false;
  const { known } = talk.snapshot.setting;
  const isContact = (name: string) => name !== def.name && contacts.has(talk.defs.get(name)?.type ?? 'text');
  const isGiven =
    collected(talk.snapshot).some(([name]) => isContact(name)) || Object.keys(talk.frame.early).some(isContact);
  const isNext = config.slots.some(
    (other) => other.name !== def.name && contacts.has(other.type) && isOpen(talk, other),
  );
  return isGiven || isNext || typeof known.phone === 'string';
}

const isOpen = ({ frame }: FormTurn['talk'], { name }: SlotDef) => !frame.slots[name] && !frame.skipped.includes(name);

/** Whether an optional way to reach someone is the last that is left, as a needed one was not given. */
function isOnlyContact(turn: FormTurn, def: SlotDef): boolean {
  const { talk, config } = turn;
  const isGivenUp = config.slots.some(
    ({ name, type, required }) => required && contacts.has(type) && talk.frame.skipped.includes(name),
  );
  return contacts.has(def.type) && isGivenUp && !isReachable(turn, def);
}

/** What is done when an answer is declined. */
export function declineForm(turn: FormTurn, how: Decline): (() => Next) | null {
  const { talk, state } = turn;
  const def = currentDef(turn);
  if (!def) return null;
  // The last way to reach someone is asked for once more, and then let go.
  if (!def.required && (state.insisted || !isOnlyContact(turn, def)))
    return () => {
      talk.frame.skipped.push(def.name);
      say(talk, language(talk).say.noProblem);
      return proceed(turn);
    };
  if (how === 'unknown' || (how === 'none' && slotKinds[def.type].free)) return null;
  // One way to reach someone is enough: without a mail address, the number is asked for instead.
  if (isReachable(turn, def))
    return () => {
      talk.frame.skipped.push(def.name);
      say(talk, language(talk).say.noProblem);
      return proceed(turn);
    };
  if (how === 'refused' || state.insisted) return () => ({ port: 'refused' });
  return () => {
    state.insisted = true;
    say(talk, language(talk).say.neededToGoOn);
    return 'ask';
  };
}
