import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaymentProvider } from '#domain/billing/payment-provider.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { PaymentsSection } from './payments-section.tsx';

const at = '/dashboard/agency/general';
const off: PaymentProvider = {
  keys: 'own',
  status: 'off',
  mode: null,
  account: null,
  maskedKey: null,
  hasWebhookSecret: false,
  webhookUrl: null,
  lastEvent: null,
  missing: [],
};
const set: PaymentProvider = {
  ...off,
  status: 'incomplete',
  mode: 'test',
  account: 'acct_1',
  maskedKey: '…AbCd',
  missing: ['The signing secret is not set.'],
  webhookUrl: 'https://parley.example/webhooks/stripe/abc',
};

it('takes a key, then shows the webhook URL and what is missing', async () => {
  let stored = off;
  const sent = stubNetwork({
    'GET /v1/payment-provider': () => ({ body: stored }),
    'PUT /v1/payment-provider': () => {
      stored = set;
      return { body: stored };
    },
  });
  const { user } = renderPage(<PaymentsSection readOnly={false} />, { at });
  expect(await screen.findByText('Manual')).toBeTruthy();
  await user.type(screen.getByLabelText('Restricted key'), 'rk_test_0123456789');
  await user.click(screen.getByRole('button', { name: 'Save key' }));
  expect(await screen.findByText('Key saved')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({ key: 'rk_test_0123456789' });
  expect(await screen.findByText(set.webhookUrl!)).toBeTruthy();
  expect(screen.getByText('The signing secret is not set.')).toBeTruthy();
  expect(screen.getByText('Stripe account acct_1, key …AbCd.')).toBeTruthy();
  expect((screen.getByLabelText('Restricted key') as HTMLInputElement).value).toBe('');
});

it('says beside the field what is wrong with a key', async () => {
  const message = 'Stripe doesn’t recognize this key. Copy it again.';
  const error = { code: 'invalid_input', message, details: [{ path: 'body.key', message }] };
  stubNetwork({
    'GET /v1/payment-provider': { body: off },
    'PUT /v1/payment-provider': { status: 400, body: { error } },
  });
  const { user } = renderPage(<PaymentsSection readOnly={false} />, { at });
  await user.type(await screen.findByLabelText('Restricted key'), 'rk_test_0123456789');
  await user.click(screen.getByRole('button', { name: 'Save key' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('removes keys after a question', async () => {
  let stored: PaymentProvider = { ...set, status: 'ready', missing: [], hasWebhookSecret: true };
  stubNetwork({
    'GET /v1/payment-provider': () => ({ body: stored }),
    'DELETE /v1/payment-provider': () => {
      stored = off;
      return { status: 204 };
    },
  });
  const { user } = renderPage(<PaymentsSection readOnly={false} />, { at });
  await user.click(await screen.findByRole('button', { name: 'Remove keys' }));
  await user.click(await screen.findByRole('button', { name: 'Remove keys' }));
  expect(await screen.findByText('Manual')).toBeTruthy();
});

it('names the settings of the server to whoever runs it, and takes no keys there', async () => {
  const missing = ['STRIPE_SECRET_KEY is not set. Set the variable in this server’s environment.'];
  stubNetwork({ 'GET /v1/payment-provider': { body: { ...off, keys: 'installation', missing } } });
  renderPage(<PaymentsSection readOnly={false} />, { at });
  expect(await screen.findByText(missing[0]!)).toBeTruthy();
  expect(screen.queryByLabelText('Restricted key')).toBeNull();
});
