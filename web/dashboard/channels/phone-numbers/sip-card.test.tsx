import '#web/testing/browser-gaps.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SipAccount } from '#domain/carriers/sip-accounts.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { SipCard } from './sip-card.tsx';

const at = '/dashboard/phone-numbers';
const id = '019a0000-0000-7000-8000-0000000000f1';

const anSipAccount = (change: Partial<SipAccount> = {}): SipAccount => ({
  id,
  name: 'Office PBX',
  server: 'pbx.example.com',
  user: '1002',
  authUser: null,
  proxy: null,
  transport: 'udp',
  encryption: 'off',
  certificate: null,
  country: 'US',
  numberForm: 'plus',
  allowedCountries: ['US'],
  minutesPerDay: null,
  maxCalls: 10,
  state: 'registered',
  problem: null,
  registeredUntil: '2026-11-20T10:05:00Z',
  hasSpeechToText: true,
  numbers: [],
  createdAt: '2026-11-20T10:00:00Z',
  ...change,
});

describe('the SIP card', () => {
  it('connects an account with server, user and password', async () => {
    const sent = stubNetwork({
      'GET /v1/agents': { body: { items: [] } },
      'GET /v1/sip-accounts': { body: { items: [] } },
      'POST /v1/sip-accounts': { status: 201, body: anSipAccount({ state: 'trying' }) },
    });
    const { user } = renderPage(<SipCard />, { at });
    await user.click(await screen.findByRole('button', { name: 'Connect SIP' }));
    await user.type(await screen.findByLabelText('Server'), 'pbx.example.com');
    await user.type(screen.getByLabelText('User'), '1002');
    await user.type(screen.getByLabelText('Password'), 'a-long-password');
    await user.click(screen.getByRole('dialog').querySelector('button[type=submit]')!);
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
      server: 'pbx.example.com',
      user: '1002',
      password: 'a-long-password',
      name: '1002',
      transport: 'udp',
    });
  });

  it('shows the truth of the last registration, and what the server said', async () => {
    const problem = 'The server rejected the username or password.';
    stubNetwork({
      'GET /v1/sip-accounts': {
        body: { items: [anSipAccount(), anSipAccount({ id: `${id.slice(0, -1)}2`, state: 'failed', problem })] },
      },
    });
    renderPage(<SipCard />, { at });
    expect(await screen.findByText('Registered')).toBeTruthy();
    expect(screen.getByText('Not registered')).toBeTruthy();
    expect(screen.getByText(problem)).toBeTruthy();
  });

  it('says that a speech-to-text service is needed', async () => {
    stubNetwork({ 'GET /v1/sip-accounts': { body: { items: [anSipAccount({ hasSpeechToText: false })] } } });
    renderPage(<SipCard />, { at });
    expect(await screen.findByText(/they need a speech-to-text service/)).toBeTruthy();
  });

  it('tests an account, step by step', async () => {
    stubNetwork({
      'GET /v1/sip-accounts': { body: { items: [anSipAccount()] } },
      [`POST /v1/sip-accounts/${id}/test`]: {
        body: {
          ok: false,
          steps: [
            { step: 'resolved', result: 'ok', detail: 'pbx.example.com:5060 (192.0.2.1)' },
            { step: 'reached', result: 'failed', detail: 'The server isn’t responding.' },
          ],
        },
      },
    });
    const { user } = renderPage(<SipCard />, { at });
    await user.click(await screen.findByRole('button', { name: 'Test' }));
    expect(await screen.findByText('Server responds')).toBeTruthy();
    expect(screen.getByText('The server isn’t responding.')).toBeTruthy();
    expect(screen.getByText('Failed')).toBeTruthy();
  });
});
