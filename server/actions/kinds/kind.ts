import type { z } from 'zod';
import type { Json } from '#domain/json.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';

/** One run of an action: who asked for it and with what. */
export interface ActionRun {
  /** Idempotency key: the same run twice takes effect once. */
  runId: string;
  callId: string | null;
  nodeId: string;
  action: string;
  input: Json;
}

/** How a run went. Not `ended`: it goes on in a job, which will say how it ended. */
export interface RunOutcome {
  result: ActionResult;
  ended: boolean;
}

/**
 * What a call or a person can have done in the world. `run` works inside the transaction that records the run, so
 * that effect and record stand or fall together; what leaves the house is only enqueued there and ends later.
 * @throws AppError for a refusal that the conversation can deal with; nothing may have been written then
 */
export interface ActionKind<T = unknown> {
  input: z.ZodType<T>;
  run(tx: Tx, scope: Scope, run: ActionRun, input: T): Promise<RunOutcome>;
}

/** Keeps the input's type between schema and `run`. */
export const defineKind = <T>(kind: ActionKind<T>): ActionKind => kind as ActionKind;
