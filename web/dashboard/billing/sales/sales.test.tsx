import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import SalePage from './sale-page.tsx';
import SalesPage from './sales-page.tsx';

const id = '019a0000-0000-7000-8000-0000000000f1';
const moment = '2026-11-23T08:00:00Z';
const party = { name: 'Bakery', address: '', country: null, vatId: null };
const pending = {
  id,
  invoiceId: id,
  invoiceNumber: 'INV-000007',
  createdAt: moment,
  amount: 1_000,
  currency: 'USD',
  status: 'pending',
  source: 'manual',
  description: 'Transfer',
};
const invoice = {
  id,
  number: 'INV-000007',
  kind: 'invoice',
  status: 'open',
  currency: 'USD',
  gross: 4_900,
  paid: 0,
  credited: 0,
  due: 4_900,
  issuedAt: moment,
  dueAt: moment,
  sellerName: 'Agency',
  buyerName: 'Bakery',
  buyerId: id,
  pdf: 'ready',
  pdfError: null,
};
const document = {
  number: 'INV-000007',
  kind: 'invoice',
  issuedAt: moment,
  dueAt: moment,
  currency: 'USD',
  lines: [],
  seller: { ...party, name: 'Agency' },
  buyer: party,
  net: 4_900,
  gross: 4_900,
  corrects: null,
  tax: { category: 'O', name: 'Tax', basisPoints: 0, base: 4_900, amount: 0, note: null },
};
const path = '/dashboard/agency/invoices/:saleId';
const at = path.replace(':saleId', id);
const sale = {
  [`GET /v1/sales/invoices/${id}`]: { body: { ...invoice, document, online: null, steps: [], payments: [pending] } },
};

it('lists what was issued, and sets a rate of tax', async () => {
  const sent = stubNetwork({
    'GET /v1/sales/invoices': { body: { items: [invoice], next: null } },
    'GET /v1/sales/credits': { body: { items: [] } },
    'GET /v1/sales/reminders': { body: { reminderDays: [3, 7, 14], suspendDays: 7 } },
    'GET /v1/sales/tax-rates': { body: { items: [{ id, name: 'USt', country: 'DE', basisPoints: 1_900 }] } },
    'POST /v1/sales/tax-rates': { status: 201, body: { id, name: 'VAT', country: null, basisPoints: 810 } },
  });
  const { user } = renderPage(<SalesPage />, { at: '/dashboard/agency/invoices' });
  expect(await screen.findByText('INV-000007')).toBeTruthy();
  expect(await screen.findByText('19%')).toBeTruthy();
  await user.type(screen.getByLabelText('Percent'), '8,1');
  await user.click(screen.getByRole('button', { name: 'Save rate' }));
  expect(screen.getByText('Enter a percentage, such as 19 or 8.1.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Percent'));
  await user.type(screen.getByLabelText('Percent'), '8.1');
  await user.click(screen.getByRole('button', { name: 'Save rate' }));
  expect(await screen.findByText('Tax rate saved')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
    name: 'VAT',
    country: null,
    basisPoints: 810,
  });
});

it('notes a payment of at most what is due', async () => {
  const sent = stubNetwork({
    ...sale,
    [`POST /v1/sales/invoices/${id}/payments`]: { status: 201, body: { ...pending, status: 'paid' } },
  });
  const { user } = renderPage(<SalePage />, { at, path });
  await user.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment for INV-000007' }));
  const amount = dialog.getByLabelText('Amount in USD');
  expect((amount as HTMLInputElement).value).toBe('49.00');
  await user.clear(amount);
  await user.type(amount, '50');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(dialog.getByText('Up to $49.00.')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '12.5');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Payment recorded')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
    amount: 1_250,
    status: 'paid',
    description: '',
  });
});

it('settles what was pending, and asks why for a credit note', async () => {
  const sent = stubNetwork({
    ...sale,
    [`PUT /v1/sales/payments/${id}/status`]: { body: { ...pending, status: 'paid' } },
    [`POST /v1/sales/invoices/${id}/credit`]: { status: 201, body: { ...invoice, number: 'CN-000001' } },
  });
  const { user } = renderPage(<SalePage />, { at, path });
  await user.click(await screen.findByRole('button', { name: 'Mark paid' }));
  expect(await screen.findByText('Marked as paid')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Credit note' }));
  await user.click(await screen.findByRole('button', { name: 'Issue credit note' }));
  expect(screen.getByText('Enter a reason for the credit note.')).toBeTruthy();
  await user.type(screen.getByLabelText('Reason'), 'Noise');
  await user.click(screen.getByRole('button', { name: 'Issue credit note' }));
  expect(await screen.findByText('CN-000001 issued')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
    amount: 4_900,
    reason: 'Noise',
    payBack: false,
  });
});

it('says when clients are reminded, and settles what they are owed', async () => {
  const sent = stubNetwork({
    'GET /v1/sales/invoices': { body: { items: [], next: null } },
    'GET /v1/sales/tax-rates': { body: { items: [] } },
    'GET /v1/sales/credits': { body: { items: [{ customerId: id, name: 'Bakery', amount: 1_200, currency: 'USD' }] } },
    'GET /v1/sales/reminders': { body: { reminderDays: [3, 7, 14], suspendDays: 7 } },
    'PUT /v1/sales/reminders': { body: { reminderDays: [5], suspendDays: null } },
    [`POST /v1/sales/credits/${id}/uses`]: { status: 201, body: { amount: 200, currency: 'USD' } },
  });
  const { user } = renderPage(<SalesPage />, { at: '/dashboard/agency/invoices' });
  const days = await screen.findByLabelText('Remind after (days)');
  await user.clear(days);
  await user.type(days, '7, 3');
  await user.click(screen.getByRole('button', { name: 'Save reminders' }));
  expect(screen.getByText('Enter up to six days in ascending order, such as 3, 7, 14.')).toBeTruthy();
  await user.clear(days);
  await user.type(days, '5');
  await user.clear(screen.getByLabelText(/Suspend after \(days\)/));
  await user.click(screen.getByRole('button', { name: 'Save reminders' }));
  expect(await screen.findByText('Reminders saved')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Apply to invoices' }));
  expect(await screen.findByText('$10.00 of credit applied to Bakery’s invoices')).toBeTruthy();
  expect(sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { reminderDays: [5], suspendDays: null },
    { how: 'set_off', currency: 'USD', amount: 1_200 },
  ]);
});
