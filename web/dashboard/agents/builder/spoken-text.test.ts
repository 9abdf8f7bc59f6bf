import { expect, it, vi } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { BuilderStore } from './builder-store.ts';
import { spokenPlaceOf, writeText, writtenText } from './spoken-text.ts';
import { viewOf } from './step-view.ts';

const flow = Flow.parse(agentTemplates[0]!.flow);
const greeting = 'Good morning.';

function open() {
  const onChange = vi.fn<(flow: Flow, settings?: object) => void>();
  const settings = { greeting, language: 'en-US' as const, speed: 1, endWords: [], otherLanguages: [] };
  const store = new BuilderStore({ flow, settings, onChange, rebase: (_, wanted) => wanted, now: () => 0 });
  return { store, onChange };
}

it('finds what every step of every template says in its settings', () => {
  for (const template of agentTemplates)
    for (const node of Flow.parse(template.flow).nodes)
      if (viewOf(node).says.length > 0) expect(spokenPlaceOf(node)).not.toBeNull();
});

it('writes a question where it stands, and nothing for an empty one', () => {
  const { store, onChange } = open();
  const node = flow.nodes.find(({ id }) => id === 'who')!;
  writeText(store, node, greeting, '  ');
  expect(onChange).not.toHaveBeenCalled();
  writeText(store, node, greeting, 'And who is speaking?');
  const written = store.get().flow.nodes.find(({ id }) => id === 'who')!;
  expect(writtenText(store, written, greeting)).toBe('And who is speaking?');
  expect(viewOf(written).says[0]).toBe('And who is speaking?');
  store.undo();
  expect(store.get().flow.nodes.find(({ id }) => id === 'who')!.config).toEqual(node.config);
});

it('writes the agent’s own greeting at the start', () => {
  const { store, onChange } = open();
  const start = flow.nodes.find(({ type }) => type === 'start')!;
  expect(writtenText(store, start, greeting)).toBe(greeting);
  writeText(store, start, greeting, 'Good evening.');
  expect(onChange.mock.lastCall?.[1]).toMatchObject({ greeting: 'Good evening.' });
  expect(store.get().flow).toBe(flow);
});
