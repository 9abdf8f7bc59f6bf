import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Product } from '#domain/billing/products.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import ProductsPage from './products-page.tsx';

const at = '/dashboard/agency/products';
const id = '019a0000-0000-7000-8000-0000000000c1';
const price = { id, currency: 'USD' as const, validFrom: '2026-11-20T10:00:00Z' };
const voice: Product = {
  id,
  kind: 'voice-agents',
  name: 'Voice agents',
  description: 'Talk.',
  unit: 'minute',
  comingSoon: false,
  prices: [{ ...price, amount: 65, cost: 50, markup: 30 }],
};
const sms: Product = {
  ...voice,
  id: '019a0000-0000-7000-8000-0000000000c2',
  kind: 'sms',
  name: 'SMS',
  unit: 'message',
  comingSoon: false,
  prices: [{ ...price, amount: 5, cost: null, markup: null }],
};
const free: Product = {
  ...voice,
  id: '019a0000-0000-7000-8000-0000000000c3',
  kind: 'integrations',
  name: 'Integrations',
  prices: [{ ...price, amount: 0, cost: 0, markup: null }],
};
const items = [voice, sms, free];
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

it('shows prices, costs and mark-up', async () => {
  stubNetwork({ 'GET /v1/products': { body: { items } } });
  renderPage(<ProductsPage />, { at });
  expect(await screen.findByText('Voice agents')).toBeTruthy();
  expect(row('Voice agents').textContent).toContain('$0.65per minute$0.50$0.15+30%');
  expect(screen.queryByText('Coming Soon')).toBeNull();
  expect(row('Integrations').textContent).toContain('Free');
});

it('sets another price and keeps what was typed when it is none', async () => {
  const sent = stubNetwork({
    'GET /v1/products': { body: { items } },
    [`POST /v1/products/${id}/prices`]: { status: 201, body: { ...price, amount: 1_250 } },
  });
  const { user } = renderPage(<ProductsPage />, { at });
  await user.click(await screen.findByRole('button', { name: 'Edit Voice agents' }));
  const field = await screen.findByLabelText('Price per minute');
  expect((field as HTMLInputElement).value).toBe('0.65');
  await user.clear(field);
  await user.type(field, '$12');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter an amount, such as 0.50, without a currency symbol.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '12.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Product saved')).toBeTruthy();
  const posts = sent.filter(({ method }) => method !== 'GET');
  expect(posts.map(({ path, body }) => [path, body])).toEqual([
    [`/v1/products/${id}/prices`, { amount: 1_250, currency: 'USD' }],
  ]);
  expect(posts[0]!.headers.get('idempotency-key')).toBeTruthy();
});

it('lets a viewer look only', async () => {
  stubNetwork({ 'GET /v1/products': { body: { items } } });
  renderPage(<ProductsPage />, { at, workspace: aWorkspace('viewer') });
  expect(await screen.findByText('Voice agents')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
});
