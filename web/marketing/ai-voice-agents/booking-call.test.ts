import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { bookingCall } from './booking-call.data.ts';

const template = agentTemplates.find(({ id }) => id === 'appointment-scheduler')!;

it('draws the way that a booking takes through the real template', () => {
  const { nodes, edges } = template.flow;
  const titles = new Map(nodes.map(({ id, title }) => [id, title]));
  expect(bookingCall.map(({ title }) => title)).toEqual(bookingCall.map(({ node }) => titles.get(node)));
  expect([bookingCall[0]!.node, nodes.find(({ id }) => id === bookingCall.at(-1)!.node)?.type]).toEqual([
    'start',
    'end',
  ]);
  for (const [index, { node }] of bookingCall.slice(1).entries()) {
    expect(edges.map(({ from, to }) => `${from} > ${to}`)).toContain(`${bookingCall[index]!.node} > ${node}`);
  }
});

it('quotes what the template says', () => {
  const said = JSON.stringify([template.greeting, template.flow.nodes])
    .replaceAll('{{name}}', 'Ann')
    .replaceAll('{{appointment_spoken}}', 'Tuesday, December 1 at 2:30 PM')
    .replaceAll("'", '’');
  for (const { agent } of bookingCall) expect(said).toContain(agent);
});
