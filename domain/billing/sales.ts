import { z } from 'zod';
import { endpoints, Id, page } from '#domain/platform/http.ts';
import { Currency, highestPrice } from '#domain/platform/money.ts';
import { DunningSettings } from './dunning.ts';
import { Invoice, Payment, paymentStatuses, WholeInvoice } from './invoices.ts';

/** Rates of tax that a seller may have: one for each country, and one for all others. */
export const taxRatesLimit = 100;

const Amount = z
  .int('Enter a whole number of the smallest currency unit, such as 50 for 0.50.')
  .min(1, 'Enter an amount above zero.')
  .max(highestPrice * 10, 'This amount exceeds the maximum for a single charge.');
const Words = z.string().trim().max(200);

export const TaxRate = z.object({
  id: Id,
  name: z.string().trim().min(1, 'Enter a name for the tax.').max(40),
  /** Null: for all countries without one of their own. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Use a two-letter country code, like DE.')
    .nullable(),
  /** Hundredths of a percent: 1900 for 19 %. */
  basisPoints: z.int('Use hundredths of a percent, such as 1900 for 19%.').min(0).max(10_000),
});
export type TaxRate = z.infer<typeof TaxRate>;

export const CustomerCredit = z.object({
  customerId: Id,
  name: z.string(),
  amount: z.int(),
  currency: Currency,
});
export type CustomerCredit = z.infer<typeof CustomerCredit>;

const params = z.object({ saleId: Id });

export const salesApi = endpoints({
  invoices: {
    method: 'GET',
    path: '/v1/sales/invoices',
    summary: 'List the invoices and credit notes that this workspace issued, newest first',
    can: 'settings:read',
    query: z.object({
      buyerId: Id.optional(),
      cursor: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(Invoice),
  },
  invoice: {
    method: 'GET',
    path: '/v1/sales/invoices/:saleId',
    summary: 'Get an invoice that this workspace issued, with its payments',
    can: 'settings:read',
    params,
    reply: WholeInvoice,
  },
  pdf: {
    method: 'GET',
    path: '/v1/sales/invoices/:saleId/pdf',
    summary: 'Get an invoice that this workspace issued, as a PDF',
    can: 'settings:read',
    params,
    raw: ['application/pdf'],
    errors: ['conflict'],
  },
  addPayment: {
    method: 'POST',
    path: '/v1/sales/invoices/:saleId/payments',
    idempotent: 'long',
    summary: 'Record a payment as succeeded, pending, or failed',
    can: 'settings:manage',
    audit: 'payment.recorded',
    params,
    body: z.object({
      /** All that is due, when absent. */
      amount: Amount.optional(),
      status: z.enum(paymentStatuses).default('paid'),
      description: Words.default(''),
    }),
    reply: Payment,
    status: 201,
    errors: ['conflict'],
    example: { body: { amount: 100, description: 'Bank transfer' } },
  },
  settlePayment: {
    method: 'PUT',
    path: '/v1/sales/payments/:paymentId/status',
    summary: 'Mark a pending payment as succeeded or failed',
    can: 'settings:manage',
    audit: 'payment.recorded',
    params: z.object({ paymentId: Id }),
    body: z.object({ status: z.enum(['paid', 'failed']) }),
    reply: Payment,
    errors: ['conflict'],
    example: { body: { status: 'paid' } },
  },
  credit: {
    method: 'POST',
    path: '/v1/sales/invoices/:saleId/credit',
    idempotent: 'long',
    summary: 'Issue a credit note for an invoice',
    description:
      'A credit note reduces the amount due. Any amount already paid becomes credit toward future invoices, or is refunded if you set `payBack`.',
    can: 'settings:manage',
    audit: 'invoice.credited',
    params,
    body: z.object({
      /** With its tax; all that was not taken back yet, when absent. */
      amount: Amount.optional(),
      reason: Words.min(1, 'Enter a reason for the credit note.'),
      payBack: z.boolean().default(false),
    }),
    reply: Invoice,
    status: 201,
    errors: ['conflict'],
    example: { body: { amount: 100, reason: 'Two calls with poor audio' } },
  },
  giveCredit: {
    method: 'POST',
    path: '/v1/sales/credits/:customerId',
    idempotent: 'long',
    summary: 'Give a client credit toward future invoices',
    can: 'settings:manage',
    audit: 'credit.given',
    params: z.object({ customerId: Id }),
    body: z.object({ amount: Amount, currency: Currency, reason: Words.min(1, 'Enter a reason.') }),
    reply: z.object({ amount: z.int(), currency: Currency }),
    status: 201,
    errors: ['conflict'],
    example: { body: { amount: 500, currency: 'USD', reason: 'Welcome' } },
  },
  credits: {
    method: 'GET',
    path: '/v1/sales/credits',
    summary: 'List clients’ credit balances with this workspace',
    can: 'settings:read',
    reply: z.object({ items: z.array(CustomerCredit) }),
  },
  useCredit: {
    method: 'POST',
    path: '/v1/sales/credits/:customerId/uses',
    idempotent: 'long',
    summary: 'Pay out a client’s credit, or apply it to open invoices',
    description:
      'When credit is applied, the oldest invoice is paid first. Payouts are recorded, but no money is transferred. The response contains the remaining credit.',
    can: 'settings:manage',
    audit: 'credit.used',
    params: z.object({ customerId: Id }),
    body: z.object({
      how: z.enum(['set_off', 'pay_out']),
      currency: Currency,
      /** Without it, as much as there is. */
      amount: Amount.optional(),
    }),
    reply: z.object({ amount: z.int(), currency: Currency }),
    status: 201,
    errors: ['conflict'],
    example: { body: { how: 'pay_out', currency: 'USD', amount: 500 } },
  },
  reminders: {
    method: 'GET',
    path: '/v1/sales/reminders',
    summary: 'Get the schedule for invoice reminders and suspension',
    can: 'settings:read',
    reply: DunningSettings,
  },
  setReminders: {
    method: 'PUT',
    path: '/v1/sales/reminders',
    summary: 'Set the schedule for invoice reminders and suspension',
    description:
      'Reminders are emailed with the PDF and a payment link after the number of days you set. Suspended clients are resumed as soon as the invoice is paid.',
    can: 'settings:manage',
    audit: 'reminders.set',
    body: DunningSettings,
    reply: DunningSettings,
    example: { body: { reminderDays: [3, 7, 14], suspendDays: 7 } },
  },
  taxRates: {
    method: 'GET',
    path: '/v1/sales/tax-rates',
    summary: 'List tax rates applied to invoices',
    can: 'settings:read',
    reply: z.object({ items: z.array(TaxRate) }),
  },
  setTaxRate: {
    method: 'POST',
    path: '/v1/sales/tax-rates',
    idempotent: 'whole',
    summary: 'Set the tax rate for a country, or for all other countries, starting with the next invoice',
    can: 'settings:manage',
    audit: 'tax-rate.set',
    body: TaxRate.omit({ id: true }),
    reply: TaxRate,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { name: 'VAT', country: 'DE', basisPoints: 1_900 } },
  },
  removeTaxRate: {
    method: 'DELETE',
    path: '/v1/sales/tax-rates/:taxRateId',
    summary: 'Delete a tax rate',
    can: 'settings:manage',
    audit: 'tax-rate.deleted',
    params: z.object({ taxRateId: Id }),
  },
});
