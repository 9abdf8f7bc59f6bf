import '#web/testing/browser-gaps.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MarginSum, Margins } from '#domain/agency/margins.ts';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import type { Plan } from '#domain/billing/plans.ts';
import { everything } from '#domain/identity/acting.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { currentWorkspaceId } from '#web/lib/current-workspace.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import AgentCopiesPage from './agent-copies-page.tsx';
import { changesOf } from './permissions-dialog.tsx';
import { firstDue, quoteWords } from './plan-quote.ts';
import SubaccountPage from './subaccount-page.tsx';
import SubaccountUsagePage from './subaccount-usage-page.tsx';
import SubaccountsPage from './subaccounts-page.tsx';
import TemplatesPage from './templates-page.tsx';

const at = '/dashboard/agency/subaccounts';
const idOf = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const aSubaccount = (change: Partial<Subaccount> = {}): Subaccount => ({
  id: idOf(1),
  name: 'Bright Dental',
  status: 'active',
  suspensionReason: null,
  contactEmail: null,
  owner: 'held',
  invitedEmail: null,
  members: 0,
  agents: 2,
  calls: 7,
  minutes: 12.5,
  createdAt: '2026-11-20T10:00:00Z',
  restorableUntil: null,
  ...change,
});
const aSum = (change: Partial<MarginSum> = {}): MarginSum => ({
  currency: 'USD',
  invoiced: 10_000,
  estimate: 600,
  revenue: 10_600,
  cost: 800,
  margin: 9_800,
  percent: 92.5,
  ...change,
});
const aPlan: Plan = {
  id: idOf(90),
  name: 'Pro',
  description: '',
  version: 1,
  mostPopular: false,
  offered: true,
  status: 'active',
  subscribers: 0,
  price: 19_700,
  currency: 'USD',
  interval: 'month',
  setupFee: 0,
  trialDays: 0,
  trialMinutes: 0,
  includedMinutes: 1_500,
  overage: 'stop',
  meters: {},
  limits: {},
  unitPrices: {},
  createdAt: '2026-11-20T10:00:00Z',
};
const { status: _status, subscribers: _subscribers, createdAt: _createdAt, ...offered } = aPlan;
const aQuote = {
  trialUntil: null,
  dueNow: 19_700,
  nextBillingAt: '2026-12-23T10:00:00Z',
  nextPrice: 19_700,
  difference: 0,
  problem: null,
};
const everyones = { price: null, setupFee: null };
const withPlan = (
  plan: object = { subscription: null, offers: [{ ...offered, current: false, quote: aQuote, own: everyones }] },
) => ({
  'GET /v1/sales/invoices': { body: { items: [], next: null } },
  [`GET /v1/subaccounts/${idOf(1)}/plan`]: { body: plan },
  [`GET /v1/subaccounts/${idOf(1)}/billing-profile`]: {
    body: { name: 'Bright Dental Ltd', address: '', country: null, vatId: null },
  },
});
const marginsOf = (items: Subaccount[], sums = [aSum()]): Margins => ({
  from: '2026-11-01',
  to: '2026-11-23',
  items: items.map(({ id, name, status }) => ({ id, name, status, calls: 7, minutes: 12.5, sums })),
  totals: { calls: 14, minutes: 25, sums: [aSum({ revenue: 21_200, margin: -5, percent: null })] },
});
const network = (items: Subaccount[] = [aSubaccount()], more = {}) =>
  stubNetwork({
    'GET /v1/subaccounts': { body: { items, limit: 10 } },
    'GET /v1/subaccount-templates': { body: { items: [] } },
    'GET /v1/workspaces': { body: { items: [aWorkspace()] } },
    'GET /v1/margins': { body: marginsOf(items) },
    'GET /v1/plans': { body: { items: [aPlan] } },
    ...more,
  });
type User = ReturnType<typeof renderPage>['user'];
const openMenu = async (user: User, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Bright Dental' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const figure = (title: string) => screen.getByText(title, { selector: 'dt' }).nextSibling?.textContent;

describe('Subaccounts', () => {
  it('shows zero counts in an empty workspace, and the way to the first', async () => {
    network([]);
    const { user, router } = renderPage(<SubaccountsPage />, { at });
    expect(screen.getByRole('heading', { level: 1, name: 'Subaccounts' })).toBeTruthy();
    expect(await screen.findByText('No subaccounts yet')).toBeTruthy();
    for (const title of ['Subaccounts', 'Active', 'Agents', 'Minutes this month']) expect(figure(title)).toBe('0');
    await user.click(screen.getAllByRole('link', { name: 'Create subaccount' })[0]!);
    expect(await screen.findByRole('dialog', { name: 'Create subaccount' })).toBeTruthy();
    expect(router.state.location.search).toBe('?create');
  });

  it('lists them with figures, states and owners, and finds one among 500', async () => {
    const many = Array.from({ length: 497 }, (_, n) => aSubaccount({ id: idOf(n + 10), name: `Client ${n}` }));
    network([
      aSubaccount(),
      aSubaccount({ id: idOf(2), name: 'Late', status: 'suspended', suspensionReason: 'An invoice is open.' }),
      aSubaccount({ id: idOf(3), name: 'Gone', status: 'deleted', restorableUntil: '2026-12-20T10:00:00Z' }),
      ...many,
    ]);
    const { user } = renderPage(<SubaccountsPage />, { at });
    await screen.findByText('Bright Dental');
    expect(figure('Subaccounts')).toBe('499');
    expect(figure('Active')).toBe('498');
    expect(screen.getAllByRole('row')).toHaveLength(102);
    expect(screen.getByRole('row', { name: /Late/ }).textContent).toMatch(/An invoice is open.*Suspended/);
    expect(screen.getByRole('row', { name: /Gone/ }).textContent).toMatch(/Deleted on .*Deleted/);
    await user.click(screen.getByRole('searchbox', { name: 'Search subaccounts' }));
    await user.paste('client 496');
    expect(await screen.findByText('Client 496')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.paste('x');
    expect(await screen.findByText('No subaccounts match “client 496x”')).toBeTruthy();
  });

  it('shows what is earned with each in a range, with the sums of all and a file', async () => {
    const sent = network([aSubaccount(), aSubaccount({ id: idOf(2), name: 'Other' })], {
      'GET /v1/margins/export': { body: 'subaccount' },
    });
    const { user } = renderPage(<SubaccountsPage />, { at });
    const row = await screen.findByRole('row', { name: /Bright Dental/ });
    await within(row).findByText('$106.00');
    expect(row.textContent).toMatch(/\$106\.00\$6\.00 estimated\$8\.00\$98\.0092\.5%/);
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toMatch(/^Total1425\$212\.00.*-\$0\.05/);
    await user.click(screen.getByRole('combobox', { name: 'Range' }));
    await user.click(await screen.findByRole('option', { name: 'Last month' }));
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(await screen.findByText('Metrics exported')).toBeTruthy();
    const asked = sent.map(({ path, search }) => `${path}?${search}`).filter((path) => path.startsWith('/v1/margins'));
    expect(asked.at(-1)).toBe('/v1/margins/export?range=last_month');
    expect(asked).toContain('/v1/margins?range=last_month');
    // Sums of others than those shown would tell nothing.
    await user.type(screen.getByRole('searchbox', { name: 'Search subaccounts' }), 'bright');
    expect(screen.queryByRole('row', { name: /^Total/ })).toBeNull();
  });

  it('shows one with its money and its invoices, and says when it is gone', async () => {
    network([aSubaccount()], withPlan());
    const path = '/dashboard/agency/subaccounts/:subaccountId';
    renderPage(<SubaccountPage />, { at: `${at}/${idOf(1)}`, path });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bright Dental' })).toBeTruthy();
    await screen.findByText('$106.00');
    expect(figure('Margin, 92.5%')).toBe('$98.00');
    expect(figure('Estimated portion')).toBe('$6.00');
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
    cleanup();
    renderPage(<SubaccountPage />, { at: `${at}/${idOf(9)}`, path });
    expect(await screen.findByText('Subaccount not found')).toBeTruthy();
  });

  it('gives one a plan, after it has said what is due now and next', async () => {
    const path = '/dashboard/agency/subaccounts/:subaccountId';
    const subscription = { plan: 'Pro' };
    const sent = network([aSubaccount()], {
      ...withPlan(),
      'GET /v1/coupons': { body: { items: [] } },
      [`PUT /v1/subaccounts/${idOf(1)}/plan`]: { body: { subscription, offers: [] } },
    });
    const { user } = renderPage(<SubaccountPage />, { at: `${at}/${idOf(1)}`, path });
    expect(await screen.findByText('No plan')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Choose a plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a plan for Bright Dental' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Start plan' }).disabled).toBe(true);
    await user.click(dialog.getByRole('combobox', { name: 'Plan' }));
    await user.click(await screen.findByRole('option', { name: /^Pro/ }));
    expect(await dialog.findByText('Due now: $197.00, invoiced immediately.')).toBeTruthy();
    expect(dialog.getByText(/^Next payment on .*: \$197\.00 for the month\.$/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Start plan' }));
    expect(await screen.findByText('Bright Dental is now on the Pro plan')).toBeTruthy();
    const details = within(await screen.findByRole('form', { name: 'Billing details' }));
    expect(details.getByLabelText<HTMLInputElement>('Name').value).toBe('Bright Dental Ltd');
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ planId: aPlan.id });
  });

  it('gives one a price of its own, and a coupon', async () => {
    const path = '/dashboard/agency/subaccounts/:subaccountId';
    const { subscription, offers } = {
      subscription: null,
      offers: [{ ...offered, current: false, quote: aQuote, own: everyones }],
    };
    const sent = network([aSubaccount()], {
      ...withPlan(),
      'GET /v1/coupons': { body: { items: [{ id: idOf(7), code: 'GIFT', status: 'active' }] } },
      [`PUT /v1/subaccounts/${idOf(1)}/prices/${aPlan.id}`]: { body: { subscription, offers } },
      [`PUT /v1/subaccounts/${idOf(1)}/plan`]: { body: { subscription: { plan: 'Pro' }, offers: [] } },
    });
    const { user } = renderPage(<SubaccountPage />, { at: `${at}/${idOf(1)}`, path });
    await user.click(await screen.findByRole('button', { name: 'Choose a plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a plan for Bright Dental' }));
    await user.click(dialog.getByRole('combobox', { name: 'Plan' }));
    await user.click(await screen.findByRole('option', { name: /Pro/ }));
    await user.type(dialog.getByLabelText(/Client price per month/), '79');
    await user.click(dialog.getByRole('button', { name: 'Save price' }));
    expect(await screen.findByText('Client price saved')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: /Coupon/ }));
    await user.click(await screen.findByRole('option', { name: 'GIFT' }));
    await user.click(dialog.getByRole('button', { name: 'Start plan' }));
    expect(await screen.findByText('Bright Dental is now on the Pro plan')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { price: 7_900, setupFee: null },
      { planId: aPlan.id, couponId: idOf(7) },
    ]);
  });

  it('says what a change and a trial cost, and what stands in the way', () => {
    const words = (change: object) =>
      quoteWords({ currency: 'USD', interval: 'month' }, { ...aQuote, ...change }).join(' ');
    expect(words({ dueNow: 0, difference: -1_000 })).toMatch(/nothing\. \$10\.00 for the unused time becomes a credit/);
    expect(words({ dueNow: 0, trialUntil: '2026-12-07T10:00:00Z' })).toMatch(/^Trial ends Dec/);
    expect(words({ problem: 'It is paid in EUR.' })).toBe('It is paid in EUR.');
    expect(firstDue({ ...aPlan, trialDays: 14, trialMinutes: 30 })).toMatch(
      /14 days with 30 minutes\. After that, \$197\.00/,
    );
    expect(firstDue({ ...aPlan, setupFee: 5_000 })).toMatch(/, before tax\. The first invoice includes a setup fee/);
  });

  it('makes one, and keeps what was typed when it is refused', async () => {
    let refuse = true;
    const refusal = { error: { code: 'limit_reached', message: 'As many as it may.' } };
    const sent = network([], {
      'POST /v1/subaccounts': () => (refuse ? { status: 409, body: refusal } : { status: 201, body: aSubaccount() }),
    });
    const { user } = renderPage(<SubaccountsPage />, { at: `${at}?create` });
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Name/), 'Bright Dental');
    await user.type(within(dialog).getByLabelText(/Owner’s email/), 'owner@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Create subaccount' }));
    expect(await within(dialog).findByText('As many as it may.')).toBeTruthy();
    refuse = false;
    expect(within(dialog).getByText(/^Nothing is due/)).toBeTruthy();
    await user.click(within(dialog).getByRole('combobox', { name: 'Plan' }));
    await user.click(await screen.findByRole('option', { name: 'Pro' }));
    expect(within(dialog).getByText(/^\$197\.00 is invoiced now/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Create subaccount' }));
    expect(await screen.findByText('Bright Dental created')).toBeTruthy();
    const posts = sent.filter(({ method }) => method === 'POST');
    const made = { name: 'Bright Dental', ownerEmail: 'owner@example.com', planId: aPlan.id };
    expect(posts.at(-1)?.body).toEqual(made);
    expect(posts.at(-1)?.headers.get('idempotency-key')).not.toBe(posts[0]?.headers.get('idempotency-key'));
  });

  it('imports a file only after it has shown what would become of each row', async () => {
    const row = { line: 2, name: 'One', problem: null, subaccountId: null };
    const refused = { line: 3, name: 'Two', result: 'refused', problem: 'No such template.', subaccountId: null };
    const sent = network([], {
      'POST /v1/subaccounts/import': ({ body }: { body: unknown }) => ({
        body: { items: [{ ...row, result: (body as { dryRun: boolean }).dryRun ? 'ready' : 'made' }, refused] },
      }),
    });
    const { user } = renderPage(<SubaccountsPage />, { at: `${at}?import` });
    const dialog = await screen.findByRole('dialog', { name: 'Import subaccounts' });
    await user.type(within(dialog).getByLabelText(/^Rows/), 'name{enter}One');
    await user.click(within(dialog).getByRole('button', { name: 'Check rows' }));
    expect(await within(dialog).findByText('No such template.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Create 1 subaccount' }));
    expect(await within(dialog).findByText('Created')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { csv: 'name\nOne', dryRun: true },
      { csv: 'name\nOne', dryRun: false },
    ]);
  });

  it('suspends with a reason, resumes, takes back, and deletes by its name', async () => {
    const sent = network(undefined, {
      [`PUT /v1/subaccounts/${idOf(1)}/suspension`]: { body: aSubaccount({ status: 'suspended' }) },
      [`DELETE /v1/subaccounts/${idOf(1)}`]: { body: aSubaccount({ status: 'deleted' }) },
    });
    const { user } = renderPage(<SubaccountsPage />, { at });
    await openMenu(user, 'Suspend');
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Enter a reason. Members will see it.')).toBeTruthy();
    await user.type(screen.getByLabelText(/Message to members/), 'An invoice is open.');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Bright Dental suspended')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: 'An invoice is open.' });
    await openMenu(user, 'Delete');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Delete subaccount' });
    expect(button.disabled).toBe(true);
    await user.type(screen.getByLabelText(/Type Bright Dental/), 'Bright Dental');
    await user.click(button);
    expect(await screen.findByText('Bright Dental was deleted')).toBeTruthy();
  });

  it('enters one, and goes there', async () => {
    network(undefined, {
      [`PUT /v1/subaccounts/${idOf(1)}/entry`]: { body: { workspaceId: idOf(1), until: '2026-11-23T16:00:00Z' } },
    });
    const { user, router } = renderPage(<SubaccountsPage />, { at });
    await openMenu(user, 'Enter');
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/getting-started');
    expect(currentWorkspaceId()).toBe(idOf(1));
  });

  it('is only to look at for who may only look, and says what a subaccount is', async () => {
    network();
    const viewer = aWorkspace('viewer');
    viewer.permissions = { ...viewer.permissions, settings: 'view' };
    const { unmount } = renderPage(<SubaccountsPage />, { at: `${at}?create`, workspace: viewer });
    await screen.findByText('Bright Dental');
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create subaccount' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    const agency = { id: idOf(9), name: 'Bright Agency' };
    renderPage(<SubaccountsPage />, { at, workspace: aWorkspace('owner', { agency }) });
    expect(await screen.findByText(/This workspace belongs to Bright Agency/)).toBeTruthy();
  });

  it('says why it could not be loaded, and tries again', async () => {
    let down = true;
    const refusal = { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } };
    const loaded = { body: { items: [aSubaccount()], limit: 10 } };
    network([], { 'GET /v1/subaccounts': () => (down ? refusal : loaded) });
    const { user } = renderPage(<SubaccountsPage />, { at });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bright Dental')).toBeTruthy();
  });
});

it('grants and revokes what was changed, and nothing else', () => {
  const before = { ...roleMatrix.owner, agents: 'view' as const, calls: false };
  const after = { ...before, agents: 'full' as const, contacts: 'none' as const, calls: true };
  expect(changesOf(before, after)).toEqual({ granted: { agents: 'full', calls: true }, revoked: { contacts: 'none' } });
  expect(changesOf(after, before)).toEqual({
    granted: { contacts: 'full' },
    revoked: { agents: 'view', calls: false },
  });
});

describe('Agents for subaccounts', () => {
  const agentId = idOf(50);
  const copy = {
    subaccountId: idOf(1),
    subaccount: 'Bright Dental',
    agentId: idOf(51),
    status: 'both',
    sourceVersion: 1,
    latestVersion: 2,
    updates: ['greeting'],
    changes: ['persona'],
  };

  it('copies to those without, and asks before it overwrites what was changed there', async () => {
    const sent = network([aSubaccount(), aSubaccount({ id: idOf(2), name: 'New Client' })], {
      'GET /v1/agents': { body: { items: [{ id: agentId, name: 'Front desk' }] } },
      [`GET /v1/agents/${agentId}/copies`]: { body: { items: [copy] } },
      [`POST /v1/agents/${agentId}/copies`]: {
        body: {
          items: [{ subaccountId: idOf(2), subaccount: 'New Client', result: 'copied', problem: null, agentId }],
        },
      },
      [`PUT /v1/agents/${agentId}/copies`]: { body: { items: [{ ...copy, result: 'updated', problem: null }] } },
    });
    const { user } = renderPage(<AgentCopiesPage />, { at: `${at}/agents` });
    expect(await screen.findByText('Update available (changed in the subaccount)')).toBeTruthy();
    expect(screen.getByText('An update changes: greeting. Changed in the subaccount: persona.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'New Client' }));
    await user.click(screen.getByRole('button', { name: 'Copy to 1' }));
    expect(await screen.findByText('1 copied')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Bright Dental' }));
    await user.click(screen.getByRole('button', { name: 'Update 1' }));
    expect(await screen.findByText(/Bright Dental \(persona\)/)).toBeTruthy();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    expect(await screen.findByText('1 updated')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ subaccountIds: [idOf(1)], overwrite: true });
  });
});

it('Usage shows each subaccount in the range, former ones too', async () => {
  const row = { id: idOf(1), name: 'Bright Dental', status: 'left', calls: 3, minutes: 4.5, characters: 100 };
  const sent = network([], { 'GET /v1/subaccounts/usage': { body: { items: [row], days: [] } } });
  renderPage(<SubaccountUsagePage />, { at: `${at}/usage` });
  expect(await screen.findByText('Bright Dental')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Bright Dental/ }).textContent).toMatch(/Left.*3.*4\.5.*100/);
  expect(sent[0]?.search.get('days')).toBe('30');
});

it('Templates are made with a name, limits and copies of agents', async () => {
  const template = {
    id: idOf(7),
    name: 'Practice',
    settings: { limits: { agents: 3 }, agentIds: [idOf(50)], roleIds: [] },
    createdAt: '2026-11-20T10:00:00Z',
  };
  const items: unknown[] = [];
  const sent = network([], {
    'GET /v1/subaccount-templates': () => ({ body: { items } }),
    'POST /v1/subaccount-templates': () => {
      items.push(template);
      return { status: 201, body: template };
    },
    'GET /v1/agents': { body: { items: [{ id: idOf(50), name: 'Front desk' }] } },
    'GET /v1/roles': { body: { items: [], limit: 15, most: null } },
    'GET /v1/limits/subaccounts': { body: { values: {}, placeholders: { agents: 5 } } },
    'GET /v1/workspace/preferences': { body: {} },
  });
  const { user } = renderPage(<TemplatesPage />, { at: `${at}/templates` });
  await user.click(await screen.findByRole('button', { name: 'New template' }));
  const dialog = await screen.findByRole('dialog', { name: 'New template' });
  await user.type(within(dialog).getByLabelText(/^Name/), 'Practice');
  await user.type(within(dialog).getByLabelText('Agents'), '3');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Front desk' }));
  await within(dialog).findByRole('option', { name: 'Pro' });
  await user.selectOptions(within(dialog).getByLabelText('Plan'), 'Pro');
  await user.selectOptions(within(dialog).getByLabelText('Language'), 'en-US');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Limit member permissions' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Calls and transcripts' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 agent, 1 limit')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Practice',
    settings: {
      limits: { agents: 3 },
      agentIds: [idOf(50)],
      roleIds: [],
      planId: aPlan.id,
      language: 'en-US',
      permissions: { ...everything, calls: false },
    },
  });
});
