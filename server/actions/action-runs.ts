import { and, eq, sql } from 'drizzle-orm';
import type { Json } from '#domain/platform/json.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import type { ActionRun } from './action-kind.ts';

/** Runs as they are stored: each is asked for once, claimed by one process at a time, and recorded by who holds the claim. */

type KeptRow = typeof actionRuns.$inferSelect;

/** A run's row, opened. */
export type RunRow = Omit<KeptRow, 'input' | 'output' | 'request' | 'answer'> & {
  input: Json;
  output: Json | null;
  request: Json | null;
  answer: Json | null;
};
type Failure = Extract<ActionResult, { ok: false }>;

/** Who has a claim may take as much longer than the deadline, in ms: for the transactions around it. */
const graceMs = 10_000;

/** What has an unknown effect is looked at again after this long, in ms, and twice as long each time, up to an hour. */
const firstLookMs = 10_000;
const longestLookMs = 3_600_000;

const own = (scope: Scope, runId: string) =>
  and(eq(actionRuns.workspaceId, scope.workspaceId), eq(actionRuns.runId, runId));

/** The call whose words a run holds. */
export const callOf = ({ callId, ofCallId }: Pick<KeptRow, 'callId' | 'ofCallId'>): string | null => callId ?? ofCallId;

export function openRun(seal: ContentCipher, row: KeptRow): RunRow {
  const { runId, input, output, request, answer } = row;
  return {
    ...row,
    input: seal.open(keptPlace('action_runs', 'input', runId), input),
    output: output && seal.open(keptPlace('action_runs', 'output', runId), output),
    request: request && seal.open(keptPlace('action_runs', 'request', runId), request),
    answer: answer && seal.open(keptPlace('action_runs', 'answer', runId), answer),
  };
}

/** Stores a run that is to be done. Storing the same run twice is once. */
export async function storeRun(tx: Tx, scope: Scope, seal: ContentCipher, run: ActionRun): Promise<void> {
  // By name: it may be a whole row.
  const { runId, callId, ofCallId = null, nodeId, action, wait, actionId = null, trigger = null } = run;
  await tx
    .insert(actionRuns)
    .values({
      workspaceId: scope.workspaceId,
      runId,
      callId,
      ofCallId,
      nodeId,
      action,
      wait,
      actionId,
      trigger,
      input: seal.keep(keptPlace('action_runs', 'input', run.runId), run.input),
      status: 'pending',
      attempts: 0,
      createdAt: new Date(scope.services.clock.now()),
    })
    .onConflictDoNothing();
}

/** A run's row, stored if it was not, and locked. */
export async function lockRun(tx: Tx, scope: Scope, run: ActionRun): Promise<RunRow> {
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  await storeRun(tx, scope, seal, run);
  const [row] = await tx.select().from(actionRuns).where(own(scope, run.runId)).for('update');
  return openRun(seal, row!);
}

/** What a run gave when it ended; null before. */
export function resultOf({ status, output, endedAt }: RunRow): ActionResult | null {
  if (endedAt === null) return null;
  // A run that failed was stored with its failure in place of a result.
  return status === 'succeeded' ? { ok: true, output } : { ok: false, ...(output as unknown as Omit<Failure, 'ok'>) };
}

/** Whether someone is at it; anyone who claimed it and has not recorded it in time is gone. */
export const isClaimed = (row: RunRow, now: number): boolean =>
  row.status === 'running' && (row.claimedUntil?.getTime() ?? 0) > now;

/** Gives the run to the process that made this claim, for a try. `recordRun` needs the claim. */
export async function claimRun(tx: Tx, scope: Scope, row: RunRow, claim: string, deadlineMs: number): Promise<void> {
  const now = scope.services.clock.now();
  await tx
    .update(actionRuns)
    .set({
      status: 'running',
      claim,
      claimedUntil: new Date(now + deadlineMs + graceMs),
      attempts: row.attempts + 1,
      startedAt: row.startedAt ?? new Date(now),
    })
    .where(own(scope, row.runId));
}

/** What is stored of a result: the output, or the refusal without its flag. */
function outputOf(result: ActionResult): Json {
  if (result.ok) return result.output;
  const { code, message, output } = result;
  return { code, message, ...(output !== undefined && { output }) };
}

type Part = 'input' | 'output' | 'request' | 'answer';

async function keepPart(tx: Tx, { services, workspaceId }: Scope, part: Part, runId: string, value: Json) {
  const seal = await findSeal(tx, services, workspaceId);
  return seal.keep(keptPlace('action_runs', part, runId), value);
}

const keepOutput = (tx: Tx, scope: Scope, runId: string, result: ActionResult) =>
  keepPart(tx, scope, 'output', runId, outputOf(result));

/** Notes which of the workspace's own actions a run is of. */
export async function noteAction(tx: Tx, scope: Scope, runId: string, actionId: string): Promise<void> {
  const trigger = sql`coalesce(${actionRuns.trigger}, 'step')`;
  await tx.update(actionRuns).set({ actionId, trigger }).where(own(scope, runId));
}

/** Keeps what a run comes to, for its next try. */
export async function keepRequest(tx: Tx, scope: Scope, runId: string, request: Json): Promise<void> {
  const kept = await keepPart(tx, scope, 'request', runId, request);
  await tx.update(actionRuns).set({ request: kept }).where(own(scope, runId));
}

/** How a try went. `pending`: it took no effect and may be tried again. */
export type Recorded =
  | { status: 'succeeded' | 'failed'; result: ActionResult; answer?: Json }
  | { status: 'pending' }
  /** No one knows whether it took effect; with `result`, no one will. */
  | { status: 'unknown'; result: ActionResult | null };

/** Records how a try went. False when the claim has passed to someone else. */
export async function recordRun(
  tx: Tx,
  scope: Scope,
  runId: string,
  claim: string | null,
  recorded: Recorded,
): Promise<boolean> {
  const result = 'result' in recorded ? recorded.result : null;
  const answer = 'answer' in recorded ? recorded.answer : undefined;
  const now = scope.services.clock.now();
  const nextLook = sql`${new Date(now)}::timestamptz + interval '1 ms'
    * least(${longestLookMs}::float8, ${firstLookMs}::float8 * power(2, ${actionRuns.attempts} - 1))`;
  const changed = await tx
    .update(actionRuns)
    .set({
      status: recorded.status,
      claim: null,
      claimedUntil: recorded.status === 'unknown' && result === null ? nextLook : null,
      ...(result && { output: await keepOutput(tx, scope, runId, result), endedAt: new Date(now) }),
      ...(answer !== undefined && { answer: await keepPart(tx, scope, 'answer', runId, answer) }),
    })
    .where(and(own(scope, runId), claim === null ? undefined : eq(actionRuns.claim, claim)))
    .returning({ runId: actionRuns.runId });
  return changed.length > 0;
}

/** A run with its stored input. Null when it is unknown. */
export async function findRun(scope: Scope, runId: string): Promise<RunRow | null> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const [row] = await tx.select().from(actionRuns).where(own(scope, runId));
    return row ? openRun(await findSeal(tx, scope.services, scope.workspaceId), row) : null;
  });
}

/**
 * Records a run as done inside, in one go with its effect.
 * @param simulated of a test call: nothing was done
 */
export async function recordInside(
  tx: Tx,
  scope: Scope,
  row: RunRow,
  result: ActionResult,
  simulated = false,
): Promise<void> {
  const at = new Date(scope.services.clock.now());
  await tx
    .update(actionRuns)
    .set({
      status: result.ok ? 'succeeded' : 'failed',
      output: await keepOutput(tx, scope, row.runId, result),
      attempts: sql`${actionRuns.attempts} + 1`,
      simulated,
      claim: null,
      claimedUntil: null,
      startedAt: row.startedAt ?? at,
      endedAt: at,
    })
    .where(own(scope, row.runId));
}
