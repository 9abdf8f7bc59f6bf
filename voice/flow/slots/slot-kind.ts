import type { Json } from '#domain/json.ts';
import type { SlotDef, SlotType } from '#domain/workflows.ts';

/** What a parser may know besides the words: the same words at the same time always give the same value. */
export interface SlotContext {
  slot: SlotDef;
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA zone in which "tomorrow at three" is meant. */
  timeZone: string;
  /** ISO 3166 code for phone numbers without a prefix. */
  country: string;
}

/** What was understood: the canonical value and how to say it back. */
export interface Parsed {
  value: Json;
  spoken: string;
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
  /** What callers call a slot of this type, as in "change my e-mail". */
  words: string[];
  parse(text: string, context: SlotContext): Parsed | null;
  /**
   * The first half of an answer that comes in pieces ("five seven one" … "five five five …"): what to keep and put
   * before the next words, and what to ask for the rest.
   */
  begin?(text: string, context: SlotContext): { carry: string; ask: string } | null;
  /** The old value with a part exchanged: "actually at four" keeps the day. */
  amend?(text: string, old: Json, context: SlotContext): Parsed | null;
  /** Finds an answer inside longer words and gives what is left of them: "John Smith, Tuesday at three". */
  pick?(text: string, context: SlotContext): { parsed: Parsed; rest: string } | null;
  /** Reads a value back so that each sign of it can be checked by ear. */
  readback?(parsed: Parsed): string;
  /** How to answer, as one sentence. Said for "help" and when an answer was not understood twice. */
  hint(slot: SlotDef): string;
}
