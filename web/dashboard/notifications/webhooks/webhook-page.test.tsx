import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleMatrix } from '#domain/identity/permissions.ts';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import WebhookPage from './webhook-page.tsx';
import { aDelivery, aDeliveryDetail, aWebhook, deliveryId, webhookId } from './webhooks.fixture.ts';

const base = `/v1/webhooks/${webhookId}`;
const path = '/dashboard/integrations/webhooks/:webhookId';
const at = `/dashboard/integrations/webhooks/${webhookId}`;
const list = { body: { items: [aDelivery()], next: null } };

/** The page over a server that keeps what is changed. */
function openPage(webhook: Webhook, { search = '', workspace = aWorkspace(), more = {} } = {}) {
  let now = webhook;
  const sent = stubNetwork({
    [`GET ${base}`]: () => ({ body: now }),
    [`PATCH ${base}`]: ({ body }) => {
      now = { ...now, ...(body as object), pauseReason: null };
      return { body: now };
    },
    [`GET ${base}/deliveries`]: list,
    [`GET ${base}/deliveries/${deliveryId}`]: { body: aDeliveryDetail() },
    ...more,
  });
  return { sent, ...renderPage(<WebhookPage />, { at: at + search, path, workspace }) };
}

describe('the page of a webhook', () => {
  it('shows where it leads, what it hears, and opens a delivery with its tries', async () => {
    const { user, router } = openPage(aWebhook({ previousSecretUntil: '2026-11-23T10:00:00Z' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'hooks.example.com' })).toBeTruthy();
    expect(screen.getByText(/Signed with two secrets until/)).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Call ended' }));
    const dialog = await screen.findByRole('dialog', { name: 'Call ended' });
    expect(router.state.location.search).toBe(`?delivery=${deliveryId}`);
    expect(dialog.textContent).toContain('msg_019a0000');
    expect((await within(dialog).findByLabelText('request body')).textContent).toContain('"callId": "c-1"');
    const tries = within(within(dialog).getByRole('list', { name: 'Attempts' })).getAllByRole('listitem');
    expect(tries.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Status 500'),
      expect.stringContaining('It did not answer.'),
    ]);
    expect(tries[0]!.textContent).toContain('Oh no');
  });

  it('sends a delivery again, and all that failed', async () => {
    const { user, sent } = openPage(aWebhook(), {
      search: `?delivery=${deliveryId}`,
      more: {
        [`POST ${base}/deliveries/${deliveryId}/redeliver`]: { body: aDelivery({ status: 'waiting' }) },
        [`POST ${base}/redeliver`]: { body: { count: 3 } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Redeliver' }));
    expect(await screen.findByText('Redelivered')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Redeliver failed' }));
    await user.click(await screen.findByRole('button', { name: 'Redeliver' }));
    expect(await screen.findByText('3 deliveries sent again')).toBeTruthy();
    const { since } = sent.find((one) => one.path === `${base}/redeliver`)!.body as { since: string };
    expect(Date.now() - Date.parse(since)).toBeGreaterThan(86_000_000);
  });

  it('filters by status and event, in the address', async () => {
    const { sent } = openPage(aWebhook(), {
      search: '?status=failed&event=call.ended',
      more: { [`GET ${base}/deliveries`]: { body: { items: [], next: null } } },
    });
    expect(await screen.findByText('No matching deliveries')).toBeTruthy();
    const asked = sent.find((one) => one.path === `${base}/deliveries`)!;
    expect(asked.search.toString()).toBe('status=failed&type=call.ended&limit=50');
  });

  it('sends a test of any event, and shows what was answered', async () => {
    const tested = aDeliveryDetail({ test: true, log: [{ ...aDeliveryDetail().log[0]!, answer: 'No such route' }] });
    const { user, sent } = openPage(aWebhook(), { more: { [`POST ${base}/test`]: { body: tested } } });
    await user.click(await screen.findByRole('button', { name: 'Send test' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send a test event' });
    await user.click(within(dialog).getByRole('button', { name: 'Send test' }));
    expect(await within(dialog).findByText('Test not delivered.')).toBeTruthy();
    expect(within(dialog).getByLabelText('answer 1').textContent).toContain('No such route');
    expect(sent.find((one) => one.path === `${base}/test`)!.body).toEqual({ type: 'call.ended' });
  });

  it('says why it is paused, and resumes it', async () => {
    const { user } = openPage(aWebhook({ status: 'paused', pauseReason: 'silent', pausedAt: '2026-11-22T10:00:00Z' }));
    expect(await screen.findByText(/No delivery has succeeded for 3 days/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Redeliver failed' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('hooks.example.com was resumed')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Redeliver failed' })).toBeTruthy();
  });

  it('rotates its secret after asking, and deletes it', async () => {
    const { user, router, sent } = openPage(aWebhook(), {
      more: {
        [`POST ${base}/secret/rotate`]: { body: { value: 'whsec_new', previousUntil: '2026-11-23T10:00:00Z' } },
        [`DELETE ${base}`]: { status: 204 },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for hooks.example.com' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rotate secret' }));
    await user.click(await screen.findByRole('button', { name: 'Rotate secret' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe('whsec_new');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Actions for hooks.example.com' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete webhook' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard/integrations/webhooks');
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('lets those who may only look change nothing, and says what they may not see', async () => {
    const permissions = { ...roleMatrix.viewer, integrations: 'view' as const };
    openPage(aWebhook(), {
      search: `?delivery=${deliveryId}`,
      workspace: aWorkspace('viewer', { permissions }),
      more: {
        [`GET ${base}/deliveries/${deliveryId}`]: {
          body: aDeliveryDetail({ request: null, log: [{ ...aDeliveryDetail().log[0]!, answer: '' }] }),
        },
      },
    });
    expect(await screen.findByText('Your role can’t see what this event contains.')).toBeTruthy();
    for (const name of ['Redeliver', 'Send test', 'Redeliver failed', /Actions for/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('that does not exist says so', async () => {
    const error = { code: 'not_found', message: 'No such webhook.' };
    openPage(aWebhook(), { more: { [`GET ${base}`]: { status: 404, body: { error } } } });
    expect(await screen.findByText('Webhook not found')).toBeTruthy();
  });
});
