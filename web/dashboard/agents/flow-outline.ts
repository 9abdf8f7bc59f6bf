import type { Json } from '#domain/json.ts';
import type { Flow, FlowNode } from '#domain/workflows.ts';
import { keyWords } from '#web/live-call/call-words.ts';

/** Where a step leads: when, and to which step. */
export interface Way {
  port: string;
  name: string;
  to: FlowNode;
}

export interface OutlineStep {
  node: FlowNode;
  /** What the agent says in it, in order. Slots stand in brackets. */
  says: string[];
  /** What it does beyond talking. */
  does: string | null;
  ways: Way[];
}

/** The palette's names of the steps. */
const stepNames: Record<string, string> = {
  start: 'Start Call',
  ask: 'Ask Question',
  decision: 'Decision Point',
  send_email: 'Send Email',
  schedule: 'Schedule Meeting',
  end: 'End Call',
};

/** The ways out of the steps; a decision names its own. */
const portNames: Record<string, string> = {
  filled: 'Answered',
  no_input: 'Silence',
  no_match: 'Not understood',
  refused: 'Refused',
  else: 'Else',
  booked: 'Booked',
  none_suitable: 'No time suits',
  error: 'On error',
  ok: 'Done',
};

/** Members of a step's configuration that are said, in order. */
const saidMembers = ['greeting', 'disclosure', 'intro', 'prompt', 'message'];

export const stepName = (type: string): string => stepNames[type] ?? keyWords(type);

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '';

/** The members of a list in a configuration; what is no object is left out. */
function objects(value: Json | undefined): Record<string, Json>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => (item !== null && typeof item === 'object' && !Array.isArray(item) ? [item] : []));
}

/** `Hello {{name|there}}.` → `Hello [name].` */
function withoutBraces(text: string): string {
  return text.replaceAll(/\{\{\s*([\w.]+)[^}]*\}\}/g, '[$1]');
}

function said({ type, config: own }: FlowNode, greeting: string | undefined): string[] {
  const config = type === 'start' && greeting ? { ...own, greeting } : own;
  const sentences = saidMembers.map((member) => config[member]);
  const prompts = objects(config.slots).map(({ prompt }) => prompt);
  return [...sentences, ...prompts].filter(isText).map(withoutBraces);
}

/** What a step does beyond talking: whom it writes to. */
function does({ type, config }: FlowNode): string | null {
  if (type !== 'send_email' || !isText(config.to)) return null;
  return withoutBraces(`To ${config.to}${isText(config.subject) ? `: ${config.subject}` : ''}`);
}

function portName({ config }: FlowNode, port: string): string {
  const branch = objects(config.branches).find((candidate) => candidate.port === port);
  return isText(branch?.label) ? branch.label : (portNames[port] ?? keyWords(port));
}

/**
 * A flow's steps, each way followed to its end before the next one; what no conversation reaches comes last. An agent's
 * `greeting` is said in the place of the flow's own.
 */
export function outline(flow: Flow, greeting?: string): OutlineStep[] {
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  const waysFrom = (from: FlowNode): Way[] =>
    flow.edges
      .filter((edge) => edge.from === from.id)
      .flatMap(({ port, to }) => {
        const node = nodes.get(to);
        return node ? [{ port, name: portName(from, port), to: node }] : [];
      });
  const order = new Set<FlowNode>();
  const visit = (node: FlowNode): void => {
    if (order.has(node)) return;
    order.add(node);
    for (const { to } of waysFrom(node)) visit(to);
  };
  for (const node of flow.nodes) if (node.type === 'start') visit(node);
  for (const node of flow.nodes) visit(node);
  return [...order].map((node) => ({ node, says: said(node, greeting), does: does(node), ways: waysFrom(node) }));
}
