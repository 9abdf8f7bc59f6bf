import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agent-templates.data.ts';
import { bookingCall } from './booking-call.data.ts';

const template = agentTemplates.find(({ id }) => id === 'appointment-scheduler')!;

it('draws the flow of the real template', () => {
  const { nodes, edges } = template.flow;
  expect(bookingCall.map(({ node, title }) => [node, title])).toEqual(nodes.map(({ id, title }) => [id, title]));
  for (const [index, { node }] of bookingCall.slice(1).entries()) {
    expect(edges.map(({ from, to }) => `${from} > ${to}`)).toContain(`${bookingCall[index]!.node} > ${node}`);
  }
});

it('quotes what the template says', () => {
  const said = JSON.stringify([template.greeting, template.flow.nodes])
    .replaceAll('{{name}}', 'Ann')
    .replaceAll("'", '’');
  for (const { agent } of bookingCall) expect(said).toContain(agent);
});
