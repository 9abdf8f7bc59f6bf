import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { aCallSummary, callId } from './calls.fixture.ts';
import CallsPage from './calls-page.tsx';

const at = '/dashboard/calls';
const agentId = '019a0000-0000-7000-8000-0000000000a1';
const agents = { body: { items: [{ id: agentId, name: 'Front desk' }] } };
const older = aCallSummary({ id: '019a0000-0000-7000-8000-0000000000c2', agentName: 'Survey', endReason: 'silence' });

describe('the calls page', () => {
  it('lists calls and loads more', async () => {
    const sent = stubNetwork({
      'GET /v1/agents': agents,
      'GET /v1/calls': ({ search }) =>
        search.has('cursor')
          ? { body: { items: [older], next: null } }
          : { body: { items: [aCallSummary()], next: 'page-2' } },
    });
    const { user } = renderPage(<CallsPage />, { at });
    const row = await screen.findByRole('row', { name: /Front desk/ });
    expect(within(row).getByText('1 min 34 s')).toBeTruthy();
    expect(within(row).getByText('Success')).toBeTruthy();
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/dashboard/calls/${callId}`);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('row', { name: /Survey.*Nobody spoke/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Front desk/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(sent.filter(({ path }) => path === '/v1/calls').map(({ search }) => search.get('cursor'))).toEqual([
      null,
      'page-2',
    ]);
  });

  it('filters by agent and keeps the choice in the address', async () => {
    const empty = { body: { items: [] } };
    stubNetwork({
      ...{ 'GET /v1/agents': agents, 'GET /v1/workflows': empty, 'GET /v1/campaigns': empty },
      'GET /v1/calls': ({ search }) => ({
        body: { items: search.get('agentId') === agentId ? [] : [older], next: null },
      }),
    });
    const { user, router } = renderPage(<CallsPage />, { at });
    await screen.findByRole('row', { name: /Survey/ });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Agent' }));
    await user.click(await screen.findByRole('option', { name: 'Front desk' }));
    expect(await screen.findByRole('heading', { name: 'No call passes the filters' })).toBeTruthy();
    expect(router.state.location.search).toBe(`?agentId=${agentId}`);
    await user.click(screen.getByRole('button', { name: 'Show all calls' }));
    expect(await screen.findByRole('row', { name: /Survey/ })).toBeTruthy();
  });

  it('leads from an empty list to the agents', async () => {
    stubNetwork({ 'GET /v1/agents': agents, 'GET /v1/calls': { body: { items: [], next: null } } });
    renderPage(<CallsPage />, { at });
    expect(await screen.findByRole('heading', { name: 'No calls yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Talk to an agent' })).toBeTruthy();
  });

  it('asks for no agents on behalf of a viewer, who may not see them', async () => {
    const sent = stubNetwork({ 'GET /v1/calls': { body: { items: [aCallSummary()], next: null } } });
    renderPage(<CallsPage />, { at, workspace: aWorkspace('viewer') });
    await screen.findByRole('row', { name: /Front desk/ });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(sent.map(({ path }) => path)).toEqual(['/v1/calls']);
  });
});
