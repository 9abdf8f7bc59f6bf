import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { findStep } from '#voice/flow/steps/catalog.ts';
import { addNewStep, duplicate, group, note, nudge, remove, selectAll, tidy } from './builder-commands.ts';
import { BuilderStore } from './builder-store.ts';
import type { Rebase } from './history.ts';

const flow: Flow = Flow.parse(agentTemplates[1]!.flow);

function aStore(rebase: Rebase = (_, wanted) => wanted) {
  let time = 0;
  const changes: Flow[] = [];
  const pass = (ms: number) => {
    time += ms;
  };
  const store = new BuilderStore({ flow, onChange: (next) => changes.push(next), rebase, now: () => time });
  return { store, changes, pass };
}

const deeds: ((store: BuilderStore) => void)[] = [
  (store) => addNewStep(store, findStep('say')!),
  (store) => addNewStep(store, findStep('ask')!, { at: { x: 40, y: 40 } }),
  (store) => remove(store, store.get().selected),
  (store) => duplicate(store, store.get().selected),
  (store) => nudge(store, { x: 10, y: 0 }),
  (store) => note(store, { x: 0, y: 0 }),
  (store) => group(store),
  (store) => tidy(store),
  (store) => selectAll(store),
  (store) => store.select([store.get().flow.nodes.at(-1)!.id]),
];

describe('undo', () => {
  it('takes back everything, one by one, and does it again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(deeds.length - 1), { maxLength: 15 }), (order) => {
        const { store, pass } = aStore();
        const seen = [store.get().flow];
        for (const n of order) {
          pass(5000);
          deeds[n]!(store);
          if (store.get().flow !== seen.at(-1)) seen.push(store.get().flow);
        }
        for (const before of seen.slice(0, -1).reverse()) {
          store.undo();
          expect(store.get().flow).toBe(before);
        }
        for (const after of seen.slice(1)) {
          store.redo();
          expect(store.get().flow).toBe(after);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('takes typing back by what was written within a second', () => {
    const { store, pass } = aStore();
    const write = (title: string) =>
      store.edit((now) => ({ ...now, nodes: now.nodes.map((node, n) => (n === 0 ? { ...node, title } : node)) }), {
        place: 'title',
      });
    write('H');
    pass(200);
    write('He');
    pass(3000);
    write('Hello');
    store.undo();
    expect(store.get().flow.nodes[0]!.title).toBe('He');
    store.undo();
    expect(store.get().flow).toBe(flow);
  });

  it('takes only its own work back when somebody else has changed the flow since', () => {
    const asked: Flow[][] = [];
    const { store } = aStore((...flows) => {
      asked.push(flows);
      return { ...flows[2]!, name: 'Rebased' };
    });
    store.edit((now) => ({ ...now, name: 'Mine' }));
    const theirs = { ...store.get().flow, nodes: [] };
    store.receive(theirs);
    store.undo();
    expect(asked).toHaveLength(1);
    expect(asked[0]!.map(({ name }) => name)).toEqual(['Mine', flow.name, 'Mine']);
    expect(store.get().flow).toEqual({ ...theirs, name: 'Rebased' });
  });

  it('tells of nothing where nothing changed', () => {
    const { store, changes } = aStore();
    store.edit((now) => now);
    store.undo();
    store.redo();
    expect(changes).toEqual([]);
  });
});

it('a decision that is removed leaves the conversation on its way for everyone else', () => {
  const { store } = aStore();
  const { nodes, edges } = store.get().flow;
  const { id } = nodes.find(({ type }) => type === 'decision')!;
  const onward = edges.find(({ from, port }) => from === id && port === 'else')!.to;
  const led = edges.filter(({ to }) => to === id);
  remove(store, [id]);
  for (const { from, port } of led) expect(store.get().flow.edges).toContainEqual({ from, port, to: onward });
});
