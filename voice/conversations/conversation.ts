import type { AgentLanguage } from '#domain/platform/agent-languages.ts';
import type { Json } from '#domain/platform/json.ts';

/**
 * Conversations as people hold them, with what has to be true at their end: the proof of how good a receptionist an
 * agent is. `npm run talk` plays them. Those in `open/` are there to be looked at; no one who changes rules reads those
 * in `sealed/`, so that they show how rules do with callers whom no one had in mind.
 */
export interface Conversation {
  /** Unique within its template, language and half. */
  id: string;
  /** What is hard about it. */
  kind: string;
  /**
   * What the caller says, by what they're asked for. `first` is said to the greeting. Beside the slots of the template:
   * `time` (when), `offer` (several times are on the table), `shall` (one is), `which` (of their appointments), `sure`
   * (of a cancellation), `call` (would a call back do), `callback` (which number for it), `else` (is there anything else, or whatever is asked
   * once the aim is reached), `other`. A `?` behind a slot: it's read back. Of a list each is said once, in order. What
   * isn't written, or asked once more, an honest caller answers plainly: yes to what is right, no with what is right to
   * what isn't, and in other cases the value that is
   * expected. Who would have to say the same a third time hangs up.
   *
   * In brackets stands what is done instead of talking: `(silence)`, `(hangs up)`, `(keys 5550123#)`.
   */
  says: Readonly<Record<string, string | readonly string[]>>;
  /** Turns of the caller with a good human receptionist. */
  turns: number;
  /** The line that they call from, in E.164, where it's known. */
  line?: string;
  /** Appointments that they have, as in `Wed 10:00`; they stand under the name, the number and the address given here. */
  has?: { at: readonly string[]; name: string; phone?: string; email?: string };
  /** What is taken in the calendar, as in `Mon 8:00-18:00`. */
  busy?: readonly string[];
  expect: Expectation;
}

/** What has to be true at the end. */
export interface Expectation {
  /**
   * Values by slot. Of a list any will do. A text has to hold these words, a name is compared whatever its case, all
   * else is the value itself. Null: there is none.
   */
  values?: Readonly<Record<string, Json | readonly Json[]>>;
  /** Words that a value must not hold, by slot. */
  without?: Readonly<Record<string, readonly string[]>>;
  /**
   * All appointments that the caller has at the end, counted from today: `Wed 16:00`, `Wed+1` (any time of the Wednesday
   * after that), `Tue 13:00-17:00` (begins within), `today 15:00`, `12-15 9:00`; `|` between what will do as well.
   * Left out: none.
   */
  booked?: readonly string[];
  /** Which of the times on the table is meant, where the caller takes one by its place. */
  picks?: 'first' | 'middle' | 'last';
  /** Words of the caller on which nothing may be booked, moved or canceled yet: a question, a condition. */
  waitsOn?: readonly string[];
  /** Whether the team gets a mail: a lead, a ticket. */
  mail?: boolean;
  /** Whether someone of the business is left a task, or gets the caller. Left out: it doesn't matter. */
  task?: boolean;
  /** What a person who reads the task has to find in it. */
  taskHolds?: readonly string[];
  /** Facts of the documents that the caller asked for; `|` between ways of writing one. */
  hears?: readonly string[];
}

/** The conversations of one file. */
export interface Conversations {
  /** Of `agentTemplates`. */
  template: string;
  language: AgentLanguage;
  of: readonly Conversation[];
}
