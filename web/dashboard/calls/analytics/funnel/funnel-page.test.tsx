import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { Funnel } from '#domain/calls/analytics.ts';
import { anAgentSummary } from '#web/dashboard/agents/agents.fixture.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import FunnelPage from './funnel-page.tsx';

const agentId = '019a0000-0000-7000-8000-000000000009';
const workflowId = '019a0000-0000-7000-8000-000000000008';
const at = '/dashboard/analytics/funnel';
const { flow } = agentTemplates[0]!;
const [first, second] = flow.nodes;

const funnel: Funnel = {
  id: agentId,
  name: 'Front desk',
  from: '2026-11-22',
  to: '2026-11-23',
  timeZone: 'Europe/Berlin',
  calls: 40,
  flow,
  steps: [
    { node: first!.id, title: first!.title, calls: 40, left: 0 },
    { node: second!.id, title: second!.title, calls: 30, left: 10 },
    { node: 'gone', title: null, calls: 10, left: 30 },
  ],
};
const rowOf = (name: string | RegExp) => screen.getByRole('row', { name });

it('begins with the agent that has most calls', async () => {
  const agents = [anAgentSummary({ id: workflowId, calls: 3 }), anAgentSummary({ id: agentId, calls: 40 })];
  stubNetwork({
    'GET /v1/agents': { body: { items: agents } },
    [`GET /v1/agents/${agentId}/funnel`]: { body: funnel },
  });
  renderPage(<FunnelPage />, { at });
  expect(await screen.findByText(/^40 calls started this conversation/)).toBeTruthy();
});

it('asks for nothing where there is no agent', async () => {
  const sent = stubNetwork({ 'GET /v1/agents': { body: { items: [] } } });
  renderPage(<FunnelPage />, { at });
  expect(await screen.findByRole('heading', { name: 'No agents yet' })).toBeTruthy();
  expect(sent.filter(({ path }) => path.endsWith('/funnel'))).toEqual([]);
});

it('shows how many reach each step of an agent and end there, and opens those calls', async () => {
  const sent = stubNetwork({ [`GET /v1/agents/${agentId}/funnel`]: { body: funnel } });
  renderPage(<FunnelPage />, { at: `${at}?agentId=${agentId}&range=7_days` });
  expect(await screen.findByText(/^40 calls started this conversation/)).toBeTruthy();
  const asked = sent.find(({ path }) => path.endsWith('/funnel'))!;
  expect(Object.fromEntries(asked.search)).toEqual({ agentId, range: '7_days', tests: 'with' });
  const cells = within(rowOf(new RegExp(second!.title))).getAllByRole('cell');
  expect(cells.slice(-4).map(({ textContent }) => textContent)).toEqual(['30', '75%', '10', '33%']);
  expect(within(rowOf(new RegExp(first!.title))).queryByRole('link'), 'nobody ended there').toBeNull();
  const link = within(rowOf(new RegExp(second!.title))).getByRole('link');
  const calls = new URL(link.getAttribute('href')!, 'http://x').searchParams;
  expect(Object.fromEntries(calls)).toEqual({ agentId, endNodeId: second!.id, from: '2026-11-22', to: '2026-11-23' });
  expect(rowOf(/gone \(removed\)/)).toBeTruthy();
});

it('shows the steps of a workflow, in the calls of one agent where one is chosen', async () => {
  const own = { ...funnel, id: workflowId, name: 'Booking' };
  const sent = stubNetwork({ [`GET /v1/workflows/${workflowId}/funnel`]: { body: own } });
  renderPage(<FunnelPage />, { at: `${at}?workflowId=${workflowId}&agentId=${agentId}` });
  expect(await screen.findByText('Booking')).toBeTruthy();
  const asked = sent.find(({ path }) => path.endsWith('/funnel'))!;
  expect(asked.search.get('agentId')).toBe(agentId);
});

it('says why it could not be loaded, and tries again', async () => {
  stubNetwork({ [`GET /v1/agents/${agentId}/funnel`]: { status: 503, body: {} } });
  renderPage(<FunnelPage />, { at: `${at}?agentId=${agentId}` });
  await waitFor(() => expect(screen.getByText('Couldn’t load the funnel.')).toBeTruthy());
  expect(screen.getByRole('button', { name: /again/i })).toBeTruthy();
});
