import { and, desc, eq, gt } from 'drizzle-orm';
import { type SignCounts, scoreOf } from '#domain/calls/call-quality.ts';
import { noteUnrecognized } from '#server/agents/note-unrecognized.ts';
import { keepSteps } from '#server/calls/analytics/keep-steps.ts';
import { findCall } from '#server/calls/calls.ts';
import { countSigns } from '#server/calls/measures/call-metrics.ts';
import { readConversation } from '#server/calls/replays/replay-call.ts';
import { tasksOfCall } from '#server/contacts/list-tasks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { callFacts } from '#server/platform/db/schema/analytics.table.ts';
import { callQuality } from '#server/platform/db/schema/call-quality.table.ts';
import { callTurns } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { ofCall, openTurn, showTurn } from '#server/records/open-turn.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { explainAll } from '#voice/flow/why.ts';
import { signsOfCall } from '#voice/quality/signs-of-call.ts';
import { runAgain } from '#voice/replay/run-again.ts';
import { stepsReached } from '#voice/replay/steps-reached.ts';
import { readScorecard } from './scorecards.ts';

/** Calls of one look; the next minute looks again. */
const mostAtOnce = 200;
/** Days back in which calls are rated that are not yet. */
const daysBack = 90;
/** Turns of one call that are looked at. */
const mostTurns = 200;
/** A slot of call_facts: a quarter of an hour, in ms. */
const slotMs = 900_000;

/** Words without what differs between what was said and what was heard. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What showed in a stored call, computed from its events; the steps that it reached are kept, and what no one understood
 * in it, but of tests.
 * @throws Unreadable, AppError not_found
 */
async function signsOf(tx: Tx, scope: Scope, callId: string, test: boolean): Promise<SignCounts> {
  const { services, workspaceId } = scope;
  const call = await findCall(tx, scope, callId);
  const { flow, recorded, last } = await readConversation(tx, scope, callId);
  const run = runAgain(flow, recorded);
  await keepSteps(tx, workspaceId, callId, stepsReached(flow, run));
  const whys = explainAll(flow, run, mostTurns);
  const seal = await findSeal(tx, services, workspaceId);
  const turns = await tx.select().from(callTurns).where(ofCall(scope, callId)).orderBy(callTurns.seq).limit(mostTurns);
  const failed = await tx
    .select({ runId: actionRuns.runId })
    .from(actionRuns)
    .where(
      and(eq(actionRuns.workspaceId, workspaceId), eq(actionRuns.callId, callId), eq(actionRuns.status, 'failed')),
    );
  if (!test && call.agentId !== null) {
    const language = last?.setting.language ?? 'en-US';
    const endedAt = call.endedAt ?? new Date(services.clock.now());
    const hidden = new Set(turns.flatMap((row) => (row.hidden === null ? [] : plain(openTurn(seal, row).text))));
    const told = whys.filter(({ heard }) => !hidden.has(plain(heard)));
    await noteUnrecognized(tx, seal, { workspaceId, callId, agentId: call.agentId, language, endedAt, whys: told });
  }
  return signsOfCall({
    turns: turns.map((row) => ({ ...row, ...showTurn(seal, row) })),
    whys,
    endReason: call.endReason,
    outcome: call.outcome,
    failedActions: failed.length,
    languages: last ? [last.setting.language, ...(last.beganIn ? [last.beganIn] : [])] : [],
    promises: (await tasksOfCall(tx, workspaceId, callId)).length,
  });
}

/** Rates one call that has ended, once. What no one can read any more has no score. */
async function rateCall(services: Services, workspaceId: string, callId: string, test: boolean): Promise<void> {
  const scope: Scope = { services, workspaceId, actor: null };
  const signs = await services.db
    .tenant(workspaceId, (tx) => signsOf(tx, scope, callId, test))
    .catch((error: unknown) => {
      services.log.warn({ err: error, callId }, 'a call could not be rated');
      return null;
    });
  const isNew = await services.db.tenant(workspaceId, async (tx) => {
    const score = signs && scoreOf(signs, await readScorecard(tx, workspaceId));
    const ratedAt = new Date(services.clock.now());
    const rated = await tx
      .insert(callQuality)
      .values({ workspaceId, callId, test, ratedAt, score, signs: signs ?? {} })
      .onConflictDoNothing()
      .returning({ callId: callQuality.callId });
    await tx
      .update(callFacts)
      .set({ rated: true })
      .where(and(eq(callFacts.workspaceId, workspaceId), eq(callFacts.callId, callId)));
    return rated.length > 0;
  });
  if (isNew && !test && signs !== null) countSigns(services, signs);
}

/** Rates calls that have ended, the newest first. Answers how many. */
export async function rateCalls(services: Services, signal?: AbortSignal): Promise<number> {
  const since = Math.floor((services.clock.now() - daysBack * 86_400_000) / slotMs);
  const { workspaceId, callId, test } = callFacts;
  const due = await services.db.system('job', (tx) =>
    tx
      .select({ workspaceId, callId, test })
      .from(callFacts)
      .where(and(eq(callFacts.rated, false), gt(callFacts.slot, since)))
      .orderBy(desc(callFacts.slot))
      .limit(mostAtOnce),
  );
  for (const one of due) {
    if (signal?.aborted) break;
    await rateCall(services, one.workspaceId, one.callId, one.test);
  }
  return due.length;
}
