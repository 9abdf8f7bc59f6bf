import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { ActionResult, FlowEvent, Intent, Setting } from '../conversation.ts';
import { advance } from '../flow-runner.ts';
import type { Snapshot } from '../snapshot.ts';

/** Friday, 20 November 2026, 10:00 in New York. */
export const at = Date.parse('2026-11-20T15:00:00Z');
export const setting: Setting = {
  agentName: 'Emma',
  businessName: 'Acme',
  timeZone: 'America/New_York',
  channel: 'test',
  greeting: null,
  known: {},
};

/** A flow from its nodes and edges. */
export function flowOf(
  nodes: [id: string, type: string, config: Record<string, Json>][],
  edges: [from: string, port: string, to: string][],
): Flow {
  return {
    name: 'Test',
    nodes: nodes.map(([id, type, config]) => ({ id, type, title: id, config, x: 0, y: 0 })),
    edges: edges.map(([from, port, to]) => ({ from, port, to })),
  };
}

/** The run that a conversation waits for. */
export const awaitedRun = ({ waiting }: Snapshot) => (waiting?.for === 'action' ? waiting.runId : '');

/** A conversation under way, told event by event. */
export function talk(flow: Flow, own: Partial<Setting> = {}) {
  let last = advance(flow, null, { type: 'started', at, setting: { ...setting, ...own } });
  const tell = (event: FlowEvent) => {
    last = advance(flow, last.snapshot, event);
    return last.intents;
  };
  return {
    tell,
    say: (text: string) => tell({ type: 'caller_said', at, text }),
    done: (result: ActionResult, runId = awaitedRun(last.snapshot)) => tell({ type: 'action_done', at, runId, result }),
    silence: () => tell({ type: 'silence', at }),
    get snapshot() {
      return last.snapshot;
    },
    get intents() {
      return last.intents;
    },
  };
}

/** The sentences among intents. */
export const texts = (intents: Intent[]) => intents.flatMap((intent) => (intent.type === 'say' ? [intent.text] : []));
/** How long each `listen` among intents waits, in ms. */
export const waitsFor = (intents: Intent[]) =>
  intents.flatMap((intent) => (intent.type === 'listen' ? [intent.silenceMs] : []));
