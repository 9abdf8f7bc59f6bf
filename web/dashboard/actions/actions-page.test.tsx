import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { actionId, anAction, anActionSummary, templateCards } from './actions.fixture.ts';
import ActionsPage from './actions-page.tsx';

const at = '/dashboard/actions';
const items = [
  anActionSummary({ status: 'active', triggers: 3, lastRunAt: '2026-11-20T10:00:00Z' }),
  anActionSummary({ id: '019a0000-0000-7000-8000-0000000000d2', name: 'Look up', type: 'Custom Webhook' }),
];
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const refused = (message: string) => ({ status: 409, body: { error: { code: 'conflict', message } } });

describe('the list of actions', () => {
  it('leads from an empty workspace to the six templates', async () => {
    stubNetwork({
      'GET /v1/actions': { body: { items: [] } },
      'GET /v1/action-templates': { body: { items: templateCards } },
    });
    const { user, router } = renderPage(<ActionsPage />, { at });
    expect(await screen.findByRole('heading', { name: 'No actions yet' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Browse templates' }));
    expect(router.state.location.search).toBe('?view=templates');
    for (const name of [
      'Send Email',
      'Create Calendar Event',
      'Update CRM',
      'Send SMS',
      'Make Phone Call',
      'Custom Webhook',
    ]) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
  });

  it('shows status, triggers and last run, and "Never" where there was none', async () => {
    stubNetwork({ 'GET /v1/actions': { body: { items } } });
    renderPage(<ActionsPage />, { at });
    await screen.findByText('Tell the team');
    expect(within(row('Tell the team')).getByText('Active')).toBeTruthy();
    expect(row('Tell the team').textContent).toContain('3');
    expect(within(row('Look up')).getByText('Inactive')).toBeTruthy();
    expect(row('Look up').textContent).toContain('Never');
  });

  it('finds by name and type, and offers the way back', async () => {
    stubNetwork({ 'GET /v1/actions': { body: { items } } });
    const { user } = renderPage(<ActionsPage />, { at: `${at}?q=webhook` });
    expect(await screen.findByText('Look up')).toBeTruthy();
    expect(screen.queryByText('Tell the team')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Tell the team')).toBeTruthy();
  });

  it('pauses and activates, and says why not', async () => {
    let status: 'active' | 'inactive' = 'active';
    const sent = stubNetwork({
      'GET /v1/actions': () => ({ body: { items: [anActionSummary({ status })] } }),
      [`PUT /v1/actions/${actionId}/status`]: ({ body }) => {
        if ((body as { status: string }).status === 'active') return refused('It is not complete yet.');
        status = 'inactive';
        return { body: anAction({ status }) };
      },
    });
    const { user } = renderPage(<ActionsPage />, { at });
    const pause = await screen.findByRole('button', { name: 'Pause Tell the team' });
    expect(pause.textContent?.trim()).toBe('Pause');
    await user.click(pause);
    const activate = await screen.findByRole('button', { name: 'Activate Tell the team' });
    expect(activate.textContent?.trim()).toBe('Activate');
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'inactive' });
    await user.click(activate);
    expect(await screen.findByText('It is not complete yet.')).toBeTruthy();
  });

  it('deletes only after asking, and says where an action is used', async () => {
    let used = true;
    let list = items;
    stubNetwork({
      'GET /v1/actions': () => ({ body: { items: list } }),
      [`DELETE /v1/actions/${actionId}`]: () => {
        if (used) return refused('The action is used in Front desk (Tell them).');
        list = items.slice(1);
        return { status: 204 };
      },
    });
    const { user } = renderPage(<ActionsPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'More for Tell the team' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete action' }));
    expect(await screen.findByText('The action is used in Front desk (Tell them).')).toBeTruthy();
    used = false;
    await user.click(screen.getByRole('button', { name: 'Delete action' }));
    await waitFor(() => expect(screen.queryByText('Tell the team')).toBeNull());
  });

  it('says why it could not be loaded and tries again', async () => {
    let down = true;
    const error = { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } };
    stubNetwork({ 'GET /v1/actions': () => (down ? error : { body: { items } }) });
    const { user } = renderPage(<ActionsPage />, { at });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tell the team')).toBeTruthy();
  });

  it('offers no buttons to those who may only look', async () => {
    stubNetwork({
      'GET /v1/actions': { body: { items } },
      'GET /v1/action-templates': { body: { items: templateCards } },
    });
    const workspace = aWorkspace('owner');
    workspace.permissions = { ...workspace.permissions, actions: 'view' };
    const { user } = renderPage(<ActionsPage />, { at, workspace });
    await screen.findByText('Tell the team');
    expect(screen.queryByRole('button', { name: /Pause|Activate|More/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Templates' }));
    await screen.findByRole('heading', { name: 'Send SMS' });
    expect(screen.queryByRole('button', { name: /Use template/ })).toBeNull();
  });
});

describe('the templates', () => {
  const network = () =>
    stubNetwork({
      'GET /v1/actions': { body: { items: [anActionSummary()] } },
      'GET /v1/action-templates': { body: { items: templateCards } },
      'POST /v1/actions': { status: 201, body: anAction() },
    });

  it('are filtered by category, with features and triggers', async () => {
    network();
    const { user, router } = renderPage(<ActionsPage />, { at: `${at}?view=templates` });
    await screen.findByRole('heading', { name: 'Send Email' });
    expect(screen.getAllByRole('list', { name: 'Features' })).toHaveLength(6);
    expect(screen.getAllByRole('list', { name: 'Triggers' })).toHaveLength(6);
    const category = (name: string) => screen.getByRole('button', { name });
    expect(category('All').getAttribute('aria-pressed')).toBe('true');
    for (const [name, count] of [
      ['Communication', 3],
      ['Scheduling', 1],
      ['Data Management', 1],
      ['Integration', 1],
      ['All', 6],
    ] as const) {
      await user.click(category(name));
      expect([name, screen.getAllByRole('button', { name: /Use template/ }).length]).toEqual([name, count]);
    }
    await user.click(category('Scheduling'));
    expect(router.state.location.search).toBe('?view=templates&category=Scheduling');
  });

  it('become actions, which leads back to the list', async () => {
    const sent = network();
    const { user, router } = renderPage(<ActionsPage />, { at: `${at}?view=templates` });
    await user.click(await screen.findByRole('button', { name: 'Use template Send Email' }));
    expect(await screen.findByText('Tell the team was created')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Tell the team' })).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: at, search: '' });
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ template: 'send-email' });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(router.state.location.pathname).toBe(`${at}/${actionId}`);
  });
});
