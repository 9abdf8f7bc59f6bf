import type { Json } from '#domain/platform/json.ts';
import type { CalendarDate, WallTime } from '#voice/understanding/calendar.ts';

/** Where words stand in what was said: characters, the end not included. */
export interface Place {
  from: number;
  to: number;
}

/** What someone's words mean as a value of a type. */
export interface Understood {
  /** Canonical: `2026-11-24`, `14:30`, `2026-11-24T14:30` as wall time, a number, E.164, … */
  value: Json;
  /** The words that say it. */
  used: Place[];
  /** What is left over when they and harmless words are taken out, in order. */
  rest: string;
  /** Words of weight in it. */
  beside: number;
  /** "But", "if" or "not" is left over: it may change what was said. */
  turns: boolean;
  /** 0 to 1. Below `sure` it has to be confirmed. */
  confidence: number;
  /** Other values that the same words may mean: the caller chooses. */
  alternatives: Json[];
}

/** From here on a value is taken as it is. */
export const sure = 0.7;

/** What words are read by beside themselves. The same at the same moment always means the same. */
export interface Context {
  /** The wall clock where the conversation takes place. */
  now: WallTime;
  /** ISO 3166 code of the country whose phone numbers are dialled without prefix. */
  country: string;
  /** Numbers and ratings: the bounds, both included. */
  min?: number | undefined;
  max?: number | undefined;
}

export const todayOf = ({ now }: Context): CalendarDate => ({ year: now.year, month: now.month, day: now.day });
