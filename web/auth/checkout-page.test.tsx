import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import CheckoutPage from './checkout-page.tsx';

const id = '019a0000-0000-7000-8000-0000000000f1';
const path = '/checkout/:planId';
const at = `/checkout/${id}`;
const plan = {
  id,
  name: 'Pro',
  description: 'Every day.',
  mostPopular: true,
  version: 1,
  price: 19_700,
  currency: 'USD',
  interval: 'month',
  setupFee: 0,
  trialDays: 14,
  trialMinutes: 60,
  includedMinutes: 1_500,
  overage: 'stop',
  meters: {},
  unitPrices: {},
  limits: {},
};
const asked = `GET /v1/checkout/${id}`;
const next = `next=${encodeURIComponent(`/dashboard/settings/billing?plan=${id}`)}`;

it('shows the plan and leads on by sign-up or log-in', async () => {
  stubNetwork({ [asked]: { body: { plan, signUp: true } } });
  renderPage(<CheckoutPage />, { at, path });
  expect(await screen.findByText('$197.00')).toBeTruthy();
  expect(screen.getByText('Trial: 14 days with 60 minutes')).toBeTruthy();
  expect(screen.getByText('1,500 minutes')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in and continue' }).getAttribute('href')).toBe(`/login?${next}`);
});

it('offers no sign-up where strangers may not, and says when the plan is gone', async () => {
  stubNetwork({ [asked]: { body: { plan, signUp: false } } });
  const { unmount } = renderPage(<CheckoutPage />, { at, path });
  expect(await screen.findByRole('link', { name: 'Log in and continue' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign up and continue' })).toBeNull();
  unmount();
  const error = { code: 'not_found', message: 'This plan is no longer offered. Choose another one.' };
  stubNetwork({ [asked]: { status: 404, body: { error } } });
  renderPage(<CheckoutPage />, { at, path });
  expect(await screen.findByText(error.message)).toBeTruthy();
});
