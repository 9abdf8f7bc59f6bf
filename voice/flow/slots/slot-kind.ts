import type { SlotDef, SlotType } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Language } from '#voice/languages/language.ts';
import { type CalendarDate, wallTime } from '#voice/understanding/calendar.ts';
import { sayValue } from '#voice/understanding/say-value.ts';
import type { Context, Place, Understood } from '#voice/understanding/understood.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';

/** What a parser may know besides the words: the same words at the same time always give the same value. */
export interface SlotContext {
  slot: SlotDef;
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA zone in which "tomorrow at three" is meant. */
  timeZone: string;
  /** ISO 3166 code for phone numbers without a prefix. */
  country: string;
  language: Language;
  /** Who it is about, where they gave their name. */
  person?: string;
  /** The value has just been read back: the words are about it. */
  isReadBack?: boolean;
}

/** What was understood: the canonical value and how to say it back. */
export type Parsed = {
  value: Json;
  spoken: string;
};

/** The same with what of the words says it, and what is left of them. */
export interface Heard extends Parsed {
  used: Place[];
  rest: string;
  beside: number;
  turns: boolean;
  confidence: number;
  alternatives: Parsed[];
}

/** One type of slot: how a caller's words become a value. One file a type, one row in `catalog.ts`. */
export interface SlotKind {
  type: SlotType;
  /** Takes nearly any words, so commands and refusals are looked for before the answer is. */
  free: boolean;
  /** What `confirm: 'auto'` means: easily misheard types are read back. */
  confirm: 'never' | 'explicit';
  /** What a mail or a note gets: the canonical value or the spoken form. */
  written: 'value' | 'spoken';
  /** What the words mean. A null value tells that they mean one of several. */
  read(utterance: Utterance, context: SlotContext): Understood | null;
  /** A value as it is said, where that is not as all values of its type are (`sayValue`). */
  show?(value: Json, context: SlotContext): string;
  /**
   * The first half of an answer that comes in pieces ("five seven one" … "five five five …"): what to keep and put
   * before the next words, and what to ask for the rest.
   */
  begin?(utterance: Utterance, context: SlotContext): { carry: string; ask: string } | null;
  /** What words mean that were no answer the first time: a name said again, "kind of". Null where there is no telling. */
  insisted?(utterance: Utterance): Json | null;
  /** What words only say the end of, "under a thousand": it is read back. */
  bound?(utterance: Utterance, context: SlotContext): Json | null;
  /** The old value with a part exchanged: "actually at four" keeps the day. */
  amend?(utterance: Utterance, old: Json, context: SlotContext): Json | null;
  /** Reads a value back so that each sign of it can be checked by ear. */
  readback?(parsed: Parsed, language: Language): string;
  /** How to answer, as one sentence. Said for "help" and when an answer was not understood twice. */
  hint(slot: SlotDef, language: Language): string;
}

/** What the readers of words know. */
export const contextOf = ({ now, timeZone, country, slot }: SlotContext): Context => ({
  now: wallTime(now, timeZone),
  country,
  min: slot.min,
  max: slot.max,
});

export const todayIn = ({ now, timeZone }: SlotContext): CalendarDate => wallTime(now, timeZone);

/** A value of a slot as it is said. */
export function show({ type, show: own }: SlotKind, value: Json, context: SlotContext): string {
  if (own) return own(value, context);
  const { now, timeZone, language } = context;
  return type === 'choice' ? String(value) : sayValue(type, value, language, wallTime(now, timeZone), timeZone);
}

/** What words mean for a slot, with all that is left of them; a null value where they mean one of several. */
export function hear(
  kind: SlotKind,
  utterance: Utterance,
  context: SlotContext,
): (Omit<Heard, 'value'> & { value: Json }) | null {
  const understood = kind.read(utterance, context);
  if (!understood) return null;
  const { value, alternatives, ...rest } = understood;
  const parsed = (one: Json): Parsed => ({ value: one, spoken: show(kind, one, context) });
  return {
    ...rest,
    value,
    spoken: value === null ? '' : show(kind, value, context),
    alternatives: alternatives.map(parsed),
  };
}

/** The value that words mean for a slot, or null. */
export function parse(kind: SlotKind, text: string, context: SlotContext): Parsed | null {
  const heard = hear(kind, readUtterance(text, context.language), context);
  return heard && heard.value !== null ? { value: heard.value, spoken: heard.spoken } : null;
}
