import type { Flow } from '#domain/agents/workflows.ts';
import type { FlowEvent, Intent } from './conversation.ts';
import { advance } from './flow-runner.ts';
import { frameOf, type Snapshot } from './snapshot.ts';

/**
 * A flow that runs with no one on the line: the same engine, whose events are the answers of the world alone. All that is
 * kept of such a run is its events; where it stands is computed of them each time.
 */

type Task = Extract<Intent, { type: 'make_task' }>;
/** What the flow asked the world and has no answer to yet. */
export type Open = Extract<Intent, { type: 'run_action' | 'set_timer' | 'ask_model' | 'transfer' }>;

/** One thing that was done, with the step that had it done. */
export interface Done {
  nodeId: string;
  title: string;
  /** The name of the action; `make_task`, `set_timer`, `transfer`. */
  did: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Null while it is open. */
  ok: boolean | null;
  message: string | null;
  /** Whether the flow waits for what comes of it, and goes another way where it is refused. */
  waited: boolean;
}

export interface Stand {
  snapshot: Snapshot;
  /** In the order in which they were asked. */
  open: Open[];
  done: Done[];
  /** What the last event had to be promised. */
  tasks: Task[];
}

const isOpen = (intent: Intent): intent is Open =>
  ['run_action', 'set_timer', 'ask_model', 'transfer'].includes(intent.type);

const didOf = (intent: Intent): string | null => {
  if (intent.type === 'run_action') return intent.action;
  return ['make_task', 'set_timer', 'transfer'].includes(intent.type) ? intent.type : null;
};

/** Whether an event answers what was asked. */
function answers(event: FlowEvent, open: Open): boolean {
  if (event.type === 'action_done') return open.type === 'run_action' && open.runId === event.runId;
  if (event.type === 'timer_fired') return open.type === 'set_timer' && open.timerId === event.timerId;
  if (event.type === 'proposed') return open.type === 'ask_model' && open.proposalId === event.proposalId;
  return event.type === 'transfer_ended' && open.type === 'transfer' && open.transferId === event.transferId;
}

function resultOf(event: FlowEvent): Pick<Done, 'ok' | 'message'> {
  if (event.type !== 'action_done' && event.type !== 'transfer_ended') return { ok: true, message: null };
  return event.result.ok ? { ok: true, message: null } : { ok: false, message: event.result.message };
}

function titleOf(flow: Flow, workflow: string | null, nodeId: string): string {
  const graph = workflow === null ? flow : flow.workflows?.[workflow];
  return graph?.nodes.find(({ id }) => id === nodeId)?.title ?? nodeId;
}

/** Where a run stands behind its events, of which the first is `started`. */
export function standOf(flow: Flow, events: readonly FlowEvent[]): Stand {
  let snapshot: Snapshot | null = null;
  let open: Open[] = [];
  let tasks: Task[] = [];
  const done: (Done & { asked: Intent })[] = [];
  for (const event of events) {
    const answered = open.find((asked) => answers(event, asked));
    if (answered) {
      open = open.filter((asked) => asked !== answered);
      const entry = done.find(({ asked }) => asked === answered);
      if (entry) Object.assign(entry, resultOf(event));
    }
    const next = advance(flow, snapshot, event);
    snapshot = next.snapshot;
    open.push(...next.intents.filter(isOpen));
    tasks = next.intents.filter((intent) => intent.type === 'make_task');
    for (const intent of next.intents) {
      const did = didOf(intent);
      if (did === null) continue;
      const { workflow, node } = frameOf(snapshot);
      const nodeId = 'nodeId' in intent ? intent.nodeId : node;
      const ok = isOpen(intent) ? null : true;
      const title = titleOf(flow, workflow, nodeId);
      const waited = intent.type === 'run_action' && intent.wait;
      done.push({ nodeId, title, did, at: event.at, ok, message: null, waited, asked: intent });
    }
  }
  if (snapshot === null) throw new Error('A run begins with its first event.');
  return { snapshot, open, done: done.map(({ asked: _, ...entry }) => entry), tasks };
}
