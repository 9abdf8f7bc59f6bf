import '#web/testing/browser-gaps.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { webhooksLimit } from '#domain/notifications/webhook-limits.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { aWebhook } from './webhooks.fixture.ts';
import WebhooksPage from './webhooks-page.tsx';

const at = '/dashboard/integrations/webhooks';
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the list of webhooks', () => {
  it('shows address, events, status, last delivery and success', async () => {
    const other = '019a0000-0000-7000-8000-0000000000d9';
    const gone = aWebhook({
      id: other,
      url: 'https://other.example.com/in',
      events: null,
      lastDelivery: null,
      status: 'paused',
      pauseReason: 'gone',
      lastDay: { delivered: 0, failed: 0 },
    });
    stubNetwork({ 'GET /v1/webhooks': { body: { items: [aWebhook(), gone] } } });
    renderPage(<WebhooksPage />, { at });
    const first = (await row(/hooks.example.com/)).textContent;
    for (const text of ['Bookings to CRM', 'Call ended', 'Active', '97']) expect(first).toContain(text);
    const second = (await row(/other.example.com/)).textContent;
    for (const text of ['All events', 'Paused', 'Never', '–']) expect(second).toContain(text);
    expect(screen.getByRole('link', { name: 'https://other.example.com/in' }).getAttribute('href')).toBe(
      `${at}/${other}`,
    );
  });

  it('leads from an empty workspace to a webhook and its secret', async () => {
    const sent = stubNetwork({
      'GET /v1/webhooks': { body: { items: [] } },
      'POST /v1/webhooks': { status: 201, body: { ...aWebhook(), secret: { value: 'whsec_abc' } } },
    });
    const { user, router } = renderPage(<WebhooksPage />, { at });
    await user.click(await screen.findByRole('link', { name: 'Add webhook' }));
    const add = await screen.findByRole('button', { name: 'Add webhook' });
    expect(add.hasAttribute('disabled')).toBe(true);
    await user.type(screen.getByLabelText('URL'), ' https://hooks.example.com/parley');
    await user.click(screen.getByRole('radio', { name: 'Only selected' }));
    await user.click(add);
    expect(screen.getByText('Choose at least one event.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Call ended' }));
    await user.click(add);
    const secret = await screen.findByLabelText<HTMLInputElement>('Secret');
    expect(secret.value).toBe('whsec_abc');
    const body = { url: 'https://hooks.example.com/parley', description: '', events: ['call.ended'] };
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual(body);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(router.state.location.search).toBe('');
  });

  it('adds a webhook in the form of another platform, which has events of its own', async () => {
    const made = { ...aWebhook({ format: 'retell' }), secret: { value: 'whsec_abc' } };
    const sent = stubNetwork({
      'GET /v1/webhooks': { body: { items: [] } },
      'POST /v1/webhooks': { status: 201, body: made },
    });
    const { user } = renderPage(<WebhooksPage />, { at: `${at}?add` });
    await user.type(await screen.findByLabelText('URL'), 'https://hooks.example.com/calls');
    await user.click(screen.getByRole('combobox', { name: 'Format' }));
    await user.click(await screen.findByRole('option', { name: /^Retell/ }));
    expect(screen.queryByRole('radio', { name: 'All events' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    await screen.findByLabelText('Secret');
    const body = { url: 'https://hooks.example.com/calls', description: '', events: null, format: 'retell' };
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual(body);
  });

  it('says what is wrong with an address, and keeps what was typed', async () => {
    const message = '10.0.0.8 is on a private network, which this server does not call.';
    const error = { code: 'invalid_input', message, details: [{ path: 'body.url', message }] };
    stubNetwork({ 'GET /v1/webhooks': { body: { items: [] } }, 'POST /v1/webhooks': { status: 400, body: { error } } });
    const { user } = renderPage(<WebhooksPage />, { at: `${at}?add` });
    await user.type(await screen.findByLabelText('URL'), 'https://10.0.0.8/in');
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('URL').value).toBe('https://10.0.0.8/in');
  });

  it('offers a role no events that it may not see', async () => {
    stubNetwork({ 'GET /v1/webhooks': { body: { items: [] } } });
    const permissions = { ...roleMatrix.viewer, integrations: 'full' as const, agents: 'view' as const };
    renderPage(<WebhooksPage />, { at: `${at}?add`, workspace: aWorkspace('viewer', { permissions }) });
    expect((await screen.findByRole('radio', { name: 'All events' })).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Call ended' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Agent activated' }).hasAttribute('disabled')).toBe(false);
  });

  it('is full at its limit, and says why it could not be loaded', async () => {
    const items = Array.from({ length: webhooksLimit }, (_, n) =>
      aWebhook({ id: `019a0000-0000-7000-8000-0000000001${10 + n}` }),
    );
    let down = true;
    const error = { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } };
    stubNetwork({ 'GET /v1/webhooks': () => (down ? error : { body: { items } }) });
    const { user } = renderPage(<WebhooksPage />, { at });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: /again/ }));
    expect(await screen.findByText(/This workspace has reached its limit of 20 webhooks/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Add webhook' })).toBeNull());
  });
});
