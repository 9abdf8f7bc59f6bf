import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { limitWords } from '#domain/usage/limit-labels.ts';
import { type Limit, limitIds } from '#domain/usage/limits.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import LimitsPage from './limits-page.tsx';

const at = '/dashboard/agency/limits';
const limits = (change: Partial<Record<Limit['id'], Partial<Limit>>> = {}): Limit[] =>
  limitIds.map((id) => ({ id, value: 10, source: 'installation', used: 0, ...change[id] }));
const defaults = { values: {}, placeholders: { monthlyMinutes: 1000, agents: 5, teamMembers: 3, workflows: null } };

const network = (items = limits(), more = {}) =>
  stubNetwork({
    'GET /v1/limits': { body: { items, raisedBy: 'Your server operator can raise the limit.' } },
    'GET /v1/limits/subaccounts': { body: defaults },
    'GET /v1/operator/limits': { body: { values: { agents: 25, storageGb: null }, subaccounts: { agents: 5 } } },
    ...more,
  });
const customer = aWorkspace('owner', { operator: false });

describe('Limits & Defaults', () => {
  it('shows all limits with what is used, and who can raise them', async () => {
    network(
      limits({
        agents: { used: 9 },
        workflows: { used: 7 },
        teamMembers: { used: 6.9 },
        storageGb: { value: null, used: 2 },
      }),
    );
    renderPage(<LimitsPage />, { at, workspace: customer });
    expect(screen.getByRole('heading', { level: 1, name: 'Limits & Defaults' })).toBeTruthy();
    await screen.findAllByText('Agents');
    for (const id of limitIds) expect(screen.getByRole('row', { name: new RegExp(limitWords[id].title) })).toBeTruthy();
    expect(screen.getByText(/Your server operator can raise the limit/)).toBeTruthy();
    const bar = (title: string) => screen.getByRole('progressbar', { name: `${title}: used` }).firstElementChild!;
    expect(bar('Agents').className).toContain('bg-danger');
    expect(bar('Workflows').className).toContain('bg-warning');
    expect(bar('Team members').className).toContain('bg-success');
    expect(screen.getByRole('row', { name: /Storage/ }).textContent).toContain('2, no limit');
  });

  it('lets an agency set what its subaccounts have, with what holds otherwise as placeholders', async () => {
    const sent = network(undefined, { 'PUT /v1/limits/subaccounts': { body: defaults } });
    const { user } = renderPage(<LimitsPage />, { at, workspace: customer });
    const form = await screen.findByRole('form', { name: 'Defaults for subaccounts' });
    expect(within(form).getByLabelText('Monthly minutes').getAttribute('placeholder')).toBe('1,000');
    expect(within(form).getByLabelText('Agents').getAttribute('placeholder')).toBe('5');
    expect(within(form).getByLabelText('Team members').getAttribute('placeholder')).toBe('3');
    await user.type(within(form).getByLabelText('Agents'), '8');
    await user.type(within(form).getByLabelText('Workflows'), 'none');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Limits saved')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ values: { agents: 8, workflows: null } });
  });

  it('says at the field what is wrong, and keeps what was typed', async () => {
    const details = [{ path: 'body.values.agents', message: 'Agents: your limit is 10 agents.' }];
    const sent = network(undefined, {
      'PUT /v1/limits/subaccounts': {
        status: 400,
        body: { error: { code: 'invalid_input', message: 'No.', details } },
      },
    });
    const { user } = renderPage(<LimitsPage />, { at, workspace: customer });
    const agents = within(await screen.findByRole('form')).getByLabelText<HTMLInputElement>('Agents');
    await user.type(agents, 'many');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a whole number, or “none”.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await user.clear(agents);
    await user.type(agents, '99');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Agents: your limit is 10 agents.')).toBeTruthy();
    expect(agents.value).toBe('99');
  });

  it('is only to look at for a subaccount, and for who may only look', async () => {
    network();
    const agency = { id: '019a0000-0000-7000-8000-0000000000aa', name: 'Bright Agency' };
    const { unmount } = renderPage(<LimitsPage />, { at, workspace: { ...customer, agency } });
    await screen.findAllByText('Agents');
    expect(screen.queryByRole('form')).toBeNull();
    unmount();
    const viewer = aWorkspace('viewer', { operator: false });
    viewer.permissions = { ...viewer.permissions, settings: 'view' };
    renderPage(<LimitsPage />, { at, workspace: viewer });
    await screen.findByRole('form', { name: 'Defaults for subaccounts' });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('lets the operator set what everybody has', async () => {
    const sent = network(undefined, { 'PATCH /v1/operator/limits': { body: { values: {}, subaccounts: {} } } });
    const { user } = renderPage(<LimitsPage />, { at });
    const form = await screen.findByRole('form', { name: 'Limits for this installation' });
    const agents = within(form).getByLabelText<HTMLInputElement>('Agents');
    expect(agents.value).toBe('25');
    await user.clear(agents);
    await user.type(agents, '30');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Limits saved');
    const body = sent.find(({ method }) => method === 'PATCH')?.body as { values: object };
    expect(body.values).toMatchObject({ agents: 30, storageGb: null });
  });

  it('says why it could not be loaded, and tries again', async () => {
    let down = true;
    const refusal = { status: 503, body: { error: { code: 'not_ready', message: 'Starting.' } } };
    const loaded = { body: { items: limits(), raisedBy: '' } };
    network(undefined, { 'GET /v1/limits': () => (down ? { ...refusal, status: 403 } : loaded) });
    const { user } = renderPage(<LimitsPage />, { at, workspace: customer });
    expect(await screen.findByText('Starting.')).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('Agents')).toBeTruthy();
  });
});
