import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Brand, BrandHost } from '#domain/agency/brand.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import GeneralSettingsPage from './general-settings-page.tsx';

const at = '/dashboard/agency/general';
const byHand = {
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
const payments = { 'GET /v1/payment-provider': { body: byHand } };
const brand: Brand = {
  name: 'Bright Lines',
  accent: '#b4531a',
  senderName: null,
  replyTo: null,
  supportEmail: 'help@bright.example',
  documentsUrl: null,
  termsUrl: null,
  privacyUrl: null,
  poweredBy: false,
  signUp: false,
  logo: null,
};
const host: BrandHost = {
  host: 'voice.bright.example',
  verifiedAt: null,
  record: { name: '_verify.voice.bright.example', value: 'voice-site-verification=1' },
  target: 'parley.example',
};

it('begins with a name, and asks for logo and addresses after that', async () => {
  let stored: Brand | null = null;
  const sent = stubNetwork({
    ...payments,
    'GET /v1/brand': () => ({ body: { brand: stored } }),
    'PUT /v1/brand': ({ body }) => {
      stored = { ...(body as Brand), logo: null };
      return { body: { brand: stored } };
    },
    'GET /v1/brand/hosts': { body: { items: [] } },
  });
  const { user } = renderPage(<GeneralSettingsPage />, { at });
  const form = within(await screen.findByRole('form', { name: 'Brand' }));
  expect(screen.getAllByText('Save your brand settings first.')).toHaveLength(2);
  await user.type(form.getByLabelText('Name'), 'Bright Lines');
  await user.click(form.getByLabelText('Allow sign-up at your domains'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Brand saved')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    name: 'Bright Lines',
    accent: null,
    replyTo: null,
    signUp: true,
  });
  expect(await screen.findByRole('button', { name: 'Add domain' })).toBeTruthy();
});

it('says beside the field what the server does not take', async () => {
  const message = 'Enter a color like #0f766e.';
  stubNetwork({
    ...payments,
    'GET /v1/brand': { body: { brand } },
    'GET /v1/brand/hosts': { body: { items: [] } },
    'PUT /v1/brand': {
      status: 400,
      body: { error: { code: 'invalid_input', message: 'No.', details: [{ path: 'body.accent', message }] } },
    },
  });
  const { user } = renderPage(<GeneralSettingsPage />, { at });
  const color = await screen.findByPlaceholderText('#0f6b7c');
  await user.clear(color);
  await user.type(color, 'red');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('tells what the DNS of an address needs, and why it is not verified', async () => {
  stubNetwork({
    ...payments,
    'GET /v1/brand': { body: { brand } },
    'GET /v1/brand/hosts': { body: { items: [host] } },
    'POST /v1/brand/hosts/voice.bright.example/verify': {
      status: 409,
      body: {
        error: { code: 'conflict', message: `The ${host.record.name} TXT record isn’t there yet.` },
      },
    },
  });
  const { user } = renderPage(<GeneralSettingsPage />, { at });
  const item = within(await screen.findByRole('list', { name: 'Domains' }));
  expect(item.getByText(host.record.name)).toBeTruthy();
  expect(item.getByText(host.record.value)).toBeTruthy();
  expect(item.getByText(host.target)).toBeTruthy();
  await user.click(item.getByRole('button', { name: 'Verify' }));
  expect(await item.findByText(/t there yet/)).toBeTruthy();
});

it('takes no picture that is too large, and says so', async () => {
  const sent = stubNetwork({
    ...payments,
    'GET /v1/brand': { body: { brand } },
    'GET /v1/brand/hosts': { body: { items: [] } },
  });
  const { user } = renderPage(<GeneralSettingsPage />, { at });
  const file = new File([new Uint8Array(201 * 1024)], 'logo.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Logo file'), file);
  expect(await screen.findByText(/larger than 200 KB/)).toBeTruthy();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});
