/**
 * How long a channel waits, and what it does meanwhile. What a step is, and what is waited for, is the same in all
 * (`conversation-driver.ts`, `call-steps.ts`, `outside-waits.ts`). All times are in ms.
 */
export interface WaitPolicy {
  /** An action that takes longer is told to the flow as failed; its run goes on and is recorded. Null: the caller is asked for patience. */
  actionMs: number | null;
  /** What is done elsewhere is asked about again after so long; null: its result is brought. */
  askAgainMs: number | null;
  /** How long all that a model says freely may take. Null: as its sentences are heard as they come, it may go on once it has begun. */
  talkMs: number | null;
}

/** The same of a channel of which each answer is a request of its own. */
export interface TurnPolicy extends WaitPolicy {
  /** What is said is heard with its answer, as in writing; else the channel tells when it was. */
  isHeardAtOnce: boolean;
  /** Who waits in silence hears a sentence after so long, and comes again; so often at most. Null: they wait for the whole of it. */
  patience: { afterMs: number; most: number } | null;
  /** How long an answer waits for what runs beside the conversation, and whether that is what it has begun itself, too. */
  beside: { ms: number; isOwn: boolean };
  /** A pause has no meaning where nothing is spoken; else the channel comes again once it is over. */
  skipsPauses: boolean;
}

const actionLimitMs = 15_000;

/** The caller hears each sentence as it comes. */
export const livePolicy: WaitPolicy = { actionMs: actionLimitMs, askAgainMs: null, talkMs: null };

/** Chats and texts. */
export const writtenPolicy: TurnPolicy = {
  actionMs: actionLimitMs,
  askAgainMs: 1_000,
  talkMs: null,
  isHeardAtOnce: true,
  patience: null,
  beside: { ms: actionLimitMs, isOwn: true },
  skipsPauses: true,
};

/** How long a request of a carrier, which waits for 15 s, waits for one answer. */
const requestMs = 4_000;

/** Phone calls that are asked about turn by turn: all of an answer is heard at once. */
export const requestPolicy: TurnPolicy = {
  actionMs: null,
  askAgainMs: 1_000,
  talkMs: requestMs,
  isHeardAtOnce: false,
  patience: { afterMs: requestMs, most: 3 },
  beside: { ms: 200, isOwn: false },
  skipsPauses: false,
};

/** Turns of one conversation: an hour of brisk talk. A client that needs more is no caller. */
export const maxTurns = 2_000;
