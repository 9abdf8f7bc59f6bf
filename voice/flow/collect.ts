import type { Json } from '#domain/json.ts';
import type { SlotDef } from '#domain/workflows.ts';
import type { Question } from './dialogue.ts';
import { slotKinds } from './slots/catalog.ts';
import type { Parsed } from './slots/slot-kind.ts';
import { clip } from './slots/spoken-text.ts';
import { readYesNo } from './slots/yes-no.ts';
import { acknowledge, say, setSlot, slotContext, spoken, type Talk } from './talk.ts';

/** How far the filling of one slot has come. Plain JSON: steps and asides keep it in their state. */
export interface Collecting {
  /** Understood and to be read back; not a value yet. */
  candidate: { value: Json; spoken: string; said: string; source: 'caller' | 'known' } | null;
  /** The first piece of an answer that comes in pieces, and what is asked for the rest. */
  carry: string;
  ask: string;
  /** How often the caller said that a readback was wrong. */
  rejected: number;
}

export const notYet = (): Collecting => ({ candidate: null, carry: '', ask: '', rejected: 0 });

/** Readbacks that may be refused before the slot counts as not understood. */
const maxRejected = 3;

/** Whether a slot is read back before it counts. */
export function isReadBack(def: SlotDef): boolean {
  return (def.confirm === 'auto' ? slotKinds[def.type].confirm : def.confirm) === 'explicit';
}

/** The question for a slot as far as it has come. */
export function slotQuestion(talk: Talk, def: SlotDef, { candidate, ask }: Collecting): Question {
  const kind = slotKinds[def.type];
  if (candidate) {
    const value = kind.readback?.(candidate) ?? clip(candidate.spoken, 200);
    const lead = candidate.source === 'known' ? 'I have' : 'I understood';
    return {
      kind: 'readback',
      expects: ['yes_no', def.type],
      prompt: `${lead}: ${value}. Is that right?`,
      rephrase: [`I understood: ${value}. Is that right, yes or no?`],
      hint: 'Please say yes if that is right. If it is not, tell me again.',
      maxMisses: def.maxAttempts,
    };
  }
  const prompt = ask || spoken(talk, def.prompt);
  return {
    kind: kind.free ? 'free' : 'typed',
    expects: [def.type],
    prompt,
    rephrase: ask ? [] : def.reprompts.map((text) => spoken(talk, text)),
    hint: kind.hint(def),
    maxMisses: def.maxAttempts,
  };
}

/** Takes an understood value: to be read back, or as the slot's value at once. Says what is to be said about it. */
export function take(talk: Talk, def: SlotDef, collecting: Collecting, parsed: Parsed, said: string): 'filled' | 'ask' {
  collecting.carry = '';
  collecting.ask = '';
  if (isReadBack(def)) {
    collecting.candidate = { ...parsed, said: clip(said, 120), source: 'caller' };
    return 'ask';
  }
  collecting.candidate = null;
  setSlot(talk, def.name, { ...parsed, said, confirmed: false, source: 'caller' });
  if (def.confirm === 'implicit') say(talk, `Got it, ${clip(parsed.spoken, 120)}.`);
  else acknowledge(talk);
  return 'filled';
}

/**
 * Hears an answer for a slot.
 * @returns `filled`, `ask` (something was understood, there is more to ask), `failed` (too often corrected), or null
 */
export function hearSlot(
  talk: Talk,
  def: SlotDef,
  collecting: Collecting,
  text: string,
): 'filled' | 'ask' | 'failed' | null {
  if (collecting.candidate) return hearReadback(talk, def, collecting, collecting.candidate, text);
  const kind = slotKinds[def.type];
  const context = slotContext(talk, def);
  const whole = collecting.carry ? `${collecting.carry} ${text}` : text;
  const parsed = kind.parse(whole, context) ?? (collecting.carry ? kind.parse(text, context) : null);
  if (parsed) return take(talk, def, collecting, parsed, whole);
  const begun = kind.begin?.(whole, context) ?? null;
  if (!begun || (begun.carry === collecting.carry && begun.ask === collecting.ask)) {
    collecting.carry = '';
    collecting.ask = '';
    return null;
  }
  collecting.carry = clip(begun.carry, 200);
  collecting.ask = clip(begun.ask, 200);
  return 'ask';
}

const denial = /^\s*(?:no+|nope|nah|wrong|that's (?:wrong|not right|not it|incorrect)|not quite)[\s,.!-]+/i;

function hearReadback(
  talk: Talk,
  def: SlotDef,
  collecting: Collecting,
  candidate: NonNullable<Collecting['candidate']>,
  text: string,
): 'filled' | 'ask' | 'failed' | null {
  const kind = slotKinds[def.type];
  const context = slotContext(talk, def);
  const answer = readYesNo(text);
  const words = text.replace(denial, '').replace(correctionCue, '');
  const parses = kind.free ? words !== text && answer !== true : true;
  const corrected =
    (parses ? kind.parse(words, context) : null) ?? kind.amend?.(words, candidate.value, context) ?? null;
  const same = corrected !== null && corrected.value === candidate.value;
  if (corrected && !same) {
    collecting.rejected += 1;
    if (collecting.rejected >= maxRejected) return 'failed';
    return take(talk, def, collecting, corrected, text);
  }
  if (answer === true || (same && answer === null)) {
    collecting.candidate = null;
    setSlot(talk, def.name, { ...candidate, confirmed: true });
    acknowledge(talk);
    return 'filled';
  }
  if (answer !== false) return null;
  collecting.candidate = null;
  collecting.rejected += 1;
  if (collecting.rejected >= maxRejected) return 'failed';
  say(talk, 'Sorry about that.');
  return 'ask';
}

/** Words that announce a correction and are not part of the value. */
export const correctionCue =
  /^(?:[\s,.]*(?:no|nope|sorry|oh|oops|wait|hang on|actually|well|but))*[\s,.]*(?:i (?:meant|mean|said)|i (?:was|am) saying|make (?:that|it)|it(?:'s| is| was| should be)|that(?:'s| is| should be)|(?:it|that) should (?:be|say)|scratch that|rather|change (?:it|that) to|correction)?[\s,:]+/i;
