import type { FlowNode, Graph } from '#domain/agents/workflows.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import type { ModelResult } from '../conversation.ts';
import type { Next } from '../dialogue.ts';
import { defineAside } from '../repair/aside.ts';
import { slotsInOrder } from '../snapshot.ts';
import { askModel, language, noteDecision, type Talk } from '../talk.ts';
import { modelPatienceMs } from './bounds.ts';

/** A way that a model may name. */
interface Way {
  port: string;
  label: string;
}

const nodeAt = ({ graph, frame }: Talk) => graph.nodes.find(({ id }) => id === frame.node);

/** The words that a way is looked for in: those of the slot that is named, else what the caller gave last. */
function wordsFor({ frame }: Talk, slot: string): string {
  if (slot !== '') return frame.slots[slot]?.said ?? '';
  return slotsInOrder(frame).findLast(([, { source }]) => source === 'caller')?.[1].said ?? '';
}

/**
 * Asks a model which of the ways is meant, where the step is set to be assisted and no condition has decided. False where
 * no one is asked. A way is what the owner has drawn: an agent's general wish for help does not reach here.
 */
export function askWay(talk: Talk, ways: readonly Way[], slot: string): boolean {
  const node = nodeAt(talk);
  const said = wordsFor(talk, slot).trim();
  if (node?.mode !== 'assisted' || said === '' || ways.length === 0) return false;
  const { callerTurns } = talk.snapshot.counts;
  const { decisions } = talk.frame;
  askModel(
    talk,
    {
      goal: node.title,
      said,
      slots: [],
      ports: ways.map(({ port }) => port),
      mode: 'way',
      ways: ways.map(({ port, label }) => ({ port, label })),
      withinMs: modelPatienceMs,
    },
    `${node.id}-way-${callerTurns}-${decisions.length}`,
  );
  return true;
}

/** Steps that do nothing in the world but talk, or that ask before they do; those at which the caller has a word. */
export const harmless: ReadonlySet<string> = new Set([
  ...['start', 'say', 'ask', 'collect', 'decision', 'switch', 'set_variable', 'repeat', 'wait', 'tag_outcome'],
  ...['knowledge', 'schedule', 'language_model', 'prompt', 'end'],
]);
export const listening: ReadonlySet<string> = new Set([
  ...['ask', 'collect', 'knowledge', 'schedule', 'language_model', 'prompt'],
]);

/** What can be reached from a node. @param isPassed whether the way goes on behind a node */
function reached(graph: Graph, from: string | undefined, isPassed: (node: FlowNode) => boolean): Set<FlowNode> {
  const seen = new Set<FlowNode>();
  const queue = [from];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const node = graph.nodes.find((one) => one.id === id);
    if (!node || seen.has(node)) continue;
    seen.add(node);
    if (isPassed(node)) queue.push(...graph.edges.filter((edge) => edge.from === node.id).map(({ to }) => to));
  }
  return seen;
}

/**
 * Whether a way leads to something that cannot be taken back and that would not be done anyhow: an act, or the end of the
 * call before the caller has had a word.
 */
export function isGrave({ graph, frame }: Pick<Talk, 'graph' | 'frame'>, port: string): boolean {
  const targetOf = (way: string) => graph.edges.find((edge) => edge.from === frame.node && edge.port === way)?.to;
  const otherwise = reached(graph, targetOf('else'), () => true);
  const all = [...reached(graph, targetOf(port), () => true)];
  const atOnce = [...reached(graph, targetOf(port), ({ type }) => !listening.has(type))];
  const isAct = (node: FlowNode) => !harmless.has(node.type) && !otherwise.has(node);
  return all.some(isAct) || atOnce.some(({ type }) => type === 'end');
}

/** Whether a way of an agent by prompt leads to an act, and whether it leads to the end at once. */
export function wayOf({ graph, frame }: Pick<Talk, 'graph' | 'frame'>, port: string): { acts: boolean; ends: boolean } {
  const target = graph.edges.find((edge) => edge.from === frame.node && edge.port === port)?.to;
  const atOnce = [...reached(graph, target, ({ type }) => !listening.has(type))];
  return { acts: atOnce.some(({ type }) => !harmless.has(type)), ends: atOnce.some(({ type }) => type === 'end') };
}

/** Takes a way that a model names: where that is grave, once the caller agrees; any other answer is no way. */
export function takeWay(talk: Talk, ways: readonly Way[], result: ModelResult): Next {
  const way = result.ok ? ways.find(({ port }) => port === result.port) : undefined;
  if (way && isGrave(talk, way.port)) {
    talk.snapshot.aside = { name: 'way', state: { port: way.port, label: way.label } };
    return 'ask';
  }
  return goWay(talk, way?.port ?? 'else');
}

function goWay(talk: Talk, port: string): Next {
  talk.snapshot.aside = null;
  noteDecision(talk, port);
  return { port };
}

/** Whether the caller means the way that a model has named. */
export const way = defineAside<{ port: string; label: string }>({
  name: 'way',
  enter: () => 'ask',
  question({ talk, state }) {
    const { say } = language(talk);
    return {
      kind: 'readback',
      expects: ['yes_no'],
      prompt: say.doYouMean(state.label),
      rephrase: [],
      hint: say.hints.yesNo,
      maxMisses: 2,
    };
  },
  hear({ talk, state }, utterance) {
    const answer = readAnswer(utterance);
    if (!answer || answer.value === null || answer.conditional) return null;
    const port = answer.value ? state.port : 'else';
    const { confidence } = answer.understood;
    return { confidence, beside: answer.beside, turns: false, does: () => goWay(talk, port) };
  },
  decline:
    ({ talk }) =>
    () =>
      goWay(talk, 'else'),
  leave: ({ talk }) => goWay(talk, 'else'),
  giveUp: ({ talk }) => goWay(talk, 'else'),
});
