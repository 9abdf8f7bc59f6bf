import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { BringDialog } from './bring-dialog.tsx';
import { CarriersCard } from './carriers-card.tsx';
import { aCarrier, aNumber } from './phone-numbers.fixture.ts';

const projectId = '7c5c1d2e-4f7b-4c2a-9a51-1d3b5f7e9a10';
const signalWire = aCarrier({
  id: '019a0000-0000-7000-8000-0000000000a2',
  carrier: 'signalwire',
  accountSid: projectId,
  name: 'Front office',
  baseUrl: 'https://example.signalwire.com/api/laml',
  numbers: ['+15715550100'],
});

describe('the cards of other carriers', () => {
  it('connect a SignalWire space', async () => {
    const sent = stubNetwork({
      'GET /v1/carrier-accounts': { body: { items: [] } },
      'POST /v1/carrier-accounts': { status: 201, body: signalWire },
    });
    const { user } = renderPage(<CarriersCard />, { at: '/dashboard/phone-numbers' });
    await user.click(await screen.findByRole('button', { name: 'Connect SignalWire' }));
    await user.type(await screen.findByLabelText('Space URL'), 'example.signalwire.com');
    await user.type(screen.getByLabelText('Project ID'), projectId);
    await user.type(screen.getByLabelText('API token'), 'PT0123456789abcdef0123456789abcdef');
    await user.type(screen.getByLabelText('Signing key'), 'PSK_0123456789abcdef');
    await user.click(screen.getByRole('dialog').querySelector('button[type=submit]')!);
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
      credentials: {
        carrier: 'signalwire',
        space: 'example.signalwire.com',
        projectId,
        token: 'PT0123456789abcdef0123456789abcdef',
        signingKey: 'PSK_0123456789abcdef',
      },
    });
  });

  it('say what a carrier refuses at its field, and what it cannot do', async () => {
    const message = 'Telnyx rejected this API key. Copy it again.';
    stubNetwork({
      'GET /v1/carrier-accounts': { body: { items: [] } },
      'POST /v1/carrier-accounts': {
        status: 422,
        body: {
          error: { code: 'invalid_input', message, details: [{ path: 'body.credentials.apiKey', message }] },
        },
      },
    });
    const { user } = renderPage(<CarriersCard />, { at: '/dashboard/phone-numbers' });
    const limits = await screen.findByRole('list', { name: 'Telnyx limits' });
    expect(within(limits).getByText(/asked to press 1/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Connect Telnyx' }));
    await user.type(await screen.findByLabelText('API key'), 'KEY0123456789abcdef');
    await user.type(screen.getByLabelText('Public key'), `${'A'.repeat(43)}=`);
    await user.click(screen.getByRole('dialog').querySelector('button[type=submit]')!);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('say what is lost before an account is disconnected', async () => {
    const sent = stubNetwork({
      'GET /v1/carrier-accounts': { body: { items: [signalWire] } },
      [`DELETE /v1/carrier-accounts/${signalWire.id}`]: { status: 204 },
    });
    const { user } = renderPage(<CarriersCard />, { at: '/dashboard/phone-numbers' });
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(/You’ll keep them in SignalWire/)).toBeTruthy();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('let a number be brought from the account that is chosen', async () => {
    const there = { sid: 'n-1', number: '+15715550177', name: 'Desk', can: { voice: true, sms: true }, voiceUrl: '' };
    const sent = stubNetwork({
      'GET /v1/carrier-accounts': { body: { items: [aCarrier(), signalWire] } },
      'GET /v1/phone-numbers/at-carrier': { body: { items: [there] } },
      'POST /v1/phone-numbers/import': { status: 201, body: aNumber() },
    });
    const { user } = renderPage(<BringDialog onClose={() => {}} onBrought={() => {}} />, {
      at: '/dashboard/phone-numbers',
    });
    await user.selectOptions(await screen.findByLabelText('Account'), signalWire.id);
    await user.click(await screen.findByRole('button', { name: `Import ${there.number}` }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ sid: 'n-1', accountId: signalWire.id });
  });
});
