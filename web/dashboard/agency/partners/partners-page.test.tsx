import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Partner, PartnerEntry } from '#domain/agency/partners.ts';
import { referralKey } from '#web/lib/referral.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import AffiliatePage from './affiliate-page.tsx';
import PartnerPage from './partner-page.tsx';
import PartnersPage from './partners-page.tsx';
import { tellReferral } from './tell-referral.ts';

const at = '/dashboard/agency/partners';
const rowId = '019a0000-0000-7000-8000-00000000000b';
const rates = { affiliate: 1500, reseller: 2500, referral: 2000 };
const id = '019a0000-0000-7000-8000-00000000000a';
const aPartner = (change: Partial<Partner> = {}): Partner => ({
  id,
  name: 'Blue Voice',
  email: 'hello@example.com',
  type: 'reseller',
  status: 'active',
  commissionPoints: 2500,
  link: 'https://parley.example/get-started?ref=abcdefgh23',
  referrals: 3,
  sums: [{ currency: 'EUR', revenue: 19_700, commission: 4925, paid: 0, owed: 4925 }],
  createdAt: '2026-11-20T10:00:00Z',
  ...change,
});
const anEntry = (change: Partial<PartnerEntry> = {}): PartnerEntry => ({
  id,
  kind: 'earned',
  createdAt: '2026-11-21T10:00:00Z',
  currency: 'EUR',
  amount: 4925,
  revenue: 19_700,
  description: 'INV-000001',
  reference: null,
  invoiceId: id,
  ...change,
});
const network = (items: Partner[] = [aPartner()], more = {}) =>
  stubNetwork({ 'GET /v1/partners': { body: { items, rates } }, ...more });

describe('Partner Details', () => {
  it('invents no partners, and begins with the specification’s commissions', async () => {
    network([]);
    renderPage(<PartnersPage />, { at });
    expect(screen.getByRole('heading', { level: 1, name: 'Partner Details' })).toBeTruthy();
    expect(await screen.findByText('No partners yet')).toBeTruthy();
    const form = screen.getByRole('form', { name: 'Default commissions' });
    for (const [title, value] of [
      ['Affiliate', '15'],
      ['Reseller', '25'],
      ['Referral', '20'],
    ]) {
      expect(within(form).getByLabelText<HTMLInputElement>(title!).value).toBe(value);
    }
  });

  it('shows type, status, commission, revenue and what is owed, and adds revenue and pay-outs', async () => {
    const sent = network(undefined, {
      [`POST /v1/partners/${id}/earnings`]: { status: 201, body: aPartner() },
      [`POST /v1/partners/${id}/payouts`]: {
        status: 409,
        body: { error: { code: 'conflict', message: 'You owe this partner only 49.25 EUR.' } },
      },
    });
    const { user } = renderPage(<PartnersPage />, { at });
    const row = await screen.findByRole('row', { name: /Blue Voice/ });
    expect(row.textContent).toMatch(/Reseller.*Active.*25%.*3.*€197\.00.*€49\.25.*€0\.00.*€49\.25/);
    await user.click(screen.getByRole('button', { name: 'Actions for Blue Voice' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add revenue' }));
    await user.type(await screen.findByLabelText(/^Amount/), 'much');
    await user.type(screen.getByLabelText(/^Description/), 'Plan Pro');
    await user.click(screen.getByRole('button', { name: 'Add revenue' }));
    expect(await screen.findByText('Enter an amount, such as 197 or 49.50.')).toBeTruthy();
    await user.clear(screen.getByLabelText(/^Amount/));
    await user.type(screen.getByLabelText(/^Amount/), '49.50');
    await user.click(screen.getByRole('button', { name: 'Add revenue' }));
    expect(await screen.findByText('Revenue for Blue Voice recorded')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      revenue: 4950,
      currency: 'EUR',
      description: 'Plan Pro',
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Blue Voice' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Record payout' }));
    await user.type(await screen.findByLabelText(/^Amount/), '100');
    await user.click(screen.getByRole('button', { name: 'Record payout' }));
    expect(await screen.findByText('You owe them €49.25. Enter that amount or less.')).toBeTruthy();
    // Paid by someone else meanwhile.
    await user.clear(screen.getByLabelText(/^Amount/));
    await user.type(screen.getByLabelText(/^Amount/), '49,25');
    await user.type(screen.getByLabelText(/^Reference/), 'TRF-1');
    await user.click(screen.getByRole('button', { name: 'Record payout' }));
    expect(await screen.findByText('You owe this partner only 49.25 EUR.')).toBeTruthy();
    const payout = { amount: 4925, currency: 'EUR', note: '', reference: 'TRF-1' };
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual(payout);
  });

  it('shows one with each entry of what is owed, and the way to its invoice', async () => {
    const out = anEntry({
      id: rowId,
      kind: 'paid_out',
      amount: -1000,
      revenue: null,
      description: 'Bank transfer',
      reference: 'TRF-1',
      invoiceId: null,
    });
    network(undefined, { [`GET /v1/partners/${id}/entries`]: { body: { items: [out, anEntry()], next: null } } });
    renderPage(<PartnerPage />, { at: `${at}/${id}`, path: `${at}/:partnerId` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Blue Voice' })).toBeTruthy();
    expect(screen.getByText('Owed', { selector: 'dt' }).nextSibling?.textContent).toBe('€49.25');
    expect((await screen.findByRole('row', { name: /Paid out/ })).textContent).toMatch(
      /Bank transfer, TRF-1.*-€10\.00/,
    );
    expect(screen.getByRole('link', { name: 'INV-000001' }).getAttribute('href')).toContain(`/invoices/${id}`);
    expect(screen.getByRole('button', { name: 'Record payout' })).toBeTruthy();
  });

  it('adds a partner with what the type gets, or another share', async () => {
    const sent = network([], { 'POST /v1/partners': { status: 201, body: aPartner() } });
    const { user } = renderPage(<PartnersPage />, { at });
    await screen.findByText('No partners yet');
    await user.click(screen.getAllByRole('button', { name: 'Add partner' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Add partner' });
    expect(within(dialog).getByLabelText('Commission').getAttribute('placeholder')).toBe('15%');
    await user.type(within(dialog).getByLabelText(/^Name/), 'Blue Voice');
    await user.type(within(dialog).getByLabelText('Commission'), '12.5');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Blue Voice was saved')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Blue Voice',
      type: 'affiliate',
      commissionPoints: 1250,
    });
  });

  it('is only to look at for who may only look', async () => {
    network();
    const viewer = aWorkspace('viewer');
    viewer.permissions = { ...viewer.permissions, settings: 'view' };
    renderPage(<PartnersPage />, { at, workspace: viewer });
    await screen.findByText('Blue Voice');
    expect(screen.queryByRole('button', { name: /Actions for|Add partner|Save/ })).toBeNull();
  });
});

describe('Affiliate', () => {
  it('lets one join, and shows the link and what is owed', async () => {
    let joined = false;
    const { name: _, email: __, id: ___, createdAt: ____, ...part } = aPartner({ status: 'pending' });
    const { invoiceId: _____, ...entry } = anEntry();
    const own = { workspace: 'Parley', ...part, recent: [entry] };
    const state = () => ({ body: joined ? { items: [own], canJoin: false } : { items: [], canJoin: true } });
    stubNetwork({
      'GET /v1/affiliate': state,
      'POST /v1/affiliate': () => {
        joined = true;
        return state();
      },
    });
    const { user } = renderPage(<AffiliatePage />, { at: '/dashboard/affiliate' });
    await user.click(await screen.findByRole('button', { name: 'Become an affiliate' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Your referral link');
    expect(link.value).toContain('?ref=abcdefgh23');
    expect(screen.getByText('Pending')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Earned INV-000001/ }).textContent).toContain('€49.25');
    expect(screen.queryByRole('link', { name: 'INV-000001' })).toBeNull();
    expect(screen.getByText('Owed').nextSibling?.textContent).toBe('€49.25');
  });

  it('is told of by a new account once, and again when the request was lost', async () => {
    const kept = { code: 'abcdefgh23', touchedAt: new Date().toISOString() };
    let down = true;
    const sent = stubNetwork({
      'POST /v1/affiliate/referral': () => (down ? { status: 0 } : { body: { attributed: true } }),
    });
    localStorage.setItem(referralKey, JSON.stringify(kept));
    await tellReferral();
    expect(localStorage.getItem(referralKey)).not.toBe(null);
    down = false;
    await tellReferral();
    expect(localStorage.getItem(referralKey)).toBe(null);
    expect(sent.at(-1)?.body).toEqual(kept);
  });
});
