import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CrmConnection } from '#domain/contacts/crm.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { aCrm, noCrm } from './crm.fixture.ts';
import { CrmCards } from './crm-cards.tsx';

const at = '/dashboard/integrations/external-services';
const callId = '019a0000-0000-7000-8000-0000000000c1';

/** The server's CRM as it is now. */
function show(first: CrmConnection, more: Parameters<typeof stubNetwork>[0] = {}) {
  const state = { crm: first };
  const sent = stubNetwork({
    'GET /v1/crm': () => ({ body: state.crm }),
    'GET /v1/crm/call-notes': { body: { items: [] } },
    ...more,
  });
  return { ...renderPage(<CrmCards />, { at }), sent, state };
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('CRM', () => {
  it('leads from nothing to HubSpot, connected', async () => {
    const { user, sent, state } = show(noCrm, {
      'PUT /v1/crm/hubspot': () => {
        state.crm = aCrm();
        return { body: state.crm };
      },
    });
    expect((await card('HubSpot')).getByText('Not connected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Connect HubSpot' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect HubSpot' }));
    expect(dialog.getByText('crm.objects.contacts.write')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Access token/), 'pat-eu1-0123456789');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await screen.findByText('Account 24000000 is connected in HubSpot');
    expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({ token: 'pat-eu1-0123456789' });
    const hubspot = await card('HubSpot');
    expect(await hubspot.findByText('Connected')).toBeTruthy();
    expect(hubspot.getByText(/token …cdef/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Connect Other CRM' })).toBeNull();
    expect((await card('Other CRM')).getByText(/HubSpot is already connected. Disconnect it/)).toBeTruthy();
  });

  it('says at its field what HubSpot refused, and keeps what was typed', async () => {
    const message = 'The private app needs crm.objects.contacts.write. Add it under Scopes in HubSpot.';
    const error = { code: 'invalid_input', message, details: [{ path: 'body.token', message }] };
    const { user } = show(noCrm, { 'PUT /v1/crm/hubspot': { status: 400, body: { error } } });
    await user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Access token/), 'pat-eu1-wrong');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Access token/).value).toBe('pat-eu1-wrong');
  });

  it('connects another CRM with a secret that is made here', async () => {
    const own = aCrm({
      kind: 'own',
      name: 'Our CRM',
      url: 'https://crm.example.com/parley',
      accountId: 'crm.example.com',
    });
    const { user, sent } = show(noCrm, { 'PUT /v1/crm/custom': { body: own } });
    await user.click(await screen.findByRole('button', { name: 'Connect Other CRM' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect another CRM' }));
    await user.type(dialog.getByLabelText(/^URL/), 'https://crm.example.com/parley');
    const secret = dialog.getByLabelText<HTMLInputElement>(/^Secret/).value;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(dialog.getByRole('button', { name: 'Copy secret' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await screen.findByText('Our CRM is connected');
    expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({
      url: 'https://crm.example.com/parley',
      secret,
    });
  });

  it('switches the notes of calls on, and shows how each went', async () => {
    const notes = [
      { callId, agentName: 'Emma', endedAt: '2026-11-20T10:00:00Z', status: 'written', problem: null },
      {
        callId: callId.replace(/1$/, '2'),
        agentName: 'Emma',
        endedAt: '2026-11-20T09:00:00Z',
        status: 'failed',
        problem: 'HubSpot is rate limiting requests. Try again in a moment.',
      },
    ];
    const { user, sent, state } = show(aCrm(), {
      'GET /v1/crm/call-notes': { body: { items: notes } },
      'PATCH /v1/crm': () => {
        state.crm = aCrm({ notesCalls: true });
        return { body: state.crm };
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Write a note after each call' }));
    const list = within(await screen.findByRole('region', { name: 'Call notes' }));
    expect(list.getByText('Added')).toBeTruthy();
    expect(list.getByText('HubSpot is rate limiting requests. Try again in a moment.')).toBeTruthy();
    expect(list.getAllByRole('link')[0]!.getAttribute('href')).toBe(`/dashboard/calls/${callId}`);
    expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({ notesCalls: true });
  });

  it('says what depends on it before it disconnected', async () => {
    const dependents = ['the action Update CRM', 'the agent Emma (Find in CRM)', 'the notes of calls'];
    const { user, state } = show(aCrm({ dependents }), {
      'DELETE /v1/crm': () => {
        state.crm = noCrm;
        return { body: noCrm };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Disconnect HubSpot' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect HubSpot?' }));
    expect(dialog.getByText(/the action Update CRM, the agent Emma \(Find in CRM\), the notes of calls/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await screen.findByText('HubSpot disconnected');
    expect(await screen.findByRole('button', { name: 'Connect HubSpot' })).toBeTruthy();
  });

  it('shows what keeps it from working, and what the token lacks', async () => {
    const problem = 'HubSpot no longer accepts the credentials. Reconnect it with new credentials.';
    show(aCrm({ problem, lacks: ['crm.objects.deals.write'] }));
    expect((await screen.findByRole('alert')).textContent).toContain(problem);
    expect(
      screen.getByText(
        /Can’t create deals. Add these scopes to the private app, then reconnect it: crm.objects.deals.write/,
      ),
    ).toBeTruthy();
  });

  it('lets others only look, and says why it could not be loaded', async () => {
    const permissions = { ...roleMatrix.viewer, integrations: 'view' as const };
    let isDown = true;
    stubNetwork({
      'GET /v1/crm': () =>
        isDown ? { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } } : { body: aCrm() },
    });
    const { user } = renderPage(<CrmCards />, { at, workspace: aWorkspace('viewer', { permissions }) });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /again/ }));
    expect((await card('HubSpot')).getByText('Connected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Disconnect|New credentials/ })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('switch').disabled).toBe(true);
  });
});
