import { and, eq } from 'drizzle-orm';
import type { Flow } from '#domain/agents/workflows.ts';
import { defaultWorkspaceName } from '#domain/identity/workspaces.ts';
import { runAction } from '#server/actions/run-action.ts';
import { findFlow } from '#server/agents/workflow-rows.ts';
import { makeTask } from '#server/contacts/make-task.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { automations } from '#server/platform/db/schema/automations.table.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import { notify } from '#server/platform/notify.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { wordsFor } from '#server/records/action-uses.ts';
import { hearing } from '#server/records/hearing.ts';
import { workspaceRunId } from '#server/records/run-ids.ts';
import type { Scope } from '#server/scope.ts';
import { type Open, type Stand, standOf } from '#voice/flow/automation.ts';
import type { FlowEvent } from '#voice/flow/conversation.ts';
import { frameOf } from '#voice/flow/snapshot.ts';
import { automationJob } from './start-automation.ts';

/** Events of one run; one with more goes in a circle. */
const mostEvents = 300;

type Row = typeof automations.$inferSelect;

interface Run {
  row: Row;
  flow: Flow;
  events: FlowEvent[];
}

const oneOf = ({ workspaceId }: Scope, id: string) =>
  and(eq(automations.workspaceId, workspaceId), eq(automations.id, id));

/** The first event: what is fixed for the run. */
async function startEvent(tx: Tx, scope: Scope, row: Row, flow: Flow): Promise<FlowEvent> {
  const { services, workspaceId } = scope;
  const workspace = await findWorkspace(tx, workspaceId);
  const seal = await findSeal(tx, services, workspaceId);
  const actionWords = await wordsFor(tx, workspaceId, flow);
  return {
    type: 'started',
    at: services.clock.now(),
    setting: {
      agentName: flow.name,
      businessName: workspace.name === defaultWorkspaceName ? '' : workspace.name,
      timeZone: workspace.timeZone,
      ...hearing(workspace.language),
      hours: workspace.businessHours,
      channel: 'api',
      greeting: null,
      known: seal.open(keptPlace('automations', 'given', row.id), row.given),
      ...(actionWords && { actionWords }),
    },
  };
}

/** A run that goes on, with its flow. Null for one that has ended, or that there is not. */
async function readRun(tx: Tx, scope: Scope, id: string): Promise<Run | null> {
  const { services, workspaceId } = scope;
  const [row] = await tx.select().from(automations).where(oneOf(scope, id));
  if (row?.status !== 'running') return null;
  const flow = await findFlow(tx, workspaceId, row.workflowId, row.version);
  // The workflow was deleted meanwhile, and its runs with it.
  if (flow === null) return null;
  const seal = await findSeal(tx, services, workspaceId);
  const kept = seal.open(keptPlace('automations', 'events', id), row.events);
  return { row, flow, events: kept.length > 0 ? kept : [await startEvent(tx, scope, row, flow)] };
}

/** Tells those who see to workflows that one stopped. */
async function tellOfFailure(tx: Tx, scope: Scope, id: string, workflowId: string): Promise<void> {
  const { workspaceId } = scope;
  const [workflow] = await tx
    .select({ name: workflows.name })
    .from(workflows)
    .where(and(eq(workflows.workspaceId, workspaceId), eq(workflows.id, workflowId)));
  if (workflow === undefined) return;
  await notify(tx, scope, 'automation-failed', { id: workflowId, ...workflow }, { once: `automation:${id}` });
}

async function finish(tx: Tx, scope: Scope, id: string, how: Pick<Row, 'status' | 'outcome' | 'error'>): Promise<void> {
  const endedAt = new Date(scope.services.clock.now());
  const [row] = await tx
    .update(automations)
    .set({ ...how, endedAt })
    .where(and(oneOf(scope, id), eq(automations.status, 'running')))
    .returning({ workflowId: automations.workflowId });
  if (row && how.status === 'failed') await tellOfFailure(tx, scope, id, row.workflowId);
}

/** How a run that nothing is open of has ended. */
function endOf({ snapshot, done }: Stand, flow: Flow): Pick<Row, 'status' | 'outcome' | 'error'> {
  // Of what the flow waits for it has heard.
  const refused = done.findLast(({ ok, waited }) => ok === false && !(waited && snapshot.end));
  if (snapshot.end && !refused) return { status: 'succeeded', outcome: snapshot.end.outcome, error: null };
  const { node } = frameOf(snapshot);
  const title = flow.nodes.find(({ id }) => id === node)?.title ?? node;
  const error = refused
    ? `"${refused.title}": ${refused.message}`
    : `"${title}" waits for a caller, but this workflow has none.`;
  return { status: 'failed', outcome: 'failure', error };
}

/** Keeps where a run stands, with what its last event promised. */
async function keep(tx: Tx, scope: Scope, { row, events }: Run, { tasks }: Stand): Promise<void> {
  const { services, workspaceId } = scope;
  const seal = await findSeal(tx, services, workspaceId);
  const kept = seal.keep(keptPlace('automations', 'events', row.id), events);
  await tx.update(automations).set({ events: kept }).where(oneOf(scope, row.id));
  const at = services.clock.now();
  const setting = events[0]!;
  const agentName = setting.type === 'started' ? setting.setting.agentName : '';
  const call = { id: row.callId, agentId: null, agentName, test: false, createdBy: null };
  for (const [n, { kind, summary, phone }] of tasks.entries()) {
    const source = `automation:${row.id}:${events.length}:${n}`;
    const about = { source, kind, summary, phone, callerName: null, call, node: null, turns: [], at };
    await makeTask(tx, services, workspaceId, about);
  }
}

/** What the world answers to what was asked; null while a time that is waited for has not come. */
async function answer(scope: Scope, { row, events }: Run, open: Open): Promise<FlowEvent | null> {
  const now = () => scope.services.clock.now();
  switch (open.type) {
    case 'run_action': {
      const { nodeId, action, input, wait } = open;
      const runId = workspaceRunId(row.id, open.runId);
      const asked = { runId, callId: row.callId, nodeId, action, input, wait, trigger: 'automation' as const };
      const result = await runAction(scope, asked, true);
      if (result === null) throw new Error('Another attempt is running, or its outcome is unknown.');
      return { type: 'action_done', at: now(), runId: open.runId, result };
    }
    case 'set_timer':
      return now() < events.at(-1)!.at + open.ms ? null : { type: 'timer_fired', at: now(), timerId: open.timerId };
    case 'ask_model': {
      const message = 'Automations don’t use a language model.';
      const result = { ok: false as const, code: 'not_asked', message };
      return { type: 'proposed', at: now(), proposalId: open.proposalId, result };
    }
    case 'transfer': {
      const result = { ok: false as const, code: 'nobody' as const, message: 'There’s no caller on the line.' };
      return { type: 'transfer_ended', at: now(), transferId: open.transferId, result };
    }
  }
}

/** One event further. Answers whether there is more to do now. */
async function goOn(scope: Scope, run: Run): Promise<boolean> {
  const { db, jobs } = scope.services;
  const { workspaceId } = scope;
  const { id } = run.row;
  const stand = standOf(run.flow, run.events);
  const [open] = stand.open;
  const tooLong = run.events.length >= mostEvents;
  if (open === undefined || tooLong) {
    const how = tooLong
      ? { status: 'failed' as const, outcome: null, error: `The workflow didn’t end within ${mostEvents} events.` }
      : endOf(stand, run.flow);
    await db.tenant(workspaceId, async (tx) => {
      await keep(tx, scope, run, stand);
      await finish(tx, scope, id, how);
    });
    return false;
  }
  // Stored before anything is done: anyone who goes on after a kill asks the same of the world.
  await db.tenant(workspaceId, (tx) => keep(tx, scope, run, stand));
  const event = await answer(scope, run, open);
  if (event === null) {
    const ms = open.type === 'set_timer' ? open.ms : 0;
    const startAfter = new Date(run.events.at(-1)!.at + ms);
    await jobs.enqueue(null, automationJob, { workspaceId, automationId: id }, { startAfter, key: `${id}:timer` });
    return false;
  }
  run.events.push(event);
  return true;
}

/** Runs a workflow without a caller, from where it stands, until it ends or waits. Run twice it does everything once. */
export async function runAutomation(scope: Scope, id: string): Promise<void> {
  const run = await scope.services.db.tenant(scope.workspaceId, (tx) => readRun(tx, scope, id));
  if (run === null) return;
  while (await goOn(scope, run));
}

/** Ends a run that no try brought to its end. */
export const giveUpAutomation = (scope: Scope, id: string, error: string): Promise<void> =>
  scope.services.db.tenant(scope.workspaceId, (tx) =>
    finish(tx, scope, id, { status: 'failed', outcome: null, error }),
  );
