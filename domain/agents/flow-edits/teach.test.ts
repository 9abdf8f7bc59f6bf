import { describe, expect, it } from 'vitest';
import type { Flow } from '#domain/agents/workflows.ts';
import { teach } from './teach.ts';

const choices = [
  { value: 'sales', label: 'Sales', synonyms: ['buy'] },
  { value: 'repairs', label: 'Repairs', synonyms: [] },
];
const flow: Flow = {
  name: 'Shop',
  nodes: [
    {
      id: 'ask',
      type: 'ask',
      title: 'Ask',
      x: 0,
      y: 0,
      config: { slots: [{ name: 'topic', type: 'choice', prompt: 'Sales or repairs?', choices }] },
    },
  ],
  edges: [],
};
const at = { nodeId: 'ask', slot: 'topic' };
const choicesOf = (taught: ReturnType<typeof teach<Flow>>) =>
  'graph' in taught ? (taught.graph.nodes[0]!.config.slots as { choices: unknown[] }[])[0]!.choices : taught.fault;

describe('to teach', () => {
  it('adds other words to a choice, once', () => {
    const once = teach(flow, { ...at, words: 'flat tyre', means: { value: 'repairs' } });
    expect(choicesOf(once)).toContainEqual({ value: 'repairs', label: 'Repairs', synonyms: ['flat tyre'] });
    const graph = 'graph' in once ? once.graph : flow;
    expect(choicesOf(teach(graph, { ...at, words: 'Flat Tyre', means: { value: 'repairs' } }))).toEqual(
      choicesOf(once),
    );
    expect(flow.nodes[0]!.config).toMatchObject({ slots: [{ choices }] });
  });

  it('adds a choice that was missing', () => {
    const taught = teach(flow, { ...at, words: 'my key is lost', means: { label: 'Lost keys' } });
    expect(taught).toMatchObject({ value: 'lost_keys' });
    expect(choicesOf(taught)).toContainEqual({ value: 'lost_keys', label: 'Lost keys', synonyms: ['my key is lost'] });
  });

  it.each([
    [{ ...at, words: 'buy', means: { value: 'repairs' } }, /already mean “Sales”/],
    [{ ...at, words: 'x', means: { value: 'gone' } }, /no longer has this choice/],
    [{ ...at, words: 'x', means: { label: 'sales' } }, /A choice called “sales” already exists/],
    [{ nodeId: 'gone', slot: 'topic', words: 'x', means: { value: 'sales' } }, /no longer exists/],
    [{ nodeId: 'ask', slot: 'other', words: 'x', means: { value: 'sales' } }, /no longer asks/],
  ])('%# is refused where it does not fit', (trainingPhrase, why) => {
    expect(choicesOf(teach(flow, trainingPhrase))).toMatch(why);
  });
});
