import { and, desc, eq, sql } from 'drizzle-orm';
import type { ActionRunDetail, ActionRunStatus, ActionRunSummary, RunTrigger } from '#domain/actions/actions.ts';
import { can } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { shownJson } from '#domain/platform/hidden-values.ts';
import type { Json } from '#domain/platform/json.ts';
import { callOf, openRun, type RunRow } from '#server/actions/action-runs.ts';
import { findAction } from '#server/actions/definitions/find-action.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { hiddenOfCall } from '#server/records/hidden-of-call.ts';
import type { Scope } from '#server/scope.ts';

type Shown = Omit<RunRow, 'input' | 'output' | 'request' | 'answer'>;

function summarize(row: Shown): ActionRunSummary {
  const { runId, status, trigger, attempts, callId, createdAt, startedAt, endedAt, simulated } = row;
  return {
    runId,
    status,
    attempts,
    callId,
    simulated,
    trigger: trigger ?? 'step',
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** Whether what was said in the call of a run is not for the requester. */
const isWithheld = ({ actor }: Scope, row: Shown): boolean =>
  callOf(row) !== null && actor !== null && !can(actor.row, 'calls:read');

/** What went into a run of one of the workspace's own actions. */
export const valuesOf = ({ input }: RunRow): Record<string, Json> =>
  (input as { inputs?: Record<string, Json> } | null)?.inputs ?? {};

function describe(scope: Scope, row: RunRow, hidden: readonly string[]): ActionRunDetail {
  const withheld = isWithheld(scope, row);
  const request = row.request as { input?: Json } | null;
  const shown = (value: Json | null) => value && shownJson(value, hidden);
  const parts = {
    values: shown(valuesOf(row)) as Record<string, Json>,
    request: shown(request?.input ?? null),
    answer: shown(row.answer),
    output: shown(row.output),
  };
  const nothing = { values: null, request: null, answer: null, output: null };
  const deleted = row.input === null;
  return { ...summarize(row), withheld, deleted, ...(withheld || deleted ? nothing : parts) };
}

const ofAction = (workspaceId: string, actionId: string) =>
  and(eq(actionRuns.workspaceId, workspaceId), eq(actionRuns.actionId, actionId));

/** A cursor is the moment and the id of the last run of the page before. */
const cursorOf = ({ createdAt, runId }: Shown) =>
  Buffer.from(JSON.stringify([createdAt.getTime(), runId])).toString('base64url');

function readCursor(cursor: string): [at: Date, runId: string] {
  try {
    const [at, runId] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof at === 'number' && Number.isSafeInteger(at) && Math.abs(at) < 8e14 && typeof runId === 'string') {
      return [new Date(at), runId.replaceAll('\0', '')];
    }
  } catch {
    // As below.
  }
  throw new AppError('invalid_input', undefined, [
    { path: 'query.cursor', message: 'This cursor isn’t valid. Start again from the first page.' },
  ]);
}

interface ListInput {
  status?: ActionRunStatus | undefined;
  trigger?: RunTrigger | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Runs of an action, newest first. @throws AppError not_found, invalid_input */
export function listRuns(scope: Scope, actionId: string, { status, trigger, cursor, limit }: ListInput) {
  const { services, workspaceId } = scope;
  const [at, runId] = cursor === undefined ? [] : readCursor(cursor);
  return services.db.tenant(workspaceId, async (tx) => {
    await findAction(tx, workspaceId, actionId);
    const rows = await tx
      .select()
      .from(actionRuns)
      .where(
        and(
          ofAction(workspaceId, actionId),
          status && eq(actionRuns.status, status),
          trigger && eq(actionRuns.trigger, trigger),
          at && sql`(${actionRuns.createdAt}, ${actionRuns.runId}) < (${at.toISOString()}::timestamptz, ${runId})`,
        ),
      )
      .orderBy(desc(actionRuns.createdAt), desc(actionRuns.runId))
      .limit(limit + 1);
    const shown = rows.slice(0, limit);
    return { items: shown.map(summarize), next: rows.length > limit ? cursorOf(shown.at(-1)!) : null };
  });
}

/** @throws AppError not_found */
async function findRunOf(tx: Tx, { services, workspaceId }: Scope, actionId: string, runId: string): Promise<RunRow> {
  const [row] = await tx
    .select()
    .from(actionRuns)
    .where(and(ofAction(workspaceId, actionId), eq(actionRuns.runId, runId)));
  if (row === undefined) throw new AppError('not_found', 'Run not found. It may have been deleted.');
  return openRun(await findSeal(tx, services, workspaceId), row);
}

/** A run with what went in and came out. @throws AppError not_found */
export const getRun = (scope: Scope, actionId: string, runId: string): Promise<ActionRunDetail> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await findRunOf(tx, scope, actionId, runId);
    const seal = await findSeal(tx, scope.services, scope.workspaceId);
    return describe(scope, row, await hiddenOfCall(tx, seal, scope.workspaceId, callOf(row)));
  });

/**
 * A run whose values are used again.
 * @throws AppError not_found, forbidden where the actor may not see its call, conflict where its call was deleted
 */
export const findFormer = (scope: Scope, actionId: string, runId: string): Promise<RunRow> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await findRunOf(tx, scope, actionId, runId);
    if (isWithheld(scope, row)) {
      throw new AppError('forbidden', 'This run contains call content, which your role can’t see.');
    }
    if (row.input !== null) return row;
    throw new AppError('conflict', 'This run’s input was deleted with its call.');
  });
