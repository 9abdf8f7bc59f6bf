import type { SlotDef, SlotType } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import type { Decline } from '#voice/understanding/values/acts.ts';
import type { ActionResult, ModelResult, TransferResult } from './conversation.ts';
import type { Proposal } from './proposal.ts';
import type { Talk } from './talk.ts';

/** What the caller is asked at this moment. Made from the snapshot each time, never stored. */
export interface Question {
  /** free: nearly any words are an answer. typed: a parser decides. readback: a yes or no to what was understood. */
  kind: 'free' | 'typed' | 'readback';
  expects: SlotType[];
  /** Complete in itself, so that "say that again" can repeat it. Ends in one question. */
  prompt: string;
  /** Said instead of the prompt after the first and second answer that was not understood. */
  rephrase: string[];
  /** How to answer, one sentence. */
  hint: string;
  /** Answers that may fail before the dialogue gives up. */
  maxMisses: number;
  /** Whether it may be left unanswered. */
  isOptional?: boolean;
  /** A yes has something done: all that is said beside it counts. */
  isConsent?: true;
}

/**
 * How a dialogue goes on: `ask` its question, `wait` for what it asked for, `ended`, `back` from an aside to the step, or leave
 * the node by a port. `node` goes to a node without an edge to it. `hear` lets the open question hear words that were no question after all, and `missed` says that they were nothing. `run` begins a workflow of the flow, and `returns` ends the one that runs.
 */
export type Next =
  | 'ask'
  | 'wait'
  | 'ended'
  | 'back'
  | { port: string }
  | { node: string }
  | { hear: string }
  | { missed: string }
  | { run: string; inputs: Record<string, Json> }
  | { returns: 'done' | 'not_done' };

/** What a model proposes for a slot, as the slot's own reader has read it. */
export interface ProposedValue {
  def: SlotDef;
  value: Json;
  spoken: string;
  said: string;
}

/** A dialogue's working place: its fixed configuration and what it keeps in the snapshot. */
export interface Turn<C, S> {
  talk: Talk;
  config: C;
  state: S;
}

/** Talk about one thing until it is settled: a step of the graph, or an aside outside it. */
export interface Dialogue<C, S> {
  enter(turn: Turn<C, S>): Next;
  question?(turn: Turn<C, S>): Question;
  /** What the caller's words answer; null when they are no answer. */
  hear?(turn: Turn<C, S>, utterance: Utterance): Proposal<Next> | null;
  /** What a language model may find in the caller's words when `hear` did not, or not all. The first is asked for now. */
  openTo?(turn: Turn<C, S>): readonly SlotDef[];
  /** Takes what it found: each is read back before it counts. */
  proposedValues?(turn: Turn<C, S>, values: readonly ProposedValue[]): Next;
  /** An answer was not understood: pieces of it that were kept are forgotten. */
  forget?(turn: Turn<C, S>): void;
  /** What is done when the caller would rather not answer; null when that is no way out here. */
  decline?(turn: Turn<C, S>, how: Decline): (() => Next) | null;
  /** The caller takes their leave before this was answered: what is left is done without them. Null when it cannot be. */
  leave?(turn: Turn<C, S>): Next | null;
  /** Questions of the caller are what it listens for. */
  takesQuestions?: true;
  /** Any words are its own to answer, also a question that no document answers: a model leads it. */
  answersAll?: true;
  /** The action that was waited for ended. */
  done?(turn: Turn<C, S>, result: ActionResult): Next;
  /** The time that was waited for is over. */
  woken?(turn: Turn<C, S>): Next;
  /** A sentence of a model that talks freely: it is said, or held. More may follow. */
  modelSaid?(turn: Turn<C, S>, text: string, proposalId: string): void;
  /** What a language model proposes. */
  proposed?(turn: Turn<C, S>, result: ModelResult): Next;
  /** The caller went on speaking while a model was asked: what was waited for is given up. */
  overtaken?(turn: Turn<C, S>): void;
  /** Someone has the line, or no one took it. */
  transferred?(turn: Turn<C, S>, result: TransferResult): Next;
  /** Nothing was understood, or heard, often enough. A step leaves by this port unless it says otherwise. */
  giveUp?(turn: Turn<C, S>, why: 'no_match' | 'no_input' | 'refused'): Next;
}
