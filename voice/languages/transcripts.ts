import type { SlotType } from '#domain/agents/workflows.ts';

/**
 * How transcripts of calls are read that someone has pasted. Patterns and words are held against text in lower case, without
 * accents, and with "ss" for "ß".
 */
export interface Transcripts {
  /** Who speaks in a line: what stands before its colon. */
  agents: readonly string[];
  callers: readonly string[];
  /** By which words of a question its answer is recognised, most telling first, and what the answer is called. */
  types: readonly { words: RegExp; type: SlotType; name: string }[];
  /** A question that a yes or no answers. */
  yesNo: RegExp;
  /** A question that finds a time to book. */
  booking: RegExp;
  /** What is no question of the plan: courtesies, read-backs, offers of a time, and whether there is more. */
  noQuestion: RegExp;
  /** Words of a question that say nothing of what is asked. */
  small: ReadonlySet<string>;
  /** "A, B or C": the word for "or" as a pattern, where it parts nothing, what stands before the first, and before each. */
  choices: { or: string; notOr: RegExp | null; before: RegExp; article: RegExp };
}
