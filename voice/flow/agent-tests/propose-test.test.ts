import { expect, test } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { AgentTest } from '#domain/agents/agent-tests.ts';
import { playSuite } from './play-suite.ts';
import { playTest } from './play-test.ts';
import { proposeTest } from './propose-test.ts';
import type { TestSubject } from './test-call.ts';

const { flow, name, greeting } = agentTemplates.find(({ id }) => id === 'customer-support')!;
const desk: TestSubject = { flow, agentName: name, greeting, language: 'en-US' };
const bounds = { states: 5_000 };

test('what no test reaches gets one that reaches it, and passes', () => {
  const first = AgentTest.parse({ name: 'hangs up', turns: [{ hangup: true }] });
  const { nodes, ports } = playSuite(desk, [first]).coverage;
  const places = [...nodes.missing, ...ports.missing.slice(0, 12)];
  expect(places.length).toBeGreaterThan(8);
  const written = places.map((place) => proposeTest(desk, place, bounds)?.test);
  for (const [at, one] of written.entries()) {
    expect(one, JSON.stringify(places[at])).toBeDefined();
    expect(AgentTest.parse(one)).toEqual(one);
    expect(playTest(desk, one!).failures, JSON.stringify(one)).toEqual([]);
  }
  const after = playSuite(desk, written as AgentTest[]).coverage;
  expect(after.nodes.missing).toEqual([]);
  for (const port of ports.missing.slice(0, 12)) expect(after.ports.missing).not.toContainEqual(port);
});

test('what is there before the caller has said anything needs no turn', () => {
  const { test: own } = proposeTest(desk, { workflow: null, node: 'start', port: 'next' }, bounds)!;
  expect(own.turns).toEqual([]);
  expect(playTest(desk, own).failures).toEqual([]);
});

test('where nobody comes there is no test', () => {
  const alone = { id: 'alone', type: 'end', title: 'Alone', config: { outcome: 'neutral' }, x: 0, y: 0 };
  const more = { ...desk, flow: { ...flow, nodes: [...flow.nodes, alone] } };
  expect(proposeTest(more, { workflow: null, node: 'alone' }, { states: 50 })).toBeNull();
});
