import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { losesMany } from './analytics.ts';

const { flow } = agentTemplates[0]!;
const goesOn = flow.edges[0]!.from;
const end = flow.nodes.find(({ id }) => flow.edges.every(({ from }) => from !== id))!.id;
const step = (node: string, calls: number, left: number) => ({ node, title: node, calls, left });

it.each([
  ['a fifth of those who came', step(goesOn, 100, 20), true],
  ['less than a fifth', step(goesOn, 100, 19), false],
  ['two of three, which may be chance', step(goesOn, 3, 2), false],
  ['nobody', step(goesOn, 0, 0), false],
  ['all of them, where calls are meant to end', step(end, 100, 100), false],
])('a step at which calls end is worth a look: %s', (_, given, is) => {
  expect(losesMany(given, flow)).toBe(is);
});
