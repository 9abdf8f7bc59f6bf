import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { aCallSummary, callId } from './calls.fixture.ts';
import CallsPage from './calls-page.tsx';

const at = '/dashboard/calls';
const agentId = '019a0000-0000-7000-8000-0000000000a1';
const agents = { body: { items: [{ id: agentId, name: 'Front desk' }] } };
const aListedCall = (change: Parameters<typeof aCallSummary>[0] = {}) => ({ ...aCallSummary(change), found: null });
const older = aListedCall({ id: '019a0000-0000-7000-8000-0000000000c2', agentName: 'Survey', endReason: 'silence' });

describe('the calls page', () => {
  it('lists calls and fetches ahead', async () => {
    const sent = stubNetwork({
      'GET /v1/agents': agents,
      'GET /v1/calls': ({ search }) =>
        search.has('cursor')
          ? { body: { items: [older], next: null } }
          : { body: { items: [aListedCall()], next: 'page-2' } },
    });
    renderPage(<CallsPage />, { at });
    const row = await screen.findByRole('row', { name: /Front desk/ });
    expect(within(row).getByText('1 min 34 s')).toBeTruthy();
    expect(within(row).getByText('Success')).toBeTruthy();
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/dashboard/calls/${callId}`);
    expect(await screen.findByRole('row', { name: /Survey.*No one spoke/ })).toBeTruthy();
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
      'GET /v1/agents': agents,
      'GET /v1/workflows': empty,
      'GET /v1/campaigns': empty,
      'GET /v1/calls': ({ search }) => ({
        body: { items: search.get('agentId') === agentId ? [] : [older], next: null },
      }),
    });
    const { user, router } = renderPage(<CallsPage />, { at });
    await screen.findByRole('row', { name: /Survey/ });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Agent' }));
    await user.click(await screen.findByRole('option', { name: 'Front desk' }));
    expect(await screen.findByRole('heading', { name: 'No calls match the filters' })).toBeTruthy();
    expect(router.state.location.search).toBe(`?agentId=${agentId}`);
    await user.click(screen.getByRole('button', { name: 'Show all calls' }));
    expect(await screen.findByRole('row', { name: /Survey/ })).toBeTruthy();
  });

  it('names the step at which calls ended, where a funnel leads there, and goes without it', async () => {
    const flow = { nodes: [{ id: 'name', title: 'Their name' }] };
    stubNetwork({
      'GET /v1/agents': agents,
      [`GET /v1/agents/${agentId}`]: { body: { id: agentId, name: 'Front desk', flow } },
      'GET /v1/calls': ({ search }) => ({
        body: { items: search.get('endNodeId') === 'name' ? [aListedCall()] : [aListedCall(), older], next: null },
      }),
    });
    const { user, router } = renderPage(<CallsPage />, { at: `${at}?agentId=${agentId}&endNodeId=name` });
    expect((await screen.findByText('Their name')).parentElement?.textContent).toBe('Ended at: Their name');
    await screen.findByRole('row', { name: /Front desk/ });
    expect(screen.queryByRole('row', { name: /Survey/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Without Ended at' }));
    expect(await screen.findByRole('row', { name: /Survey/ })).toBeTruthy();
    expect(router.state.location.search).toBe(`?agentId=${agentId}`);
  });

  it('leads from an empty list to the agents', async () => {
    stubNetwork({ 'GET /v1/agents': agents, 'GET /v1/calls': { body: { items: [], next: null } } });
    renderPage(<CallsPage />, { at });
    expect(await screen.findByRole('heading', { name: 'No calls yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Talk to an agent' })).toBeTruthy();
  });

  it('asks for no agents on behalf of a viewer, who may not see them', async () => {
    const sent = stubNetwork({ 'GET /v1/calls': { body: { items: [aListedCall()], next: null } } });
    renderPage(<CallsPage />, { at, workspace: aWorkspace('viewer') });
    await screen.findByRole('row', { name: /Front desk/ });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(sent.map(({ path }) => path)).toEqual(['/v1/calls']);
  });

  it('searches, and shows where a call was found', async () => {
    const pieces = [
      { text: 'about my ', hit: false },
      { text: 'poodle', hit: true },
    ];
    const found = { of: 'caller', name: null, seq: 2, pieces };
    const sent = stubNetwork({
      'GET /v1/agents': agents,
      'GET /v1/calls': ({ search }) => ({
        body: { items: search.get('q') === 'poodle' ? [{ ...older, found }] : [older], next: null },
      }),
    });
    const { user, router } = renderPage(<CallsPage />, { at });
    await screen.findByRole('row', { name: /Survey/ });
    await user.type(screen.getByRole('searchbox', { name: 'Search calls' }), 'poodle{Enter}');
    expect((await screen.findByText('poodle')).tagName).toBe('MARK');
    expect(router.state.location.search).toBe('?q=poodle');
    expect(sent.some(({ search }) => search.get('q') === 'poodle')).toBe(true);
  });

  it('tags those between two that are chosen, and deletes all that match after a question', async () => {
    const ids = ['d1', 'd2', 'd3', 'd4'].map((end) => `019a0000-0000-7000-8000-0000000000${end}`);
    const sent = stubNetwork({
      'GET /v1/agents': agents,
      'GET /v1/calls': ({ search }) =>
        search.has('cursor')
          ? new Promise(() => {})
          : { body: { items: ids.map((id) => aListedCall({ id })), next: ids[3] } },
      'GET /v1/calls/count': { body: { calls: 1_234, more: false } },
      'POST /v1/calls/tag': ({ body }) => ({
        body: { changed: (body as { ids: string[] }).ids, seen: (body as { ids: string[] }).ids.length, next: null },
      }),
      'POST /v1/calls/delete': ({ body }) => ({
        body: { changed: ids.slice(0, 2), seen: 2, next: (body as { cursor?: string }).cursor ? null : ids[1] },
      }),
    });
    const { user } = renderPage(<CallsPage />, { at: `${at}?channel=phone` });
    const boxes = () => screen.getAllByRole('checkbox', { name: /^Select the call/ });
    await screen.findAllByRole('checkbox', { name: /^Select the call/ });
    await user.click(boxes()[0]!);
    await user.keyboard('{Shift>}');
    await user.click(boxes()[2]!);
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('3 calls selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    await user.type(await screen.findByLabelText('Tag'), 'to check{Enter}');
    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/v1/calls/tag')?.body).toMatchObject({
        ids: ids.slice(0, 3),
        add: ['to check'],
      }),
    );
    await waitFor(() => expect(screen.queryByText('3 calls selected')).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded calls' }));
    await user.click(await screen.findByRole('button', { name: 'Select all matching (1,234 calls)' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 1,234 calls?' });
    await user.click(within(question).getByRole('button', { name: 'Delete calls' }));
    await waitFor(() => expect(sent.filter(({ path }) => path === '/v1/calls/delete')).toHaveLength(2));
    expect(sent.findLast(({ path }) => path === '/v1/calls/delete')?.body).toEqual({
      filter: { channel: 'phone', tests: 'with' },
      cursor: ids[1],
    });
  });

  it('has columns to choose, and opens and saves views', async () => {
    const view = {
      id: callId,
      name: 'Failed',
      filters: { outcome: 'failure', tests: 'with' },
      columns: ['agent'],
      shared: false,
      createdAt: '2026-11-20T10:00:00Z',
      updatedAt: '2026-11-20T10:00:00Z',
    };
    const sent = stubNetwork({
      'GET /v1/agents': agents,
      'GET /v1/calls': { body: { items: [older], next: null } },
      'GET /v1/call-views': { body: { items: [view] } },
      'POST /v1/call-views': { status: 201, body: view },
    });
    const { user, router } = renderPage(<CallsPage />, { at });
    expect(await screen.findByRole('columnheader', { name: 'Duration' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Duration' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('columnheader', { name: 'Duration' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('button', { name: 'Failed' }));
    await waitFor(() => expect(router.state.location.search).toContain('outcome=failure'));
    expect(screen.queryByRole('columnheader', { name: 'Channel' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.type(await screen.findByLabelText('Name'), 'Again');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        name: 'Again',
        filters: { outcome: 'failure' },
        columns: ['agent'],
        shared: false,
      }),
    );
  });
});
