import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Billing, Offer, Quote } from '#domain/billing/billing.ts';
import type { Invoice, Payment } from '#domain/billing/invoices.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import BillingPage from './billing-page.tsx';
import InvoicePage from './invoice-page.tsx';

const at = '/dashboard/settings/billing';
const id = '019a0000-0000-7000-8000-0000000000e1';
const moment = '2026-11-23T08:00:00Z';
const subscription: NonNullable<Billing['subscription']> = {
  id,
  planId: id,
  plan: 'Professional',
  status: 'active',
  price: 4_900,
  currency: 'USD',
  interval: 'month',
  overage: 'pay_as_you_go',
  includedMinutes: 1_000,
  unitPrices: { 'voice-agents': 50 },
  startedAt: moment,
  periodStartedAt: moment,
  nextBillingAt: '2026-12-23T08:00:00Z',
  endsWithPeriod: false,
  paidUntil: '2026-12-23T08:00:00Z',
  discount: null,
};
const meter = (name: string, current: number, limit: number | null) => ({ id: name, name, current, limit, unit: 'x' });
const billing: Billing = {
  subscription,
  seller: 'Parley Ltd',
  credits: [{ amount: 250, currency: 'USD' }],
  meters: [meter('Fine', 70, 100), meter('Much', 71, 100), meter('Most', 91, 100), meter('Endless', 5, null)],
  estimate: { plan: 4_900, other: 0, usage: 125, wholesale: 0, total: 5_025, currency: 'USD' },
  payment: { online: false, card: null },
};
const offer: Offer = {
  id,
  name: 'Professional',
  description: '',
  mostPopular: false,
  version: 1,
  current: false,
  price: 4_900,
  currency: 'USD',
  interval: 'month',
  setupFee: 0,
  trialDays: 0,
  trialMinutes: 0,
  includedMinutes: 1_000,
  overage: 'pay_as_you_go',
  meters: {},
  limits: {},
  unitPrices: {},
};
const invoice: Invoice = {
  id,
  number: 'INV-000007',
  kind: 'invoice',
  status: 'open',
  currency: 'USD',
  gross: 5_025,
  paid: 25,
  credited: 0,
  due: 5_000,
  issuedAt: moment,
  dueAt: moment,
  sellerName: 'Parley Ltd',
  buyerName: 'Bakery',
  buyerId: id,
  pdf: 'ready',
  pdfError: null,
};
const payment: Payment = {
  id,
  invoiceId: id,
  invoiceNumber: 'INV-000007',
  createdAt: moment,
  amount: 25,
  currency: 'USD',
  status: 'pending',
  source: 'manual',
  description: 'Transfer',
};
const profile = { name: 'Bakery', address: '', country: null, vatId: null };
const routes = {
  'GET /v1/billing': { body: billing },
  'GET /v1/billing/invoices': { body: { items: [invoice], next: null } },
  'GET /v1/billing/payments': { body: { items: [payment], next: null } },
  'GET /v1/billing/profile': { body: profile },
  'GET /v1/billing/offers': { body: { items: [offer] } },
};
const quote: Quote = {
  offer,
  trial: false,
  needsCard: false,
  seller: 'Parley Ltd',
  quotedAt: moment,
  minutesLeft: null,
  subaccounts: 0,
  dueNow: {
    lines: [{ description: 'Professional', amount: 4_900 }],
    net: 4_900,
    tax: 931,
    taxName: 'VAT',
    credit: 900,
    total: 4_931,
    currency: 'USD',
  },
  next: { amount: 5_831, currency: 'USD', at: '2026-12-23T08:00:00Z' },
  termsUrl: 'https://parley.example/terms',
  privacyUrl: null,
};
const quoted = `GET /v1/billing/offers/${id}`;
const away = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/leave-for.ts', () => ({ leaveFor: away }));
const without = {
  ...routes,
  'GET /v1/billing': { body: { ...billing, subscription: null, meters: [], estimate: null } },
};
const colourOf = (name: string) =>
  /bg-(success|warning|danger)/.exec(screen.getByRole('progressbar', { name }).innerHTML)?.[1];

describe('Subscription & Billing', () => {
  it('shows the plan, its meters in their colours, invoices and payments', async () => {
    stubNetwork(routes);
    renderPage(<BillingPage />, { at });
    expect(await screen.findByText('$49.00 per month')).toBeTruthy();
    expect(screen.getByText('Dec 23, 2026')).toBeTruthy();
    expect(screen.getByText(/\$49.00 for the next month, \$1.25 for extra minutes/)).toBeTruthy();
    expect(screen.getByText(/You have \$2.50 of credit/)).toBeTruthy();
    // Yellow above 70 %, red above 90 %.
    expect(['Fine', 'Much', 'Most', 'Endless'].map(colourOf)).toEqual(['success', 'warning', 'danger', 'success']);
    expect(await screen.findByText('$50.00 due')).toBeTruthy();
    expect(await screen.findByText('Pending')).toBeTruthy();
    const details = within(await screen.findByRole('form', { name: 'Billing details' }));
    expect((details.getByLabelText('Name') as HTMLInputElement).value).toBe('Bakery');
  });

  it('lets one choose a plan, once for each click', async () => {
    const sent = stubNetwork({
      ...without,
      [quoted]: { body: quote },
      'POST /v1/billing/checkout': { status: 201, body: { url: null } },
    });
    const { user } = renderPage(<BillingPage />, { at });
    await user.click(await screen.findByRole('link', { name: 'Choose a plan' }));
    await user.click(await screen.findByRole('radio', { name: /Professional/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Professional' }));
    expect(dialog.getByText('Due now').nextSibling?.textContent).toBe('$49.31');
    expect(dialog.getByText('Credit').nextSibling?.textContent).toBe('-$9.00');
    expect(dialog.getByText(/next on Dec 23, 2026/).nextSibling?.textContent).toBe('$58.31');
    const take = dialog.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
    expect(take.disabled).toBe(true);
    expect(dialog.getByRole('link', { name: 'terms of service' }).getAttribute('href')).toBe(quote.termsUrl);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(take);
    expect(await screen.findByText('Your plan is now Professional')).toBeTruthy();
    const [post] = sent.filter(({ method }) => method === 'POST');
    expect(post!.body).toEqual({ planId: id, version: 1, termsUrl: quote.termsUrl, quotedAt: moment, total: 4_931 });
    expect(post!.headers.get('idempotency-key')).toBeTruthy();
  });

  it('shows what a change costs before it is confirmed, and again where that is something else meanwhile', async () => {
    const lines = [
      { description: 'Remainder of Basic', amount: -4_850 },
      { description: 'Professional, prorated', amount: 2_450 },
    ];
    const dueNow = { ...quote.dueNow, lines, net: -2_400, tax: 0, credit: 0, total: -2_400 };
    const error = { code: 'conflict', message: 'What Professional costs has changed since it was shown.' };
    let refuse = true;
    const sent = stubNetwork({
      ...routes,
      [quoted]: { body: { ...quote, dueNow, termsUrl: null, minutesLeft: 300, subaccounts: 2 } },
      'PUT /v1/billing/subscription': () => (refuse ? { status: 409, body: { error } } : { body: billing }),
    });
    const { user } = renderPage(<BillingPage />, { at });
    expect(await screen.findByText(/\$0\.50 per minute/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Change plan' }));
    await user.click(await screen.findByRole('radio', { name: /Professional/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Professional' }));
    expect(dialog.getByText('Remainder of Basic').nextSibling?.textContent).toBe('-$48.50');
    expect(dialog.getByText('Credit for the next invoice').nextSibling?.textContent).toBe('$24.00');
    expect(dialog.getByText(/You’ll have 300 minutes left/)).toBeTruthy();
    expect(dialog.getByText(/Your subaccounts \(2\)/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await dialog.findByText(error.message)).toBeTruthy();
    refuse = false;
    await user.click(dialog.getByRole('button', { name: 'Change plan' }));
    expect(await screen.findByText('Your plan is now Professional')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'PUT').at(-1)!.body).toEqual({
      planId: id,
      version: 1,
      quotedAt: moment,
      total: -2_400,
    });
  });

  it('leads to the payment page where a card is needed', async () => {
    const url = 'https://pay.example/cs_1';
    stubNetwork({
      ...without,
      [quoted]: { body: { ...quote, needsCard: true, termsUrl: null } },
      'POST /v1/billing/checkout': { status: 201, body: { url } },
    });
    const { user } = renderPage(<BillingPage />, { at: `${at}?plan=${id}` });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await vi.waitFor(() => expect(away).toHaveBeenCalledWith(url));
  });

  it('says how the payment page ended, whichever way', async () => {
    const checkout = `PUT /v1/billing/checkouts/${id}`;
    stubNetwork({ ...routes, [checkout]: { body: { status: 'done', problem: null, plan: 'Professional' } } });
    renderPage(<BillingPage />, { at: `${at}?checkout=${id}` });
    expect(await screen.findByText('Your plan is now Professional')).toBeTruthy();
  });

  it('says that nothing changed where the page was left', async () => {
    const checkout = `PUT /v1/billing/checkouts/${id}`;
    stubNetwork({ ...without, [checkout]: { body: { status: 'ended', problem: null, plan: 'Professional' } } });
    const { user } = renderPage(<BillingPage />, { at: `${at}?checkout=${id}` });
    expect(await screen.findByText('The payment page was closed. Nothing changed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/payment page was closed/)).toBeNull();
  });

  it('shows the card and leads to where it is changed', async () => {
    const card = { brand: 'visa', last4: '4242', expMonth: 7, expYear: 2030 };
    const url = 'https://pay.example/portal';
    stubNetwork({
      ...routes,
      'GET /v1/billing': { body: { ...billing, payment: { online: true, card } } },
      'POST /v1/billing/portal': { status: 201, body: { url } },
    });
    const { user } = renderPage(<BillingPage />, { at });
    expect(await screen.findByText('Visa ending in 4242, valid until 07/30')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change card' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cards and receipts' }));
    await vi.waitFor(() => expect(away).toHaveBeenCalledWith(url));
  });

  it('asks for a card where there is none, and says when the provider is away', async () => {
    const error = { code: 'payment_unavailable', message: 'Can’t reach the payment provider right now.' };
    stubNetwork({
      ...routes,
      'GET /v1/billing': { body: { ...billing, payment: { online: true, card: null } } },
      'POST /v1/billing/payment-method': { status: 503, body: { error } },
    });
    const { user } = renderPage(<BillingPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Set up payment' }));
    expect(await screen.findByText(error.message)).toBeTruthy();
  });

  it('cancels with the month, after a question', async () => {
    const sent = stubNetwork({ ...routes, 'POST /v1/billing/subscription/cancel': { body: billing } });
    const { user } = renderPage(<BillingPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Professional?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('Professional ends on Dec 23, 2026')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({ when: 'end' });
  });

  it('says what is wrong with billing details where it is wrong', async () => {
    const details = [{ path: 'body.vatId', message: 'A VAT number begins with two letters.' }];
    const error = { code: 'invalid_input', message: 'Some fields…', details };
    stubNetwork({ ...without, 'PUT /v1/billing/profile': { status: 400, body: { error } } });
    const { user } = renderPage(<BillingPage />, { at });
    await user.type(await screen.findByLabelText(/VAT number/), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A VAT number begins with two letters.')).toBeTruthy();
  });

  it('offers nothing to change to those who may only look', async () => {
    stubNetwork(routes);
    const permissions = { ...aWorkspace('admin').permissions, settings: 'view' as const };
    renderPage(<BillingPage />, { at, workspace: aWorkspace('admin', { permissions }) });
    expect(await screen.findByText('$49.00 per month')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change plan' })).toBeNull();
  });
});

it('an invoice leads from each line to its calls', async () => {
  const line = {
    id,
    description: 'Voice agents',
    quantity: 150,
    unit: 'second',
    unitAmount: 50,
    per: 60,
    included: 60,
    net: 125,
    from: moment,
    to: moment,
    hasCalls: true,
  };
  const document = {
    number: 'INV-000007',
    kind: 'invoice',
    issuedAt: moment,
    dueAt: moment,
    currency: 'USD',
    lines: [line],
    seller: { ...profile, name: 'Parley Ltd' },
    buyer: profile,
    net: 125,
    gross: 149,
    corrects: null,
    tax: { category: 'S', name: 'VAT', basisPoints: 1_900, base: 125, amount: 24, note: null },
  };
  const online = { status: 'open', url: 'https://pay.example/in_1', problem: 'The card was not charged.' };
  const call = {
    callId: id,
    agentName: 'Front desk',
    startedAt: moment,
    occurredAt: moment,
    seconds: 90,
    included: 60,
    billed: 30,
  };
  stubNetwork({
    [`GET /v1/billing/invoices/${id}`]: { body: { ...invoice, document, steps: [], payments: [payment], online } },
    [`GET /v1/billing/invoices/${id}/lines/${id}/calls`]: { body: { items: [call], next: null } },
  });
  const path = '/dashboard/settings/billing/invoices/:invoiceId';
  const { user } = renderPage(<InvoicePage />, { at: path.replace(':invoiceId', id), path });
  expect(await screen.findByText('The card was not charged.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay online' }).getAttribute('href')).toBe(online.url);
  expect(await screen.findByText(/2 min 30 s at \$0.50 per minute, 1 min included/)).toBeTruthy();
  expect(screen.getByText('VAT 19%').nextSibling?.textContent).toBe('$0.24');
  await user.click(screen.getByRole('button', { name: 'Show calls' }));
  const row = (await screen.findByRole('link', { name: 'Front desk' })).closest('tr');
  expect(row?.textContent).toContain('30 s');
});
