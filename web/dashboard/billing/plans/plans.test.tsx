import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Plan } from '#domain/billing/plans.ts';
import { limitIds } from '#domain/usage/limits.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import PlansPage from './plans-page.tsx';

const at = '/dashboard/agency/pricing';
const id = '019a0000-0000-7000-8000-0000000000d1';
const pro: Plan = {
  id,
  name: 'Pro',
  description: 'Every day.',
  version: 2,
  mostPopular: true,
  status: 'active',
  subscribers: 3,
  offered: true,
  price: 19_700,
  currency: 'USD',
  interval: 'month',
  setupFee: 0,
  trialDays: 14,
  trialMinutes: 60,
  includedMinutes: 1_500,
  overage: 'pay_as_you_go',
  meters: { phoneNumbers: 5 },
  limits: {},
  unitPrices: {},
  createdAt: '2026-11-20T10:00:00Z',
};
const enterprise: Plan = {
  ...pro,
  id: '019a0000-0000-7000-8000-0000000000d2',
  name: 'Enterprise',
  mostPopular: false,
  status: 'archived',
  includedMinutes: null,
  meters: { phoneNumbers: null },
  trialDays: 0,
};
const items = [pro, enterprise];
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const list = { 'GET /v1/plans': { body: { items } } };

it('shows what each plan costs and includes', async () => {
  stubNetwork(list);
  renderPage(<PlansPage />, { at });
  expect(await screen.findByText('Pro')).toBeTruthy();
  expect(row('Pro').textContent).toContain('1,500 minutes, 5 numbers');
  expect(row('Pro').textContent).toContain('Trial: 14 days with 60 minutes.');
  expect(row('Pro').textContent).toContain('$197.00per month');
  expect(within(row('Pro')).getByText('Most popular')).toBeTruthy();
  expect(row('Enterprise').textContent).toContain('Unlimited minutes, unlimited numbers');
  expect(within(row('Enterprise')).getByText('Archived')).toBeTruthy();
});

it('makes a plan, and says what is wrong before it is sent', async () => {
  const sent = stubNetwork({ ...list, 'POST /v1/plans': { status: 201, body: { ...pro, name: 'Starter' } } });
  const { user } = renderPage(<PlansPage />, { at });
  await user.click(await screen.findByRole('link', { name: 'Create plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create plan' }));
  await user.type(dialog.getByLabelText('Price per month'), '29.999');
  await user.click(dialog.getByRole('button', { name: 'Create plan' }));
  expect(dialog.getByText('Enter a plan name.')).toBeTruthy();
  expect(dialog.getByText(/Enter an amount, such as 97.00/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Name'), 'Starter');
  await user.clear(dialog.getByLabelText('Price per month'));
  await user.type(dialog.getByLabelText('Price per month'), '29');
  await user.type(dialog.getByLabelText('Included minutes'), '100');
  await user.type(dialog.getByLabelText(/Phone numbers/), '2');
  await user.click(dialog.getByRole('radio', { name: 'Stop' }));
  await user.click(dialog.getByRole('button', { name: 'Create plan' }));
  expect(await screen.findByText('Starter created')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
    name: 'Starter',
    description: '',
    price: 2_900,
    currency: 'USD',
    includedMinutes: 100,
    overage: 'stop',
    trialDays: 0,
    trialMinutes: 0,
    meters: { phoneNumbers: 2 },
    limits: {},
    unitPrices: {},
    interval: 'month',
    setupFee: 0,
  });
});

it('archives a plan after a question, and shows who is on it', async () => {
  const subscriber = { workspaceId: id, name: 'Bakery', status: 'active', version: 1, since: '2026-11-20T10:00:00Z' };
  const sent = stubNetwork({
    ...list,
    [`PUT /v1/plans/${id}/status`]: { body: { ...pro, status: 'archived' } },
    [`GET /v1/plans/${id}/subscribers`]: { body: { items: [subscriber] } },
  });
  const { user } = renderPage(<PlansPage />, { at });
  await user.click(await screen.findByRole('button', { name: 'More for Pro' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Subscribers' }));
  expect((await screen.findByText('Bakery')).closest('li')?.textContent).toContain('Version 1');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'More for Pro' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Archive plan' }));
  expect(await screen.findByText('Pro archived')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({ status: 'archived' });
});

it('says all limits, nothing where a field is empty, and what is refused at its field', async () => {
  const problem = { path: 'body.limits.agents', message: 'Agents: your limit is 25 agents.' };
  const refusal = { error: { code: 'invalid_input', message: problem.message, details: [problem] } };
  let refuse = true;
  const limited = { ...pro, setupFee: 25_000, limits: { storageGb: 10, teamMembers: null } };
  const sent = stubNetwork({
    'GET /v1/plans': { body: { items: [limited] } },
    [`PATCH /v1/plans/${id}`]: () => (refuse ? { status: 400, body: refusal } : { body: limited }),
  });
  const { user } = renderPage(<PlansPage />, { at });
  expect((await screen.findByText(/Limits:/)).textContent).toBe('Limits: 10 GB of storage, unlimited people.');
  expect(screen.getByText('plus $250.00 to set up')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'More for Pro' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pro' }));
  expect(dialog.getAllByLabelText(/^Max /)).toHaveLength(limitIds.length);
  expect(dialog.getByLabelText<HTMLInputElement>('Max team members').value).toBe('none');
  await user.clear(dialog.getByLabelText('Max storage in GB'));
  await user.type(dialog.getByLabelText('Max agents'), 'many');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a whole number or “none”, or leave it empty.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Max agents'));
  await user.type(dialog.getByLabelText('Max agents'), '1,000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(problem.message)).toBeTruthy();
  refuse = false;
  await user.clear(dialog.getByLabelText('Max agents'));
  await user.type(dialog.getByLabelText('Max agents'), '20');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Pro was saved')).toBeTruthy();
  expect(sent.findLast(({ method }) => method === 'PATCH')!.body).toMatchObject({
    limits: { agents: 20, teamMembers: null },
  });
});

it('takes a plan off the list of clients, and gives its checkout link at the verified address', async () => {
  const hosts = [
    { host: 'new.example', verifiedAt: null, record: { name: 'n', value: 'v' }, target: 't' },
    {
      host: 'voice.bright.example',
      verifiedAt: '2026-11-20T10:00:00Z',
      record: { name: 'n', value: 'v' },
      target: 't',
    },
  ];
  const sent = stubNetwork({
    ...list,
    [`PATCH /v1/plans/${id}`]: { body: { ...pro, offered: false } },
    'GET /v1/brand': { body: { brand: null } },
    'GET /v1/brand/hosts': { body: { items: hosts } },
  });
  const { user } = renderPage(<PlansPage />, { at });
  await user.click(await screen.findByRole('button', { name: 'More for Pro' }));
  await user.click(screen.getByRole('menuitem', { name: 'Hide from clients' }));
  expect(await screen.findByText('Pro is now hidden from clients')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({ offered: false });
  await user.click(screen.getByRole('button', { name: 'More for Pro' }));
  await user.click(screen.getByRole('menuitem', { name: 'Checkout link' }));
  expect(await screen.findByText(new RegExp(`//voice.bright.example.*/checkout/${id}`))).toBeTruthy();
});

it('makes a coupon, archives one, and asks for a year and a set-up fee', async () => {
  const coupon = {
    id,
    code: 'WELCOME',
    percentOff: 1_250,
    amountOff: null,
    currency: null,
    duration: 'months',
    months: 3,
    maxRedemptions: null,
    clients: 1,
    expiresAt: null,
    status: 'active',
    createdAt: '2026-11-23T08:00:00Z',
  };
  const sent = stubNetwork({
    ...list,
    'GET /v1/coupons': { body: { items: [coupon] } },
    'POST /v1/coupons': { status: 201, body: { ...coupon, code: 'MORE' } },
    [`PUT /v1/coupons/${id}/status`]: { body: { ...coupon, status: 'archived' } },
    'POST /v1/plans': { status: 201, body: { ...pro, name: 'Whole year' } },
  });
  const { user } = renderPage(<PlansPage />, { at });
  expect(await screen.findByText('12.5% off for 3 months, used by 1 client')).toBeTruthy();
  await user.type(screen.getByLabelText('Code'), 'more');
  await user.type(screen.getByLabelText('Discount'), '101');
  await user.click(screen.getByRole('button', { name: 'Create coupon' }));
  expect(screen.getByText('Enter a percentage up to 100, such as 20 or 12.5.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Discount'));
  await user.type(screen.getByLabelText('Discount'), '20');
  await user.click(screen.getByRole('button', { name: 'Create coupon' }));
  expect(await screen.findByText('MORE is now active')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await user.click(await screen.findByRole('link', { name: 'Create plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create plan' }));
  await user.type(dialog.getByLabelText('Name'), 'Whole year');
  await user.click(dialog.getByLabelText('Paid'));
  await user.click(await screen.findByRole('option', { name: 'Yearly' }));
  await user.type(dialog.getByLabelText('Price per year'), '290');
  await user.type(dialog.getByLabelText(/Setup fee/), '25');
  await user.click(dialog.getByRole('button', { name: 'Create plan' }));
  expect(await screen.findByText('Whole year created')).toBeTruthy();
  expect(sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { code: 'more', duration: 'once', months: null, percentOff: 2_000, amountOff: null, currency: null },
    { status: 'archived' },
    expect.objectContaining({ interval: 'year', price: 29_000, setupFee: 2_500 }),
  ]);
});
