import { type SQL, sql } from 'drizzle-orm';
import { afterGivingUp } from '#server/actions/after-run.ts';
import { enqueueRun, inBackground } from '#server/actions/background-run.ts';
import { keepWorkflowRuns } from '#server/agents/workflow-runs.ts';
import { enqueueAfterCall } from '#server/calls/after-calls/enqueue.ts';
import { toldOf } from '#server/calls/live/live-news.ts';
import { isPromise, makePromised } from '#server/contacts/promised-tasks.ts';
import { summaryJob } from '#server/models/summary-job.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { assertStorable } from '#server/platform/db/storable-json.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { engineStamp } from '#server/records/hearing.ts';
import { workspaceRunId } from '#server/records/run-ids.ts';
import type { Services } from '#server/services.ts';
import { settleEnded } from '#server/usage/call-usage.ts';
import { completeTesting } from '#server/usage/complete-by-deed.ts';
import { CallTaken } from '#voice/call/ports.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { asksToBeLeft, keepOptOut } from './keep-opt-out.ts';
import { keepSatisfaction } from './keep-satisfaction.ts';
import { concernsRecording, noteRecording } from './note-recording.ts';
import { leaseEnd } from './renew-leases.ts';
import type { OwnedStep } from './step-writer.ts';
import { tellOfEnd } from './tell-of-end.ts';
import { mayBeHeardOf, tellHooksOfTurns } from './tell-of-turns.ts';

/** A change as the statement below takes it apart. */
function rowsOf(services: Services, { lease, seal, change, leftForMs, leaves = false }: OwnedStep) {
  const { workspaceId, callId, epoch } = lease;
  const key = { workspace_id: workspaceId, call_id: callId };
  const { ended, snapshot, memory } = change;
  const leaseUntil = leftForMs === undefined ? leaseEnd(services) : new Date(services.clock.now() + leftForMs);
  return {
    step: {
      ...key,
      epoch,
      snapshot: seal.keep(keptPlace('calls', 'snapshot', callId), snapshot),
      memory: seal.keep(keptPlace('calls', 'memory', callId), memory),
      next_event: memory.nextEvent,
      lease_until: leaseUntil.toISOString(),
      leaves: leaves && ended === null,
      ended_at: ended && new Date(ended.at).toISOString(),
      end_reason: ended?.reason,
      outcome: ended?.outcome,
      tags: ended && snapshot?.tags,
    },
    events: change.events.map(({ seq, at, kind, data, node, intents }) => ({
      ...key,
      seq,
      at: new Date(at).toISOString(),
      kind,
      data: seal.keep(keptPlace('call_events', 'data', callId, seq), data),
      node,
      intents: intents && seal.keep(keptPlace('call_events', 'intents', callId, seq), intents),
      stamp: intents && engineStamp,
    })),
    turns: change.turns.map(({ startMs, heardMs, saidBy, text, intended, ...turn }) => ({
      ...key,
      ...turn,
      text: seal.keep(keptPlace('call_turns', 'text', callId, turn.seq), text),
      intended: seal.keep(keptPlace('call_turns', 'intended', callId, turn.seq), intended),
      start_ms: startMs,
      heard_ms: heardMs,
      said_by: saidBy,
    })),
    runs: change.runs.map(({ runId: engineId, nodeId, action, input, wait }) => {
      const runId = workspaceRunId(callId, engineId);
      const kept = seal.keep(keptPlace('action_runs', 'input', runId), input);
      return { ...key, run_id: runId, node_id: nodeId, action, input: kept, wait };
    }),
  };
}

/**
 * One statement that stores steps of several calls, each whole or not at all. The same step again changes nothing:
 * events and turns go by their numbers, which only the call's owner gives, and runs by their ids. Its rows are the
 * calls whose leases held; of the others nothing is stored.
 */
function statementOf(services: Services, steps: readonly OwnedStep[]): SQL {
  const rows = steps.map((step) => rowsOf(services, step));
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  return sql`
    with given as (
      select * from jsonb_to_recordset(${json(rows.map(({ step }) => step))}) as given (
        workspace_id uuid, call_id uuid, epoch int, snapshot jsonb, memory jsonb, next_event int,
        lease_until timestamptz, leaves boolean, ended_at timestamptz, end_reason text, outcome text, tags text[])
    ), held as (
      update calls set
        snapshot = given.snapshot,
        memory = given.memory,
        next_event = given.next_event,
        lease_until = given.lease_until,
        owner = case when given.leaves then null else calls.owner end,
        status = case when given.ended_at is null then calls.status else 'ended' end,
        ended_at = coalesce(given.ended_at, calls.ended_at),
        end_reason = coalesce(given.end_reason, calls.end_reason),
        outcome = coalesce(given.outcome, calls.outcome),
        tags = coalesce(given.tags, calls.tags)
      from given
      where calls.workspace_id = given.workspace_id and calls.id = given.call_id
        -- Left by this very step, which no one heard of: the process that takes it up gives it another number.
        and (calls.owner = ${services.calls.owner} or (given.leaves and calls.owner is null))
        and calls.epoch = given.epoch
        -- A statement that stood still while its repeat, and the step behind it, were stored is not one of them.
        and calls.next_event <= given.next_event
        -- Ended already by this very step: the commit that nobody heard of, because the connection broke at it.
        and (calls.status = 'live' or (calls.status = 'ended' and calls.ended_at = given.ended_at
          and calls.end_reason = given.end_reason))
      returning calls.workspace_id, calls.id
    ), events as (
      insert into call_events (workspace_id, call_id, seq, at, kind, data, node, intents, stamp)
      select event.* from jsonb_to_recordset(${json(rows.flatMap(({ events }) => events))}) as event (
        workspace_id uuid, call_id uuid, seq int, at timestamptz, kind text, data jsonb, node text, intents jsonb,
        stamp text)
      join held on held.workspace_id = event.workspace_id and held.id = event.call_id
      on conflict do nothing
    ), turns as (
      insert into call_turns (workspace_id, call_id, seq, role, text, intended, interrupted, start_ms, heard_ms,
        timings, audio, hidden, said_by, language)
      select turn.* from jsonb_to_recordset(${json(rows.flatMap(({ turns }) => turns))}) as turn (
        workspace_id uuid, call_id uuid, seq int, role text, text text, intended text, interrupted boolean,
        start_ms int, heard_ms int, timings jsonb, audio boolean, hidden int[], said_by uuid, language text)
      join held on held.workspace_id = turn.workspace_id and held.id = turn.call_id
      on conflict (workspace_id, call_id, seq) do update set text = excluded.text, intended = excluded.intended,
        interrupted = excluded.interrupted, start_ms = excluded.start_ms, heard_ms = excluded.heard_ms,
        timings = excluded.timings, audio = excluded.audio, hidden = excluded.hidden
    ), runs as (
      insert into action_runs (workspace_id, call_id, run_id, node_id, action, input, wait, status, attempts,
        created_at)
      select run.*, 'pending', 0, ${new Date(services.clock.now()).toISOString()}::timestamptz
      from jsonb_to_recordset(${json(rows.flatMap(({ runs }) => runs))}) as run (
        workspace_id uuid, call_id uuid, run_id text, node_id text, action text, input jsonb, wait boolean)
      join held on held.workspace_id = run.workspace_id and held.id = run.call_id
      on conflict do nothing
    )
    select id${toldOf(
      services,
      steps.map(({ lease }) => lease.workspaceId),
    )} from held`;
}

/** Runs of these steps that the queue is to do. */
const leftToQueue = ({ change }: OwnedStep) => change.runs.filter(inBackground);

/** Runs whose results this conversation will not hear: it was told that they failed, or it has ended. */
function givenUp({ lease: { callId }, change: { ended, memory, events } }: OwnedStep): string[] {
  const told = events
    .filter(({ kind }) => kind === 'action_done')
    .map(({ data }) => data as { runId: string; result: ActionResult });
  const failed = told.filter(({ result }) => !result.ok);
  return [...failed, ...(ended ? memory.runs : [])].map(({ runId }) => workspaceRunId(callId, runId));
}

/** Stores steps of several calls in one transaction. Answers the calls whose leases held. */
async function storeSteps(services: Services, steps: readonly OwnedStep[]): Promise<Set<unknown>> {
  const { db } = services;
  const statement = statementOf(services, steps);
  const idsOf = (rows: Record<string, unknown>[]) => new Set(rows.map(({ id }) => id));
  const isMore = (step: OwnedStep) =>
    step.change.ended !== null ||
    isPromise(step.change) ||
    concernsRecording(step.change) ||
    asksToBeLeft(step.change) ||
    mayBeHeardOf(services, step) ||
    leftToQueue(step).length > 0 ||
    givenUp(step).length > 0;
  if (!steps.some(isMore)) return idsOf(await db.callStatement(statement));
  return db.callSteps(async (tx) => {
    const stored = idsOf((await tx.execute(statement)).rows);
    for (const step of steps) if (stored.has(step.lease.callId)) await doMore(tx, services, step);
    return stored;
  });
}

/** What follows from a step beside its own rows, in its transaction. */
async function doMore(tx: Tx, services: Services, step: OwnedStep): Promise<void> {
  const { change, lease } = step;
  const { workspaceId, callId } = lease;
  const { ended, snapshot } = change;
  const gone = givenUp(step);
  if (mayBeHeardOf(services, step)) await tellHooksOfTurns(tx, services, step);
  if (gone.length > 0) await afterGivingUp(tx, services, workspaceId, gone);
  if (ended) await settleEnded(tx, services, workspaceId, callId, ended.at);
  if (ended) await completeTesting(tx, workspaceId, callId, new Date(ended.at));
  if (isPromise(change)) await makePromised(tx, services, workspaceId, callId, change);
  if (concernsRecording(change)) await noteRecording(tx, services, workspaceId, callId, change);
  if (asksToBeLeft(change)) await keepOptOut(tx, services, workspaceId, callId);
  if (ended) await keepWorkflowRuns(tx, workspaceId, callId, snapshot, new Date(ended.at));
  if (ended) await keepSatisfaction(tx, workspaceId, callId, snapshot);
  if (ended) await tellOfEnd(tx, services, workspaceId, callId);
  if (ended) await enqueueAfterCall(tx, services, workspaceId, callId);
  if (ended && snapshot?.setting.model?.summary === true)
    await services.jobs.enqueue(tx, summaryJob, { workspaceId, callId }, { key: callId });
  for (const { runId } of leftToQueue(step)) {
    await enqueueRun(tx, services, workspaceId, workspaceRunId(callId, runId));
  }
}

/**
 * Stores a step in the transaction that has taken its call.
 * @throws CallTaken when the call has another owner, AppError for what no database can hold
 */
export async function storeStepIn(tx: Tx, services: Services, step: OwnedStep): Promise<void> {
  assertStorable(step.change);
  const { rows } = await tx.execute(statementOf(services, [step]));
  if (rows.length === 0) throw new CallTaken(step.lease.callId);
  await doMore(tx, services, step);
}

/**
 * Stores a step of a call of this process, together with those of other calls that are ready.
 * @throws CallTaken when the call has another owner, AppError for what no database can hold
 */
export const storeStep = (services: Services, step: OwnedStep): Promise<void> =>
  services.calls.steps.write(services.db, (steps) => storeSteps(services, steps), step);
