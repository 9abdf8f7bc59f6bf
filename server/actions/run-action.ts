import type { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { type Json, toJson } from '#domain/platform/json.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { retryDuringOutage } from '#server/platform/db/retry-during-outage.ts';
import type { Scope } from '#server/scope.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import {
  type ActionRun,
  type InsideKind,
  type KindResult,
  NotDone,
  type OutsideKind,
  type Resolved,
} from './action-kind.ts';
import { actionKinds } from './action-kinds.ts';
import {
  claimRun,
  isClaimed,
  keepRequest,
  lockRun,
  type Recorded,
  type RunRow,
  recordInside,
  recordRun,
  resultOf,
} from './action-runs.ts';
import { afterRun } from './after-run.ts';
import { isTestCall } from './kinds/test-calls.ts';
import { giveBack } from './runs/results.ts';

/** Tries after which a run of unknown effect is not tried again. */
const mostAttempts = 10;

type Failure = Extract<ActionResult, { ok: false }>;
const refusal = (code: string, message: string): Failure => ({ ok: false, code, message });

interface Prepared {
  kind: InsideKind | OutsideKind;
  input: unknown;
  /** Places of the answer that are given back, where it is one of the workspace's own actions. */
  results: Resolved['results'];
}

const parsed = <T>(kind: { input: z.ZodType<T> }, given: Json): { input: T } | Failure => {
  const { success, data, error } = kind.input.safeParse(given);
  if (success) return { input: data };
  const issue = error.issues[0]!;
  return refusal('invalid_input', `${issue.path.join('.')}: ${issue.message}`);
};

/** What one of the workspace's own actions comes to; of another try what the first was. */
async function resolve(tx: Tx, scope: Scope, row: RunRow): Promise<Resolved | Failure> {
  // Stored by `keepRequest` below.
  if (row.request !== null) return row.request as unknown as Resolved;
  const kind = actionKinds[row.action];
  if (kind?.place !== 'stored') return { action: row.action, input: row.input, results: [] };
  const input = parsed(kind, row.input);
  if ('ok' in input) return input;
  try {
    const resolved = await kind.resolve(tx, scope, row, input.input);
    await keepRequest(tx, scope, row.runId, toJson(resolved));
    return resolved;
  } catch (error) {
    if (error instanceof AppError) return refusal(error.code, error.message);
    throw error;
  }
}

/** An action's kind and parsed input, or why there is none. */
async function prepare(tx: Tx, scope: Scope, row: RunRow): Promise<Prepared | Failure> {
  const resolved = await resolve(tx, scope, row);
  if ('ok' in resolved) return resolved;
  const { action, results } = resolved;
  const kind = actionKinds[action];
  if (kind === undefined || kind.place === 'stored')
    return refusal('unknown_action', `There’s no action named ${action}.`);
  const input = parsed<unknown>(kind, resolved.input);
  return 'ok' in input ? input : { kind, input: input.input, results };
}

/** Effect and record in one transaction: a refusal's writes would be recorded with it, so it may have none. */
async function runInside(
  tx: Tx,
  scope: Scope,
  row: RunRow,
  kind: InsideKind,
  { input, results }: Prepared,
  ahead: unknown,
): Promise<ActionResult> {
  const outcome: ActionResult = await kind.run(tx, scope, row, input, ahead).catch((error: unknown) => {
    if (error instanceof AppError) return refusal(error.code, error.message);
    throw error;
  });
  const result = giveBack(outcome, results);
  await recordInside(tx, scope, row, result);
  await afterRun(tx, scope, row, result);
  return result;
}

/** One try of what leaves the house, held to its deadline even if it does not listen to the signal. */
async function attempt(
  scope: Scope,
  row: RunRow,
  kind: OutsideKind,
  { input, results }: Prepared,
): Promise<Recorded | NotDone> {
  const timeout = AbortSignal.timeout(kind.deadlineMs);
  const late = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason as Error), { once: true });
  });
  try {
    const { answer, ...outcome }: KindResult = await Promise.race([kind.run(scope, row, input, timeout), late]);
    const result = giveBack(outcome, results);
    return { status: result.ok ? 'succeeded' : 'failed', result, ...(answer !== undefined && { answer }) };
  } catch (error) {
    if (error instanceof NotDone) return error;
    if (error instanceof AppError) return { status: 'failed', result: refusal(error.code, error.message) };
    scope.services.log.warn({ err: error, runId: row.runId }, 'an action ended with its effect unknown');
    return { status: 'unknown', result: null };
  }
}

/** What leaves the house in a test call does not. */
const notSent: ActionResult = { ok: true, output: {} };

const lost = refusal('effect_unknown', 'The action started but never responded, so its outcome is unknown.');

/** What the first transaction of a run brought: a result, a claim for a try outside, what to ask before, or nothing to do here. */
type Begun =
  | { result: ActionResult | null }
  | { lookAhead: () => Promise<unknown> }
  | { claim: string; row: RunRow; kind: OutsideKind; prepared: Prepared };

/**
 * @param claim of this try: the same again goes on with it, for a commit that no one heard of
 * @param looked what others said before, once they were asked
 */
function begin(scope: Scope, run: ActionRun, claim: string, looked?: { ahead: unknown }): Promise<Begun> {
  const { clock, db } = scope.services;
  return db.tenant(scope.workspaceId, async (tx): Promise<Begun> => {
    const row = await lockRun(tx, scope, run);
    const former = resultOf(row);
    const isOurs = row.claim === claim;
    if (former !== null || (isClaimed(row, clock.now()) && !isOurs)) return { result: former };
    const prepared = await prepare(tx, scope, row);
    if (!('kind' in prepared)) {
      await recordInside(tx, scope, row, prepared);
      await afterRun(tx, scope, row, prepared);
      return { result: prepared };
    }
    const { kind } = prepared;
    if (isOurs && kind.place === 'outside') return { claim, row, kind, prepared };
    if (kind.place === 'inside') {
      if (kind.lookAhead !== undefined && looked === undefined)
        return { lookAhead: async () => kind.lookAhead!(scope, prepared.input) };
      return { result: await runInside(tx, scope, row, kind, prepared, looked?.ahead) };
    }
    if (!kind.looksOnly && (await isTestCall(tx, scope, row.callId))) {
      await recordInside(tx, scope, row, notSent, true);
      await afterRun(tx, scope, row, notSent);
      return { result: notSent };
    }
    const unknown = row.status !== 'pending';
    if (unknown && (kind.whenUnknown === 'leave' || row.attempts >= mostAttempts)) {
      await recordRun(tx, scope, row.runId, null, { status: 'unknown', result: lost });
      await afterRun(tx, scope, row, lost);
      return { result: lost };
    }
    await claimRun(tx, scope, row, claim, kind.deadlineMs);
    return { claim, row, kind, prepared };
  });
}

/**
 * Does an action, once for each run id, in three phases: it is claimed, done outside of any transaction, and recorded.
 * What changes only this database is all that in one transaction. A repeat gets the former result; null is answered
 * while another process is at it, or while no one knows whether it took effect. A refusal is a result.
 * @param again anyone who asks will ask again after a try that surely took no effect; else that is the result
 * @throws NotDone with `again`, and when the database is broken
 */
export async function runAction(scope: Scope, run: ActionRun, again = false): Promise<ActionResult | null> {
  const { db, log } = scope.services;
  const claim = newId();
  const begun = await retryDuringOutage(log, () => begin(scope, run, claim));
  if ('lookAhead' in begun) {
    const looked = { ahead: await retryDuringOutage(log, begun.lookAhead) };
    const done = await retryDuringOutage(log, () => begin(scope, run, claim, looked));
    return 'result' in done ? done.result : null;
  }
  if (!('claim' in begun)) return begun.result;
  const { row, kind, prepared } = begun;
  const outcome = await attempt(scope, row, kind, prepared);
  const recorded: Recorded =
    outcome instanceof NotDone
      ? again
        ? { status: 'pending' }
        : { status: 'failed', result: refusal(outcome.code, outcome.message) }
      : outcome;
  const result = 'result' in recorded ? recorded.result : null;
  const record = async (tx: Tx) => {
    const ours = await recordRun(tx, scope, row.runId, claim, recorded);
    if (ours && outcome instanceof NotDone && !again) await kind.giveUp?.(tx, scope, row, prepared.input);
    if (ours && result) await afterRun(tx, scope, row, result);
  };
  // What is known of its effect is not given up because the database is away for a moment.
  await retryDuringOutage(log, () => db.tenant(scope.workspaceId, record));
  if (outcome instanceof NotDone && again) throw outcome;
  return result;
}
