import type { slotWays, TestCoverage } from '#domain/agents/agent-tests.ts';
import type { Flow, Graph } from '#domain/agents/workflows.ts';
import type { FlowEvent } from '../conversation.ts';
import { frameOf, type Snapshot } from '../snapshot.ts';
import type { Scene } from '../stage.ts';
import { stepOf } from '../steps/catalog.ts';

type SlotWay = (typeof slotWays)[number];
type Missing = { [K in keyof TestCoverage]: TestCoverage[K]['missing'][number] };
type Kind = keyof TestCoverage;

/** Steps whose ways out are outcomes of a decision. */
const deciding: ReadonlySet<string> = new Set(['decision', 'switch']);

/** One place as a key; members are in the order in which they were written. */
const keyOf = (place: object): string => JSON.stringify(Object.values(place));

/** The slot that is asked for, where a step asks for one. */
export function askedSlot(snapshot: Snapshot): string | null {
  if (snapshot.waiting?.for !== 'caller' || snapshot.aside) return null;
  const { current } = frameOf(snapshot).step;
  return typeof current === 'string' ? current : null;
}

/** What there is to reach in one graph. */
function placesOf(workflow: string | null, { nodes, edges }: Graph): { [K in Kind]: Missing[K][] } {
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  const ports = edges.map(({ from, port }) => ({ workflow, node: from, port }));
  const configured = nodes.map((node) => ({ node: node.id, own: stepOf(node) }));
  return {
    nodes: nodes.map(({ id }) => ({ workflow, node: id })),
    ports,
    outcomes: ports.filter(({ node }) => deciding.has(types.get(node) ?? '')),
    slots: configured.flatMap(({ node, own }) =>
      (own?.step.slots(own.config) ?? []).flatMap(({ name: slot }) =>
        (['filled', 'corrected', 'refused', 'no_match', 'silence'] as const).map((way) => ({
          workflow,
          node,
          slot,
          way,
        })),
      ),
    ),
    actions: configured.flatMap(({ node, own }) =>
      own?.step.ports(own.config).some(({ id }) => id === 'error')
        ? (['ok', 'error'] as const).map((result) => ({ workflow, node, result }))
        : [],
    ),
  };
}

/** What played calls have reached of a flow. */
export class Reach {
  private readonly flow: Flow;
  private readonly seen: Record<Kind, Set<string>> = {
    nodes: new Set(),
    ports: new Set(),
    outcomes: new Set(),
    slots: new Set(),
    actions: new Set(),
  };

  constructor(flow: Flow) {
    this.flow = flow;
  }

  private add<K extends Kind>(kind: K, place: Missing[K]): void {
    this.seen[kind].add(keyOf(place));
  }

  /** Takes in a call that was played. */
  take(scenes: readonly Scene[]): void {
    for (const [at, scene] of scenes.entries()) {
      const before = scenes[at - 1]?.snapshot ?? null;
      const { snapshot, trace, event } = scene;
      for (const { workflow, node, port } of trace) {
        this.add('nodes', { workflow, node });
        this.add('ports', { workflow, node, port });
        this.add('outcomes', { workflow, node, port });
      }
      for (const { workflow, node } of snapshot.frames) this.add('nodes', { workflow, node });
      if (before) {
        this.takeFilled(before, snapshot);
        this.takeMissed(before, scene);
      }
      if (event.type === 'action_done') this.takeDone(scenes.slice(0, at), event);
    }
  }

  private takeFilled(before: Snapshot, after: Snapshot): void {
    for (const { workflow, slots } of after.frames) {
      const old = before.frames.find((frame) => frame.workflow === workflow)?.slots ?? {};
      for (const [slot, { nodeId: node, order, source, value }] of Object.entries(slots)) {
        if (source !== 'caller' || old[slot]?.order === order) continue;
        const isOther = old[slot] !== undefined && JSON.stringify(old[slot].value) !== JSON.stringify(value);
        this.add('slots', { workflow, node, slot, way: isOther ? 'corrected' : 'filled' });
      }
    }
  }

  /** How the question that was open went, where it was not answered. */
  private takeMissed(before: Snapshot, { event, snapshot, trace }: Scene): void {
    const slot = askedSlot(before);
    if (slot === null || !['caller_said', 'key_pressed', 'silence'].includes(event.type)) return;
    const { workflow, node, skipped, step } = frameOf(before);
    const add = (way: SlotWay) => this.add('slots', { workflow, node, slot, way });
    const now = snapshot.frames.find((frame) => frame.workflow === workflow);
    const left = trace.find((passed) => passed.workflow === workflow && passed.node === node)?.port;
    if (event.type === 'silence') add('silence');
    else if (snapshot.misses > before.misses || left === 'no_match') add('no_match');
    const rejected = (state: unknown) => (state as { collecting?: { rejected: number } }).collecting?.rejected ?? 0;
    if (now?.node === node && now.step.current === slot && rejected(now.step) > rejected(step)) add('corrected');
    const isLet = now?.skipped.includes(slot) === true && !skipped.includes(slot);
    const isUrged = now?.node === node && now.step.insisted === true && step.insisted !== true;
    if (isLet || isUrged || left === 'refused') add('refused');
  }

  private takeDone(before: readonly Scene[], { runId, result }: Extract<FlowEvent, { type: 'action_done' }>): void {
    for (const { intents, snapshot } of before)
      for (const intent of intents)
        if (intent.type === 'run_action' && intent.runId === runId) {
          const beside = snapshot.running.find((run) => run.runId === runId);
          const workflow = beside ? beside.workflow : frameOf(snapshot).workflow;
          this.add('actions', { workflow, node: intent.nodeId, result: result.ok ? 'ok' : 'error' });
        }
  }

  /** How much that is of all that there is. */
  coverage(): TestCoverage {
    const graphs = [[null, this.flow] as const, ...Object.entries(this.flow.workflows ?? {})];
    const places = graphs.map(([workflow, graph]) => placesOf(workflow, graph));
    const share = (kind: Kind) => {
      const all = places.flatMap((one): object[] => one[kind]);
      const missing = all.filter((place) => !this.seen[kind].has(keyOf(place)));
      return { reached: all.length - missing.length, all: all.length, missing };
    };
    const kinds = Object.keys(this.seen) as Kind[];
    // Object.fromEntries forgets which names it was given.
    return Object.fromEntries(kinds.map((kind) => [kind, share(kind)])) as unknown as TestCoverage;
  }
}
