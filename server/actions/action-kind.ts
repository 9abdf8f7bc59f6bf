import type { z } from 'zod';
import type { RunTrigger } from '#domain/actions/actions.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';

/** One run of an action: who asked for it and with what. */
export interface ActionRun {
  /** Idempotency key: the same run twice takes effect once. */
  runId: string;
  callId: string | null;
  /** The call whose values are used again, of a run that belongs to none. */
  ofCallId?: string | null;
  nodeId: string;
  action: string;
  input: Json;
  /** Whether a conversation waits for the result. */
  wait: boolean;
  /** The workspace's own action that it is, and what has it run. */
  actionId?: string | null;
  trigger?: RunTrigger | null;
}

/** A run as it was stored before its first try. */
export type StoredRun = ActionRun & { createdAt: Date };

/** A result with what the other side answered, for the history of the workspace's own actions. */
export type KindResult = ActionResult & { answer?: Json };

/** Thrown by an action that surely took no effect, so that it may be tried again. */
export class NotDone extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NotDone';
    this.code = code;
  }
}

interface AnyKind<T> {
  input: z.ZodType<T>;
  /** What it does, for people: "Mail". */
  title: string;
}

/** What changes nothing but this database: `run` works in the transaction that records the run, both or neither. */
export interface InsideKind<T = unknown, A = unknown> extends AnyKind<T> {
  place: 'inside';
  /** It only looks: without a conversation that waits there is no need to do it. */
  looksOnly: boolean;
  /**
   * What others have to be asked before, outside of any transaction and while someone waits: it changes nothing, may be
   * asked again, and ends within 3 s.
   */
  lookAhead?(scope: Scope, input: T): Promise<A>;
  /**
   * @param ahead what `lookAhead` brought
   * @throws AppError for a refusal that the conversation can deal with; nothing may have been written then
   */
  run(tx: Tx, scope: Scope, run: ActionRun, input: T, ahead: A): Promise<ActionResult>;
}

/** What leaves the house: claimed in one transaction, done outside of any, recorded in another. */
export interface OutsideKind<T = unknown> extends AnyKind<T> {
  place: 'outside';
  /** A try that takes longer has failed, and no one knows whether it took effect. */
  deadlineMs: number;
  /** It only looks, so test calls do it, too. */
  looksOnly?: true;
  /** What becomes of a run of which no one knows whether it took effect. `repeat`: doing it twice harms no one. */
  whenUnknown: 'repeat' | 'leave';
  /**
   * @throws NotDone when it surely took no effect, AppError for a refusal; after any other error its effect is unknown
   */
  run(scope: Scope, run: StoredRun, input: T, signal: AbortSignal): Promise<KindResult>;
  /** Gives back what a run took that surely took no effect and is not tried again, where it is recorded as failed. */
  giveUp?(tx: Tx, scope: Scope, run: ActionRun, input: T): Promise<void>;
}

/** What one of the workspace's own actions comes to. */
export interface Resolved {
  /** A kind that is done inside or outside, and its input. */
  action: string;
  input: Json;
  /** Places of the answer that are given back, by name; all of it when there are none. */
  results: { name: string; path: string }[];
}

/** What stands for another: looked up when a run begins, and kept with the run, so that each try does the same. */
export interface StoredKind<T = unknown> extends AnyKind<T> {
  place: 'stored';
  /** @throws AppError for a refusal */
  resolve(tx: Tx, scope: Scope, run: ActionRun, input: T): Promise<Resolved>;
}

export type ActionKind = InsideKind | OutsideKind | StoredKind;

/** Keeps the input's type between schema and `run`. */
export const defineKind = <T, A = undefined>(kind: InsideKind<T, A> | OutsideKind<T> | StoredKind<T>): ActionKind =>
  kind as ActionKind;
