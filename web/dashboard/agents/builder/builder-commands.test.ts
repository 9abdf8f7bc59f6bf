import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { moveTo } from '#domain/agents/flow-edits/places.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { findStep } from '#voice/flow/steps/catalog.ts';
import { addNewStep, neighbour } from './builder-commands.ts';
import { BuilderStore } from './builder-store.ts';
import { cardSize } from './canvas/card-size.ts';
import { directionOf } from './canvas/direction.ts';
import { layOut } from './canvas/lay-out.ts';

const plain = Flow.parse(agentTemplates[0]!.flow);
const down = moveTo(plain, layOut(plain, undefined, 'down'));
const right = moveTo(plain, layOut(plain, undefined, 'right'));
const storeOf = (flow: Flow) =>
  new BuilderStore({ flow, onChange: () => {}, rebase: (_, wanted) => wanted, now: () => 0 });

it.each([
  ['down', down],
  ['right', right],
] as const)('puts a step between two and covers neither, led %s', (direction, flow) => {
  const store = storeOf(flow);
  store.select(['start']);
  addNewStep(store, findStep('wait')!);
  const after = store.get().flow;
  expect(directionOf(after)).toBe(direction);
  const boxes = after.nodes.map((node) => ({ id: node.id, x: node.x, y: node.y, ...cardSize(node, after, direction) }));
  for (const [n, a] of boxes.entries())
    for (const b of boxes.slice(n + 1))
      expect([
        a.id,
        b.id,
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      ]).toEqual([a.id, b.id, false]);
  // One undo takes the step and the room that was made for it.
  store.undo();
  expect(store.get().flow.nodes).toEqual(flow.nodes);
});

it('puts a step that is dropped near where it was let go', () => {
  const store = storeOf(down);
  const start = down.nodes.find(({ type }) => type === 'start')!;
  addNewStep(store, findStep('say')!, { at: { x: start.x + 20, y: start.y + 10 } });
  const added = store.get().flow.nodes.at(-1)!;
  expect(Math.abs(added.x - start.x) + Math.abs(added.y - start.y)).toBeLessThan(500);
});

it('walks along the conversation in its direction, and back', () => {
  expect(neighbour(down, 'start', 'down')).toBe('who');
  expect(neighbour(down, 'who', 'up')).toBe('start');
  expect(neighbour(right, 'start', 'right')).toBe('who');
  expect(neighbour(right, 'who', 'left')).toBe('start');
});
