import type { SlotDef } from '#domain/agents/workflows.ts';

/** What someone may mean with a turn: how well it explains the words, and what is done when it is taken. */
export interface Proposal<T> {
  /** 0 to 1: how sure the reading is. */
  confidence: number;
  /** Words of weight that it leaves unexplained. */
  beside: number;
  /** "But", "if" or "not" is among what it leaves. */
  turns: boolean;
  /** The slot that it gives another value, or is about to. */
  corrects?: SlotDef;
  /** The words don't say which value that is: it is asked for. */
  asks?: true;
  /** Changes the conversation. Nothing is changed before. */
  does(): T;
}

/** The same evidence for what follows from it. */
export const andThen = <A, B>({ does, ...evidence }: Proposal<A>, next: (done: A) => B): Proposal<B> => ({
  ...evidence,
  does: () => next(does()),
});

/** What is surely meant. @param beside words of weight that it leaves unexplained */
export const surely = <T>(does: () => T, beside = 0): Proposal<T> => ({ confidence: 0.9, beside, turns: false, does });
