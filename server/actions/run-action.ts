import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Json } from '#domain/json.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { actionRuns } from './actions.table.ts';
import { actionKinds } from './kinds/catalog.ts';
import type { ActionRun, RunOutcome } from './kinds/kind.ts';

const own = (scope: Scope, runId: string) =>
  and(eq(actionRuns.workspaceId, scope.workspaceId), eq(actionRuns.runId, runId));

/** Stores a run that is to be done. Storing the same run twice is once. */
export async function storeRun(tx: Tx, scope: Scope, run: ActionRun): Promise<void> {
  await tx
    .insert(actionRuns)
    .values({
      workspaceId: scope.workspaceId,
      ...run,
      output: null,
      status: 'pending',
      attempts: 0,
      createdAt: new Date(scope.services.clock.now()),
      startedAt: null,
      endedAt: null,
    })
    .onConflictDoNothing();
}

/** What a run gave back when it was done before, or null when it is still to be done. */
function formerResult(row: typeof actionRuns.$inferSelect): ActionResult | null {
  if (row.status === 'pending') return null;
  if (row.status === 'failed') return { ok: false, ...(row.output as Omit<Failure, 'ok'>) };
  return { ok: true, output: row.output };
}

type Failure = Extract<ActionResult, { ok: false }>;

const refuse = (code: string, message: string): RunOutcome => ({ result: { ok: false, code, message }, ended: true });

async function attempt(tx: Tx, scope: Scope, run: ActionRun): Promise<RunOutcome> {
  const kind = actionKinds[run.action];
  if (kind === undefined) return refuse('unknown_action', `There is no action named ${run.action}.`);
  const input = kind.input.safeParse(run.input);
  if (!input.success) {
    const issue = input.error.issues[0]!;
    return refuse('invalid_input', `${issue.path.join('.')}: ${issue.message}`);
  }
  try {
    return await kind.run(tx, scope, run, input.data);
  } catch (error) {
    if (error instanceof AppError) return refuse(error.code, error.message);
    throw error;
  }
}

/**
 * Does an action, exactly once for each run id: the record of the run and what it changed are one transaction, and a
 * repeat gets the former result. A refusal is a result; only a broken database throws.
 */
export function runAction(scope: Scope, run: ActionRun): Promise<ActionResult> {
  const { clock, db } = scope.services;
  return db.tenant(scope.workspaceId, async (tx) => {
    await storeRun(tx, scope, run);
    const [row] = await tx.select().from(actionRuns).where(own(scope, run.runId)).for('update');
    const former = formerResult(row!);
    if (former !== null) return former;
    const startedAt = new Date(clock.now());
    const { result, ended } = await attempt(tx, scope, run);
    await tx
      .update(actionRuns)
      .set({
        status: result.ok ? (ended ? 'succeeded' : 'running') : 'failed',
        output: outputOf(result),
        attempts: row!.attempts + 1,
        startedAt,
        endedAt: ended ? new Date(clock.now()) : null,
      })
      .where(own(scope, run.runId));
    return result;
  });
}

/** What is stored of a result: the output, or the refusal without its flag. */
function outputOf(result: ActionResult): Json {
  if (result.ok) return result.output;
  const { code, message, output } = result;
  return { code, message, ...(output !== undefined && { output }) };
}

/** A run with its stored input, for the job that carries it out. Null when it is unknown. */
export function findRun(scope: Scope, runId: string) {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const [row] = await tx.select().from(actionRuns).where(own(scope, runId));
    return row ?? null;
  });
}

/** Records how a run that went on in a job ended. */
export async function endRun(scope: Scope, runId: string, result: ActionResult): Promise<void> {
  await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx
      .update(actionRuns)
      .set({
        status: result.ok ? 'succeeded' : 'failed',
        output: outputOf(result),
        endedAt: new Date(scope.services.clock.now()),
      })
      .where(own(scope, runId)),
  );
}
