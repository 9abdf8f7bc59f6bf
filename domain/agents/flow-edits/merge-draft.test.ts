import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { CallHours } from '#domain/agents/call-settings.ts';
import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import { canonical } from '#domain/platform/json.ts';
import { diffConfigurations } from './diff-flows.ts';
import { mergeDrafts } from './merge-draft.ts';

const ids = ['start', 'greet', 'name', 'day', 'book', 'bye', 'end'] as const;

const slot = fc.record({
  name: fc.constantFrom('caller', 'service', 'day'),
  prompt: fc.constantFrom('Who?', 'What?', 'When?'),
});
const node = (id: string): fc.Arbitrary<FlowNode> =>
  fc.record({
    id: fc.constant(id),
    type: fc.constantFrom('ask', 'say'),
    title: fc.constantFrom('One', 'Two', 'Three'),
    config: fc.record({
      text: fc.constantFrom('Hello.', 'Good day.', 'Well.'),
      slots: fc.uniqueArray(slot, { maxLength: 3, selector: ({ name }) => name }),
    }),
    x: fc.integer({ min: 0, max: 3 }),
    y: fc.constant(0),
  });

/** A flow whose ways lead from a step to a step, and the settings around it. */
const configuration: fc.Arbitrary<AgentConfiguration> = fc
  .record({
    nodes: fc.subarray([...ids], { minLength: 1 }).chain((chosen) => fc.tuple(...chosen.map(node))),
    drawn: fc.uniqueArray(fc.tuple(fc.nat(6), fc.constantFrom('next', 'no_match'), fc.nat(6)), {
      maxLength: 8,
      selector: ([from, port]) => `${from} ${port}`,
    }),
    variables: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('order', 'count'),
        type: fc.constantFrom('text' as const, 'number' as const),
        initial: fc.constantFrom(null, 1),
        given: fc.boolean(),
        sensitive: fc.constant(false),
      }),
      { selector: ({ name }) => name },
    ),
    greeting: fc.constantFrom('Hello.', 'Good day.'),
    facts: fc.option(fc.subarray(['Open on Sundays.', 'There is a car park.']), { nil: undefined }),
  })
  .map(({ nodes, drawn, variables, greeting, facts }) => ({
    name: 'Desk',
    persona: '',
    greeting,
    voice: 'sarah' as const,
    language: 'en-US' as const,
    speed: 1,
    ...(facts && { model: { assist: true, facts, never: [] } }),
    flow: {
      name: 'Booking',
      nodes,
      edges: drawn
        .filter(([from, , to]) => from < nodes.length && to < nodes.length)
        .map(([from, port, to]) => ({ from: nodes[from]!.id, port, to: nodes[to]!.id })),
      variables,
    },
  }));

/** Without the order of what is put in between: two who add at the same place have none. */
const unordered = (value: unknown): string =>
  canonical(
    JSON.parse(JSON.stringify(value), (_, inner) => (Array.isArray(inner) ? inner.map(canonical).sort() : inner)),
  );
const merged = (...three: Parameters<typeof mergeDrafts>) => mergeDrafts(...three).merged;

describe('merging two drafts', () => {
  it('of the same changes is that, and of one person’s changes is theirs', () => {
    fc.assert(
      fc.property(configuration, configuration, (base, mine) => {
        expect(mergeDrafts(base, mine, mine)).toEqual({ merged: mine, conflicts: [] });
        expect(mergeDrafts(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
        expect(mergeDrafts(base, base, mine)).toEqual({ merged: mine, conflicts: [] });
      }),
    );
  });

  it('leaves no way from or to a step that is not there', () => {
    fc.assert(
      fc.property(configuration, configuration, configuration, (base, mine, theirs) => {
        const { nodes, edges } = merged(base, mine, theirs).flow;
        const there = nodes.map(({ id }) => id);
        expect(new Set(there).size).toBe(there.length);
        expect(edges.filter(({ from, to }) => !there.includes(from) || !there.includes(to))).toEqual([]);
        expect(new Set(edges.map(({ from, port }) => `${from} ${port}`)).size).toBe(edges.length);
      }),
    );
  });

  it('is the same from either side where nobody has changed what the other has', () => {
    const disjoint = fc
      .tuple(configuration, configuration, configuration)
      .filter(([base, mine, theirs]) => mergeDrafts(base, mine, theirs).conflicts.length === 0);
    fc.assert(
      fc.property(disjoint, ([base, mine, theirs]) => {
        expect(unordered(merged(base, mine, theirs))).toBe(unordered(merged(base, theirs, mine)));
        expect(mergeDrafts(base, theirs, mine).conflicts).toEqual([]);
      }),
      // Most of what is drawn by chance has conflicts and is drawn again, which takes its time on a busy machine.
      { numRuns: 12 },
    );
  }, 60_000);

  it('keeps mine where both have changed the same field, and reports exactly those from either side', () => {
    fc.assert(
      fc.property(configuration, configuration, configuration, (base, mine, theirs) => {
        const [one, other] = [mergeDrafts(base, mine, theirs), mergeDrafts(base, theirs, mine)];
        const paths = (found: typeof one) => found.conflicts.map(({ path }) => path).sort();
        expect(paths(one)).toEqual(paths(other));
      }),
    );
  });
});

const questions = [
  { name: 'day', prompt: 'When?' },
  { name: 'who', prompt: 'Who?' },
];
const draft = (
  change: (flow: Flow) => Partial<Flow>,
  settings: Partial<AgentConfiguration> = {},
): AgentConfiguration => {
  const flow: Flow = {
    name: 'Booking',
    nodes: ['start', 'ask', 'end'].map((id) => ({
      id,
      type: id,
      title: id,
      x: 0,
      y: 0,
      config: id === 'ask' ? { slots: questions } : ({} as FlowNode['config']),
    })),
    edges: [
      { from: 'start', port: 'next', to: 'ask' },
      { from: 'ask', port: 'answered', to: 'end' },
    ],
  };
  return {
    name: 'Desk',
    persona: '',
    greeting: 'Hello.',
    voice: 'sarah',
    language: 'en-US',
    speed: 1,
    ...settings,
    flow: { ...flow, ...change(flow) },
  };
};
const base = draft(() => ({}));
const prompting = (name: string, prompt: string) => (flow: Flow) => ({
  nodes: flow.nodes.map((one) => {
    const slots = one.config.slots as { name: string }[] | undefined;
    return slots
      ? { ...one, config: { slots: slots.map((slot) => (slot.name === name ? { ...slot, prompt } : slot)) } }
      : one;
  }),
});

it('two people at two questions of one step both have their way', () => {
  const [mine, theirs] = [draft(prompting('day', 'Which day?')), draft(prompting('who', 'Your name?'))];
  const { merged: both, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(both.flow.nodes[1]!.config.slots).toEqual([
    { name: 'day', prompt: 'Which day?' },
    { name: 'who', prompt: 'Your name?' },
  ]);
});

it('the same field twice is reported by its place', () => {
  const [mine, theirs] = [draft(prompting('day', 'Which day?')), draft(prompting('day', 'What day?'), { speed: 1.1 })];
  const { merged: both, conflicts } = mergeDrafts(base, mine, theirs);
  const path = 'flow.nodes.ask.config.slots.day.prompt';
  expect(conflicts).toEqual([{ path, base: 'When?', mine: 'Which day?', theirs: 'What day?' }]);
  expect(both).toEqual({ ...mine, speed: 1.1 });
});

it('a way to a step that somebody has taken out is not kept', () => {
  const without = draft(({ nodes, edges }) => ({
    nodes: nodes.filter(({ id }) => id !== 'ask'),
    edges: edges.filter(({ from, to }) => from !== 'ask' && to !== 'ask'),
  }));
  const drawn = draft(({ edges }) => ({ edges: [...edges, { from: 'ask', port: 'refused', to: 'ask' }] }));
  expect(mergeDrafts(base, drawn, without).merged.flow.edges).toEqual([]);
});

it('what differs is told by step, field, way, variable and setting', () => {
  const after = draft(
    (flow) => ({
      nodes: [
        { ...flow.nodes[0]!, x: 40 },
        { ...prompting('day', 'Which day?')(flow).nodes[1]!, title: 'Ask' },
        { id: 'bye', type: 'end', title: 'Goodbye', config: {}, x: 0, y: 0 },
      ],
      edges: [
        { from: 'start', port: 'next', to: 'bye' },
        { from: 'ask', port: 'refused', to: 'bye' },
      ],
      variables: [{ name: 'order', type: 'text', initial: null, given: false, sensitive: false }],
    }),
    { greeting: 'Good day.', model: { assist: true, facts: [], never: [] } },
  );
  const diff = diffConfigurations(base, after);
  expect(diff).toMatchObject({
    settings: [
      { field: 'greeting', before: 'Hello.', after: 'Good day.' },
      { field: 'model', before: undefined },
    ],
    steps: {
      added: [{ id: 'bye' }],
      removed: [{ id: 'end' }],
      changed: [
        {
          fields: [
            { field: 'title', before: 'ask', after: 'Ask' },
            { field: 'config.slots.day.prompt', before: 'When?', after: 'Which day?' },
          ],
        },
      ],
      moved: [{ id: 'start' }],
    },
    ways: {
      added: [{ port: 'refused' }],
      removed: [{ port: 'answered' }],
      changed: [{ fields: [{ field: 'to', before: 'ask', after: 'bye' }] }],
    },
    variables: { added: [{ name: 'order' }], removed: [], changed: [] },
  });
});

it('takes hours that two have set in different ways as one thing: what is merged can be saved', () => {
  const message = { do: 'message' as const, message: 'We are closed.' };
  const own = { when: 'own' as const, holidays: true, otherwise: message, own: { timeZone: 'UTC' } as never };
  const withHours = (hours: CallHours) => draft(() => ({}), { callSettings: { hours } });
  const base = withHours({ when: 'always', holidays: true, otherwise: message, own: own.own });
  const business = withHours({ when: 'business', holidays: true, otherwise: message });
  const found = mergeDrafts(base, withHours(own), business);
  expect(found.merged.callSettings?.hours).toEqual(own);
  expect(found.conflicts.map(({ path }) => path)).toEqual(['callSettings.hours']);
  // Who changes one thing beside it has their way.
  const later = withHours({ ...own, holidays: false });
  expect(
    mergeDrafts(withHours(own), later, withHours({ ...own, otherwise: { ...message, message: 'Later!' } })).merged,
  ).toEqual(withHours({ ...own, holidays: false, otherwise: { ...message, message: 'Later!' } }));
});
