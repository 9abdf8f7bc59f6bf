import { AgentTest } from '#domain/agents/agent-tests.ts';
import type { Choice, Graph, SlotDef } from '#domain/agents/workflows.ts';
import { toJson } from '#domain/platform/json.ts';
import { freeName } from './steps.ts';

/** What words are taught to mean: a choice that is there, or a new one of this label. */
export interface TrainingPhrase {
  nodeId: string;
  slot: string;
  words: string;
  means: { value: string } | { label: string };
}

/** Other words of one choice, and choices of one question. */
const most = { synonyms: 30, choices: 20 } as const;

const slug = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 30) || 'choice';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

function taught(choices: readonly Choice[], { words, means }: TrainingPhrase): Choice[] | string {
  if ('label' in means) {
    if (choices.some(({ label }) => same(label, means.label)))
      return `A choice called “${means.label}” already exists. Use another name.`;
    if (choices.length >= most.choices) return `A question can have up to ${most.choices} choices.`;
    const value = freeName(slug(means.label), new Set(choices.map((choice) => choice.value)));
    return [...choices, { value, label: means.label, synonyms: same(words, means.label) ? [] : [words] }];
  }
  const meant = choices.find(({ value }) => value === means.value);
  if (!meant) return 'The question no longer has this choice. Choose another.';
  const other = choices.find(
    (choice) => choice !== meant && [choice.label, ...(choice.synonyms ?? [])].some((word) => same(word, words)),
  );
  if (other) return `The words already mean “${other.label}”.`;
  const synonyms = meant.synonyms ?? [];
  if ([meant.label, ...synonyms].some((word) => same(word, words))) return [...choices];
  if (synonyms.length >= most.synonyms) return `A choice can have up to ${most.synonyms} synonyms.`;
  return choices.map((choice) => (choice === meant ? { ...choice, synonyms: [...synonyms, words] } : choice));
}

/** Teaches a question that words mean one of its choices. Answers the flow, or why it cannot be. */
export function teach<G extends Graph>(
  graph: G,
  trainingPhrase: TrainingPhrase,
): { graph: G; value: string } | { fault: string } {
  const node = graph.nodes.find(({ id }) => id === trainingPhrase.nodeId);
  const slots = node?.config.slots;
  if (!node || !Array.isArray(slots)) return { fault: 'The step no longer exists. Reload the page.' };
  // The slots of a stored flow, as they were checked when it was stored.
  const defs = slots as unknown as SlotDef[];
  const def = defs.find(({ name, type }) => name === trainingPhrase.slot && type === 'choice');
  if (!def) return { fault: 'The step no longer asks for this choice. Reload the page.' };
  const choices = taught(def.choices ?? [], trainingPhrase);
  if (typeof choices === 'string') return { fault: choices };
  const value = 'value' in trainingPhrase.means ? trainingPhrase.means.value : choices.at(-1)!.value;
  const config = {
    ...node.config,
    slots: toJson(defs.map((one) => (one === def ? { ...one, choices } : one))),
  };
  const nodes = graph.nodes.map((one) => (one === node ? { ...one, config } : one));
  return { graph: { ...graph, nodes }, value };
}

/** A test that the words are taken so: a call that begins at the question. @param value the choice that they mean now */
export const testOfTrainingPhrase = (
  { nodeId, slot, words, said }: TrainingPhrase & { said?: string | undefined },
  value: string,
) =>
  AgentTest.parse({
    name: `${slot.replaceAll('_', ' ')}: ${words}`,
    start: { node: nodeId },
    turns: [{ caller: said ?? words, expect: { slots: { [slot]: value } } }],
  });
