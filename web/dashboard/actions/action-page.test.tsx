import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Action } from '#domain/actions/actions.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import ActionPage from './action-page.tsx';
import { actionId, anAction, aRun } from './actions.fixture.ts';

const at = `/dashboard/actions/${actionId}`;
const path = '/dashboard/actions/:actionId';
const address = `/v1/actions/${actionId}`;
const agents = { 'GET /v1/agents': { body: { items: [] } } };

const aWebhook = (change: Partial<Action> = {}) =>
  anAction({
    name: 'Look up',
    template: 'custom-webhook',
    type: 'Custom Webhook',
    configuration: {
      template: 'custom-webhook',
      method: 'POST',
      url: 'https://crm.example.com/',
      body: '',
      results: [],
      headers: [{ name: 'Authorization', value: '', secret: true }],
    },
    ...change,
  });

describe('the page of an action', () => {
  it('changes what its template has, with variables from a menu', async () => {
    const sent = stubNetwork({
      ...agents,
      [`GET ${address}`]: { body: anAction() },
      [`PATCH ${address}`]: ({ body }) => ({ body: anAction(body as Partial<Action>) }),
    });
    const { user } = renderPage(<ActionPage />, { at, path });
    const subject = await screen.findByLabelText('Subject');
    await user.clear(subject);
    await user.type(subject, 'From ');
    await user.click(screen.getByRole('button', { name: 'Insert a variable into Subject' }));
    await user.click(screen.getByRole('menuitem', { name: 'name' }));
    expect((subject as HTMLInputElement).value).toBe('From {{name}}');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    const body = sent.find(({ method }) => method === 'PATCH')?.body;
    expect(body).toMatchObject({ configuration: { subject: 'From {{name}}', to: 'team' } });
  });

  it('shows what the server refuses at its place, and loses nothing', async () => {
    const message = 'There is no variable named nobody.';
    const details = [{ path: 'body.configuration.body', message }];
    stubNetwork({
      ...agents,
      [`GET ${address}`]: { body: anAction() },
      [`PATCH ${address}`]: {
        status: 400,
        body: { error: { code: 'invalid_input', message: 'Some fields', details } },
      },
    });
    const { user } = renderPage(<ActionPage />, { at, path });
    const text = await screen.findByLabelText('Text');
    await user.type(text, ' more');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect((text as HTMLTextAreaElement).value).toContain(' more');
  });

  it('never shows a secret, and keeps it when it is left empty', async () => {
    const sent = stubNetwork({
      ...agents,
      [`GET ${address}`]: { body: aWebhook() },
      [`PATCH ${address}`]: { body: aWebhook() },
    });
    const { user } = renderPage(<ActionPage />, { at, path });
    const value = await screen.findByLabelText<HTMLInputElement>('Header value');
    expect([value.type, value.value, value.placeholder]).toEqual([
      'password',
      '',
      'Saved. Enter a new secret to replace it.',
    ]);
    await user.click(screen.getByRole('button', { name: 'Add result' }));
    await user.type(screen.getByLabelText('Result name'), 'tag');
    await user.type(screen.getByLabelText('Response path'), 'tags.0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      configuration: {
        headers: [{ name: 'Authorization', value: '', secret: true }],
        results: [{ name: 'tag', path: 'tags.0' }],
      },
    });
  });

  it('is tried only after a warning, and shows request and answer', async () => {
    const sent = stubNetwork({
      ...agents,
      [`GET ${address}`]: { body: aWebhook() },
      [`POST ${address}/runs`]: { status: 201, body: aRun({ answer: { status: 200, body: 'Thanks' } }) },
    });
    const { user } = renderPage(<ActionPage />, { at, path });
    const sample = await screen.findByLabelText('name');
    await user.clear(sample);
    await user.type(sample, 'Bob');
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Try Look up?' });
    expect(dialog.textContent).toContain('This sends a real request');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Run now' }));
    expect(await screen.findByText('Succeeded')).toBeTruthy();
    expect(screen.getByText(/Thanks/)).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ values: { name: 'Bob' }, trial: true });
  });

  it('sets triggers', async () => {
    const sent = stubNetwork({
      ...agents,
      [`GET ${address}`]: { body: anAction() },
      [`PATCH ${address}`]: { body: anAction() },
    });
    const { user } = renderPage(<ActionPage />, { at, path });
    await user.click(await screen.findByRole('switch', { name: 'After a call' }));
    await user.click(screen.getByRole('checkbox', { name: 'Failure' }));
    await user.click(screen.getByRole('switch', { name: 'On a schedule' }));
    await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
    expect(screen.queryByRole('switch', { name: 'Before a call' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      triggerSettings: {
        afterCall: { agentIds: [], outcomes: ['failure'] },
        schedule: { at: '09:00', days: [2, 3, 4, 5] },
        beforeCall: null,
      },
    });
  });

  it('says what is missing, where it is used, and what keeps it from being activated', async () => {
    const usedBy = [{ agentId: actionId, agent: 'Front desk', steps: ['Tell them'] }];
    const more = {
      usedBy,
      missing: 'This workspace has no phone number yet.',
      problems: ['Enter a subject.'],
    };
    stubNetwork({ ...agents, [`GET ${address}`]: { body: anAction(more) } });
    renderPage(<ActionPage />, { at, path });
    expect(await screen.findByRole('link', { name: 'Front desk' })).toBeTruthy();
    expect(screen.getByText(/no phone number yet/)).toBeTruthy();
    expect(screen.getByText(/Before you can activate this action: Enter a subject./)).toBeTruthy();
  });

  it('says that there is none', async () => {
    stubNetwork({ [`GET ${address}`]: { status: 404, body: { error: { code: 'not_found', message: 'No.' } } } });
    renderPage(<ActionPage />, { at, path });
    expect(await screen.findByRole('heading', { name: 'Action not found' })).toBeTruthy();
  });

  it('can be looked at, and not changed, by those who may only look', async () => {
    stubNetwork({ ...agents, [`GET ${address}`]: { body: anAction() } });
    const workspace = aWorkspace('owner');
    workspace.permissions = { ...workspace.permissions, actions: 'view' };
    renderPage(<ActionPage />, { at, path, workspace });
    const name = await screen.findByLabelText<HTMLInputElement>('Name', { selector: 'input[maxlength="80"]' });
    expect(name.disabled).toBe(true);
    expect(screen.queryByRole('switch', { name: 'Active' })).toBeNull();
    for (const button of ['Save', 'Try it', /Delete/]) {
      expect(screen.queryByRole('button', { name: button })).toBeNull();
    }
  });
});

describe('the history of an action', () => {
  const { values: _v, request: _r, answer: _a, output: _o, withheld: _w, deleted: _d, ...summary } = aRun();

  it('is filtered in the address, and shows a run, which can be done again', async () => {
    const sent = stubNetwork({
      ...agents,
      [`GET ${address}`]: { body: anAction() },
      [`GET ${address}/runs`]: ({ search }) => ({
        body: { items: search.get('status') === 'failed' ? [] : [summary], next: null },
      }),
      [`GET ${address}/runs/run-1`]: { body: aRun() },
      [`POST ${address}/runs/run-1/retry`]: { status: 201, body: aRun({ runId: 'run-2' }) },
    });
    const { user, router } = renderPage(<ActionPage />, { at: `${at}?tab=runs`, path });
    const row = await screen.findByRole('row', { name: /Try/ });
    await user.click(within(row).getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Run' });
    expect(await within(dialog).findByText(/me@example.com/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Run again' }));
    expect(await screen.findByText('Run again')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'POST')).toBe(true);
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Failed' }));
    expect(router.state.location.search).toBe('?tab=runs&status=failed');
    await user.click(await screen.findByRole('button', { name: 'Show all runs' }));
    expect(await screen.findByRole('row', { name: /Try/ })).toBeTruthy();
  });

  it('says that nothing ran yet', async () => {
    stubNetwork({
      ...agents,
      [`GET ${address}`]: { body: anAction() },
      [`GET ${address}/runs`]: { body: { items: [], next: null } },
    });
    renderPage(<ActionPage />, { at: `${at}?tab=runs`, path });
    expect(await screen.findByRole('heading', { name: 'No runs yet' })).toBeTruthy();
  });
});
