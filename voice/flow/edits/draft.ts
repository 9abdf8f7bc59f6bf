import type { EditedSettings } from '#domain/agents/draft-edits.ts';
import { promptNodeOf, promptType } from '#domain/agents/prompt-agents.ts';
import { type Flow, type FlowNode, SlotDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { stepOf } from '../steps/catalog.ts';

/** What is edited: a flow, and the settings of the agent that has it; null for a workflow. */
export interface EditedDraft {
  flow: Flow;
  settings: EditedSettings | null;
}

/** A question of a draft, with the step that asks it. */
export interface AskedQuestion {
  node: FlowNode;
  slot: SlotDef;
  /** Its place among the questions of the step, and how many there are. */
  index: number;
  count: number;
}

const listOf: Record<string, string> = { ask: 'slots', collect: 'slots', [promptType]: 'fields' };

/** The member of a step's settings in which its questions stand; null for steps that ask none. */
export const questionsIn = ({ type }: FlowNode): string | null => listOf[type] ?? null;

/** Questions of a step, as they stand; those that are not valid are left out. */
function slotsOf(node: FlowNode): SlotDef[] {
  const member = questionsIn(node);
  const list = member === null ? undefined : node.config[member];
  return Array.isArray(list) ? list.flatMap((one) => SlotDef.safeParse(one).data ?? []) : [];
}

/** All questions, in the order of the steps. */
export function askedIn({ nodes }: Flow): AskedQuestion[] {
  return nodes.flatMap((node) => {
    const slots = slotsOf(node);
    return slots.map((slot, index) => ({ node, slot, index, count: slots.length }));
  });
}

export const questionNamed = (flow: Flow, name: string): AskedQuestion | null =>
  askedIn(flow).find(({ slot }) => slot.name === name) ?? null;

/** The way on of a step: its first port. Null for one that ends or is not valid. */
export function mainPortOf(node: FlowNode): string | null {
  const configured = stepOf(node);
  return configured?.step.ports(configured.config)[0]?.id ?? null;
}

/** Steps that only choose a way: which of their ways is the usual one shows by where it leads. */
const choosing = new Set(['decision', 'switch']);

/**
 * The steps of a call that goes well: from the start along the first way out of each that leads somewhere, and behind a choice the
 * first way that comes to an end of the call.
 */
export function mainWay(flow: Flow): FlowNode[] {
  const byId = new Map(flow.nodes.map((node) => [node.id, node]));
  /** Steps that were passed, or lead to no end. */
  const met = new Set<FlowNode>();
  const onward = (from: string, port: string | null) => {
    const to = flow.edges.find((edge) => edge.from === from && edge.port === port)?.to;
    return to === undefined ? undefined : byId.get(to);
  };
  function walk(first: FlowNode | undefined): { way: FlowNode[]; ends: boolean } {
    const way: FlowNode[] = [];
    let node = first;
    while (node && !met.has(node)) {
      met.add(node);
      way.push(node);
      if (node.type === 'end') return { way, ends: true };
      if (!choosing.has(node.type)) {
        node = onward(node.id, mainPortOf(node));
        continue;
      }
      const { id } = node;
      const configured = stepOf(node);
      const ports = configured?.step.ports(configured.config) ?? [];
      let usual: FlowNode[] | null = null;
      for (const port of ports) {
        const found = walk(onward(id, port.id));
        if (found.ends) return { way: [...way, ...found.way], ends: true };
        usual ??= found.way;
      }
      return { way: [...way, ...(usual ?? [])], ends: false };
    }
    return { way, ends: false };
  }
  return walk(flow.nodes.find(({ type }) => type === 'start')).way;
}

/** The step that books; null where none does. */
export const bookingIn = ({ nodes }: Flow): FlowNode | null =>
  nodes.find(({ type, config }) => type === 'schedule' && (config.does ?? 'book') === 'book') ?? null;

/** The step by prompt, where the draft is an agent by prompt. */
export const promptIn = promptNodeOf;

/** A step's settings with one member changed; the others stay as they stand. */
export const withConfig = (flow: Flow, id: string, change: Record<string, Json>): Flow => ({
  ...flow,
  nodes: flow.nodes.map((node) => (node.id === id ? { ...node, config: { ...node.config, ...change } } : node)),
});

/** A question with some of it changed, wherever it is asked. */
export function withQuestion(flow: Flow, name: string, change: Record<string, Json>): Flow {
  const nodes = flow.nodes.map((node) => {
    const member = questionsIn(node);
    const list = member === null ? undefined : node.config[member];
    if (member === null || !Array.isArray(list)) return node;
    const isMeant = (one: Json): one is Record<string, Json> =>
      typeof one === 'object' && one !== null && !Array.isArray(one) && one.name === name;
    if (!list.some(isMeant)) return node;
    const next = list.map((one) => (isMeant(one) ? { ...one, ...change } : one));
    return { ...node, config: { ...node.config, [member]: next } };
  });
  return { ...flow, nodes };
}

/** Every question with its words, for telling what there is: `No question asks for a fax number. Questions: …`. */
export function namesOfQuestions(flow: Flow, most = 12): string {
  const names = [...new Set(askedIn(flow).map(({ slot }) => slot.name.replaceAll('_', ' ')))];
  return names.length > most ? `${names.slice(0, most).join(', ')} and ${names.length - most} more` : names.join(', ');
}
