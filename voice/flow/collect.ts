import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { readDecline } from '#voice/understanding/acts.ts';
import { readChoice } from '#voice/understanding/types/choice.ts';
import { type Answer, readAnswer } from '#voice/understanding/types/yes-no.ts';
import { type Place, sure } from '#voice/understanding/understood.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { asksSomething } from './caller-question.ts';
import type { Question } from './dialogue.ts';
import type { Proposal } from './proposal.ts';
import { isCounting } from './repair/amounts-beside.ts';
import { slotKinds } from './slots/catalog.ts';
import { hear, type Parsed, type SlotContext, type SlotKind, show } from './slots/slot-kind.ts';
import { clip } from './slots/spoken-text.ts';
import { acknowledge, isRead, language, say, setSlot, slotContext, spoken, type Talk } from './talk.ts';

/** How far the filling of one slot has come. Plain JSON: steps and asides keep it in their state. */
export interface Collecting {
  /** Understood and to be read back; not a value yet. */
  candidate: { value: Json; spoken: string; said: string; source: 'caller' | 'known' } | null;
  /** Several things that the words may have meant: the caller is asked which. */
  options: { value: Json; spoken: string }[];
  /** The first piece of an answer that comes in pieces, and what is asked for the rest. */
  carry: string;
  ask: string;
  /** How often the caller said that a readback was wrong. */
  rejected: number;
}

export const notYet = (): Collecting => ({ candidate: null, options: [], carry: '', ask: '', rejected: 0 });

/** Forgets the first piece of an answer whose rest was not understood. */
export const forgetPieces = (collecting: Collecting) => Object.assign(collecting, { carry: '', ask: '' });

/** What became of an answer. `failed`: too often corrected. */
export type Heard = 'filled' | 'ask' | 'failed';

/** Readbacks that may be refused before the slot counts as not understood. */
const maxRejected = 3;
/** More than this many cannot be told apart by ear. */
const maxOptions = 4;

/** Whether a slot is read back before it counts. */
export function isReadBack(def: SlotDef): boolean {
  return (def.confirm === 'auto' ? slotKinds[def.type].confirm : def.confirm) === 'explicit';
}

/** The question for a slot as far as it has come. */
export function slotQuestion(talk: Talk, def: SlotDef, { candidate, options, ask }: Collecting): Question {
  const kind = slotKinds[def.type];
  const { say: words } = language(talk);
  if (options.length > 0)
    return {
      kind: 'readback',
      expects: ['choice', def.type],
      prompt: words.whichOne(options.map((option) => clip(option.spoken, 120))),
      rephrase: [],
      hint: kind.hint(def, language(talk)),
      maxMisses: def.maxAttempts,
    };
  if (candidate) {
    const byEar = isRead(talk) ? undefined : kind.readback?.(candidate, language(talk));
    const value = byEar ?? clip(candidate.spoken, 200);
    return {
      kind: 'readback',
      expects: ['yes_no', def.type],
      prompt: words.readBack(value, candidate.source === 'known'),
      rephrase: [words.readBackAgain(value)],
      hint: words.hints.readback,
      maxMisses: def.maxAttempts,
    };
  }
  const prompt = ask || spoken(talk, def.prompt);
  return {
    kind: kind.free ? 'free' : 'typed',
    expects: [def.type],
    prompt,
    rephrase: ask ? [] : def.reprompts.map((text) => spoken(talk, text)),
    hint: kind.hint(def, language(talk)),
    maxMisses: def.maxAttempts,
    isOptional: !def.required,
  };
}

/** Takes an understood value: to be read back, or as the slot's value at once. Says what is to be said about it. */
export function take(
  talk: Talk,
  def: SlotDef,
  collecting: Collecting,
  parsed: Parsed & { confidence?: number },
  said: string,
): 'filled' | 'ask' {
  Object.assign(collecting, { carry: '', ask: '', options: [] });
  if (isReadBack(def) || (parsed.confidence ?? 1) < sure) {
    const { value, spoken } = parsed;
    collecting.candidate = { value, spoken, said, source: 'caller' };
    return 'ask';
  }
  collecting.candidate = null;
  setSlot(talk, def.name, { value: parsed.value, spoken: parsed.spoken, said, confirmed: false, source: 'caller' });
  if (def.confirm === 'implicit') say(talk, language(talk).say.understoodAs(clip(parsed.spoken, 120)));
  else acknowledge(talk);
  return 'filled';
}

/** What an answer for a slot would do. Null when the words are no answer. @param isDoubted what was heard is read back */
export function hearSlot(
  talk: Talk,
  def: SlotDef,
  collecting: Collecting,
  utterance: Utterance,
  isDoubted = false,
): Proposal<Heard> | null {
  if (collecting.options.length > 0) return hearOption(talk, def, collecting, utterance);
  if (collecting.candidate) return hearReadback(talk, def, collecting, collecting.candidate, utterance);
  const kind = slotKinds[def.type];
  const context = slotContext(talk, def);
  const { carry } = collecting;
  const whole = carry ? readUtterance(`${carry} ${utterance.text}`, utterance.language) : utterance;
  const heard = hear(kind, whole, context) ?? (carry ? hear(kind, utterance, context) : null);
  const evidence = { confidence: heard?.confidence ?? 0.6, beside: heard?.beside ?? 0, turns: heard?.turns ?? false };
  const options = heard?.alternatives.slice(0, maxOptions) ?? [];
  if (heard && heard.value !== null && (heard.confidence >= sure || options.length === 0)) {
    const isUnsure = isDoubted || isUnlikely(def, heard, utterance);
    return {
      ...evidence,
      does: () => take(talk, def, collecting, isUnsure ? { ...heard, confidence: 0 } : heard, whole.text),
    };
  }
  const named = heard ? lastOf(def, heard, options, whole) : null;
  const last = named && inThousands(def, named, options, context);
  if (last) return { ...evidence, does: () => take(talk, def, collecting, { ...last, confidence: 0 }, whole.text) };
  if (heard && options.length > 0 && def.type !== 'choice') {
    const all = heard.value === null ? options : [{ value: heard.value, spoken: heard.spoken }, ...options];
    return { ...evidence, does: () => offerOptions(collecting, all) };
  }
  const { misses, missed } = talk.snapshot;
  const isAgain = misses > 0 && (missed === utterance.text || !kind.free);
  const insisted = isAgain ? (kind.insisted?.(utterance) ?? null) : null;
  if (insisted !== null) {
    const parsed = { value: insisted, spoken: show(kind, insisted, context) };
    return { ...evidence, does: () => take(talk, def, collecting, parsed, utterance.text) };
  }
  const bound = heard ? null : (kind.bound?.(utterance, context) ?? null);
  if (bound !== null) {
    const parsed = { value: bound, spoken: show(kind, bound, context), confidence: 0 };
    return { ...evidence, does: () => take(talk, def, collecting, parsed, utterance.text) };
  }
  const behind = heard ? null : behindUnsure(kind, utterance, context);
  if (behind)
    return { ...evidence, does: () => take(talk, def, collecting, { ...behind, confidence: 0 }, utterance.text) };
  const begun = kind.begin?.(whole, context) ?? null;
  if (begun && (begun.carry !== carry || begun.ask !== collecting.ask))
    return {
      ...evidence,
      does() {
        Object.assign(collecting, { carry: clip(begun.carry, 200), ask: clip(begun.ask, 200) });
        return 'ask';
      },
    };
  return null;
}

/** Words that say that it isn't known, at most. */
const mostOfUnsure = 5;

/** "Not sure, a couple thousand": what is guessed behind words that say that it isn't known. */
function behindUnsure(kind: SlotKind, { text, words, language: own }: Utterance, context: SlotContext): Parsed | null {
  if (kind.free || kind.type === 'yes_no') return null;
  for (let at = Math.min(mostOfUnsure, words.length - 1); at > 0; at -= 1) {
    const opening = readUtterance(text.slice(0, words[at]!.from), own);
    if (readDecline(opening)?.beside !== 0) continue;
    const heard = hear(kind, readUtterance(text.slice(words[at]!.from), own), context);
    return heard && heard.value !== null && heard.beside === 0 ? { value: heard.value, spoken: heard.spoken } : null;
  }
  return null;
}

/** A sum of money that someone names in a sentence is seldom less. */
const leastSum = 100;

/** Words of weight in a sentence that counts something else, at least: "four stars" is a score. */
const fewestBesideCount = 2;

/** Whether a word is counted by the number that was taken: "seven people". */
function isCountedBy(utterance: Utterance, used: readonly Place[]): boolean {
  const end = Math.max(...used.map(({ to }) => to));
  const to = utterance.words.findIndex(({ from }) => from >= end);
  const isSum = utterance.readings.some((one) => one.category === 'money' && one.from < to && one.to > to);
  return used.length > 0 && to > 0 && !isSum && isCounting(utterance, { from: to - 1, to });
}

/** "There'd be four of us using it", where a budget is asked for: a number so small is hardly the sum, and is read back. */
function isUnlikely(
  { type, prompt }: SlotDef,
  { value, beside, used }: { value: Json; beside: number; used: readonly Place[] },
  utterance: Utterance,
): boolean {
  // "With seven people", "I've ordered three times": what is counted is hardly a score or a sum.
  if (counted.has(type) && beside >= fewestBesideCount && isCountedBy(utterance, used)) return true;
  const { language: own } = utterance;
  const isSmall = type === 'number' && typeof value === 'number' && value > 0 && value < leastSum;
  return isSmall && beside > 0 && (own.questions.sums?.test(prompt) ?? false);
}

/** Kinds of which stories hold several. */
const counted: ReadonlySet<SlotDef['type']> = new Set(['number', 'rating', 'money']);

/**
 * "My mother said ten grand, my husband zero, and I'm settling on three thousand": who tells of several numbers ends with what
 * they mean, which is read back. "Three or four" leaves open which.
 */
function lastOf(
  { type }: SlotDef,
  heard: { value: Json | null },
  options: readonly Parsed[],
  said: Utterance,
): Parsed | null {
  const isOpen = said.marks.some(({ value }) => value === 'or') || said.words.length < fewestOfStory;
  // What is left where one is turned down was not said.
  const isDenied = said.marks.some(({ value }) => value === 'negation' || value === 'wrong');
  const isOfSeveral = counted.has(type) || (type === 'choice' && !isDenied);
  if (!isOfSeveral || heard.value !== null || options.length < 2 || isOpen) return null;
  const last = options.at(-1)!;
  // "Between four and five thousand, put five".
  const isSame = ({ value }: Parsed) =>
    typeof value === 'number' && magnitudes.some((unit) => value === Number(last.value) * unit);
  return options.find(isSame) ?? last;
}

/** "Ten grand, maybe twelve": a bare number behind a sum of thousands is of thousands, too. */
function inThousands(def: SlotDef, parsed: Parsed, options: readonly Parsed[], context: SlotContext): Parsed {
  const { value } = parsed;
  const isBare = typeof value === 'number' && value >= 1 && value < leastSum;
  const isOfSum = options.some(({ value: other }) => typeof other === 'number' && other >= 1000 && other % 1000 === 0);
  if (!isBare || !isOfSum || (def.type !== 'number' && def.type !== 'money')) return parsed;
  return { value: value * 1000, spoken: show(slotKinds[def.type], value * 1000, context) };
}
const magnitudes = [100, 1e3, 1e6];
/** Words in which several numbers are told of, at least. */
const fewestOfStory = 4;

function offerOptions(collecting: Collecting, options: Parsed[]): 'ask' {
  Object.assign(collecting, { options, carry: '', ask: '' });
  return 'ask';
}

/** Which of the things that the words may have meant. */
function hearOption(talk: Talk, def: SlotDef, collecting: Collecting, utterance: Utterance): Proposal<Heard> | null {
  const { options } = collecting;
  const context = slotContext(talk, def);
  const choices = options.map(({ spoken }, index) => ({ value: `o${index}`, label: spoken, synonyms: [] }));
  const chosen = readChoice(utterance, choices);
  const index = typeof chosen?.value === 'string' ? Number(chosen.value.slice(1)) : null;
  const heard = hear(slotKinds[def.type], utterance, context);
  const said = heard && heard.value !== null ? heard : null;
  const parsed = index === null ? said : options[index]!;
  if (!parsed) return null;
  return { confidence: 0.9, beside: 0, turns: false, does: () => take(talk, def, collecting, parsed, utterance.text) };
}

function hearReadback(
  talk: Talk,
  def: SlotDef,
  collecting: Collecting,
  candidate: NonNullable<Collecting['candidate']>,
  utterance: Utterance,
): Proposal<Heard> | null {
  const kind = slotKinds[def.type];
  const context = slotContext(talk, def);
  const answer = readAnswer(utterance);
  // "That's no, right?" "Yes": it is a no.
  const isPlain = (kind.free || def.type === 'yes_no') && answer?.rest === '';
  // "No, a check-up": the no is none of the other words.
  const isDenied = def.type === 'text' && answer?.value === false && answer.rest !== '';
  const meant = isDenied ? readUtterance(answer.rest, utterance.language) : utterance;
  const said = isPlain ? null : hear(kind, meant, context);
  const amended = kind.amend?.(utterance, candidate.value, { ...context, isReadBack: true }) ?? null;
  const part = amended === null ? null : { value: amended, spoken: show(kind, amended, context) };
  // "How much?" is no other service.
  const isAsked = kind.free && asksSomething(utterance);
  const whole = said && said.value !== null && !isAsked ? said : null;
  const other = kind.free ? (part ?? whole) : (whole ?? part);
  const isOld = other !== null && JSON.stringify(other.value) === JSON.stringify(candidate.value);
  // Said once more as a whole it is right; a part of it that changes nothing says nothing.
  const isSame = isOld && other === whole;
  const evidence = { confidence: 0.9, beside: answer ? answer.beside : 0, turns: answer?.conditional ?? false };
  const reject = () => {
    collecting.rejected += 1;
    return collecting.rejected >= maxRejected;
  };
  // What changes a part of it explains all that was said.
  const beside = other === part && part !== null ? 0 : evidence.beside;
  if (other && !isOld && !isFreeYes(answer, kind.free))
    return {
      ...evidence,
      beside,
      does: () => (reject() ? 'failed' : take(talk, def, collecting, other, utterance.text)),
    };
  // "Yes, only the area code is 646", "correct except …": something is to be changed.
  const isWhole = answer !== null && !answer.turns && !holdsMore(utterance, answer.rest);
  const agrees = answer?.value === true && !answer.conditional && isWhole;
  if (agrees || (isSame && answer?.value !== false))
    return {
      ...evidence,
      does() {
        collecting.candidate = null;
        setSlot(talk, def.name, { ...candidate, confirmed: true });
        acknowledge(talk);
        return 'filled';
      },
    };
  if (answer?.value !== false) return null;
  return {
    ...evidence,
    does() {
      collecting.candidate = null;
      if (reject()) return 'failed';
      say(talk, language(talk).say.sorryForThat);
      return 'ask';
    },
  };
}

/** Words beside a yes that may be part of what was read back: figures, single letters, and such as "only". */
function holdsMore({ language }: Utterance, rest: string): boolean {
  const { words, readings } = readUtterance(rest, language);
  const isNumber = readings.some(({ category }) => category === 'digits' || category === 'count');
  return isNumber || words.some(({ text }) => text.length === 1 || language.exceptions.has(text));
}

/** Any words can be a name or a text: behind a yes they are none. */
const isFreeYes = (answer: Answer | null, isFree: boolean) => isFree && answer?.value === true;
