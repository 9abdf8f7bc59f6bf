import type { FlowNode, FlowProblem, Graph } from '#domain/agents/workflows.ts';
import { findStep, stepOf } from '#voice/flow/steps/catalog.ts';
import type { AnyStep, Port } from '#voice/flow/steps/step.ts';
import { keyWords } from '#web/live-call/call-labels.ts';

/** A step as it is shown: on the canvas, in the outline, and to screen readers. */
export interface StepView {
  /** Null for a step of a kind that this version does not know. */
  step: AnyStep | null;
  /** The palette's name of its kind. */
  kind: string;
  ports: readonly Port[];
  /** What is said in it, names in brackets: `Hello [name].` */
  says: readonly string[];
}

/** `Hello {{name|there}}.` → `Hello [name].` */
const withoutBraces = (text: string) => text.replaceAll(/\{\{\s*([\w.]+)[^}]*\}\}/g, '[$1]');

const views = new WeakMap<FlowNode, StepView>();
/** The ports that a step had before its settings became invalid: an edit in progress does not tear its ways off. */
const lastPorts = new Map<string, readonly Port[]>();

/** How a step is shown. The same node object always gives the same view. */
export function viewOf(node: FlowNode): StepView {
  const known = views.get(node);
  if (known) return known;
  const step = findStep(node.type);
  const configured = stepOf(node);
  const key = `${node.type} ${node.id}`;
  const ports = configured ? configured.step.ports(configured.config) : (lastPorts.get(key) ?? []);
  if (configured) lastPorts.set(key, ports);
  const says = configured ? configured.step.texts(configured.config).spoken.filter(Boolean).map(withoutBraces) : [];
  const view = { step, kind: step?.title ?? keyWords(node.type), ports, says };
  views.set(node, view);
  return view;
}

/** What is said in a step: at the start the agent's own greeting, where it has one, in the place of the flow's. */
export function saysOf(node: FlowNode, greeting: string | undefined): readonly string[] {
  const { says } = viewOf(node);
  if (node.type !== 'start' || !greeting) return says;
  const own = typeof node.config.greeting === 'string' && node.config.greeting !== '' ? 1 : 0;
  return [withoutBraces(greeting), ...says.slice(own)];
}

/** The way on of a step: the one that a conversation that goes well takes. Null for a step that ends it. */
export const mainPort = (ports: readonly Port[]): string | null => ports[0]?.id ?? null;

/** Where a conversation goes on without the step: past a choice, the way of everyone else. */
export const onwardPort = (ports: readonly Port[]): string | null =>
  ports.find(({ id }) => id === 'else')?.id ?? mainPort(ports);

/** Faults of a step. */
/**
 * What is only told: a way out that leads nowhere has a default that works, which the agent then does. It's no warning, is
 * not counted, and marks no step.
 */
export const isNote = ({ level, mend }: FlowProblem): boolean => level === 'warning' && mend?.kind === 'open_way';

export const problemsOf = (problems: readonly FlowProblem[], id: string): FlowProblem[] =>
  problems.filter(({ nodeId }) => nodeId === id);

/** The steps in the order in which a conversation meets them, each way followed to its end; what nothing reaches last. */
export function inOrder(graph: Graph): FlowNode[] {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const order = new Set<FlowNode>();
  const visit = (first: FlowNode): void => {
    const open = [first];
    for (let node = open.pop(); node; node = open.pop()) {
      if (order.has(node)) continue;
      order.add(node);
      const { ports } = viewOf(node);
      const targets = ports.flatMap(
        ({ id }) => graph.edges.find((edge) => edge.from === node!.id && edge.port === id) ?? [],
      );
      for (const { to } of targets.reverse()) {
        const target = nodes.get(to);
        if (target) open.push(target);
      }
    }
  };
  for (const node of graph.nodes) if (node.type === 'start') visit(node);
  for (const node of graph.nodes) visit(node);
  return [...order];
}

/** The step in a sentence, for screen readers: "Ask Name, step 3, Answered leads to Book, 1 problem". */
export function describeStep(graph: Graph, node: FlowNode, number: number, faults: number): string {
  const { kind, ports } = viewOf(node);
  const ways = ports.map(({ id, label }) => {
    const to = graph.edges.find((edge) => edge.from === node.id && edge.port === id)?.to;
    const target = graph.nodes.find((other) => other.id === to);
    return target ? `${label} leads to ${target.title}` : `${label} doesn’t lead anywhere`;
  });
  const name = node.title === kind ? node.title : `${node.title}, ${kind}`;
  const problems = faults === 0 ? [] : [faults === 1 ? '1 problem' : `${faults} problems`];
  return [name, `step ${number}`, ...ways, ...problems].join(', ');
}
