import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BillingProfile, Invoice, Payment } from '#domain/billing/invoices.ts';
import type { Currency } from '#domain/platform/money.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull();
const side = () => text('side').$type<'seller' | 'buyer'>().notNull();
const currency = () => text('currency').$type<Currency>().notNull();
const workspaceId = () => id('workspace_id').notNull();

export const billingProfiles = pgTable('billing_profiles', {
  workspaceId: id('workspace_id').primaryKey(),
  profile: json<BillingProfile>('profile').notNull(),
});

export const taxRates = pgTable(
  'tax_rates',
  {
    workspaceId: workspaceId(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    country: text('country'),
    basisPoints: integer('basis_points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const invoices = pgTable(
  'invoices',
  {
    workspaceId: workspaceId(),
    id: id('id').notNull(),
    side: side(),
    number: text('number').notNull(),
    kind: text('kind').$type<Invoice['kind']>().notNull(),
    sellerId: id('seller_id').notNull(),
    buyerId: id('buyer_id').notNull(),
    corrects: id('corrects'),
    currency: currency(),
    gross: amount('gross'),
    document: text('document').notNull(),
    issuedAt: moment('issued_at').notNull(),
    dueAt: moment('due_at').notNull(),
    collectedBy: text('collected_by').$type<'seller' | 'stripe'>().notNull(),
    paid: amount('paid').default(0),
    credited: amount('credited').default(0),
    disputed: boolean('disputed').notNull().default(false),
    /** Whether its buyer is reminded of it. */
    dunned: boolean('dunned').notNull().default(true),
    pdf: text('pdf').$type<Invoice['pdf']>().notNull().default('pending'),
    pdfError: text('pdf_problem'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type InvoiceRow = typeof invoices.$inferSelect;

export const payments = pgTable(
  'payments',
  {
    workspaceId: workspaceId(),
    id: id('id').notNull(),
    side: side(),
    invoiceId: id('invoice_id').notNull(),
    amount: amount('amount'),
    currency: currency(),
    status: text('status').$type<Payment['status']>().notNull(),
    source: text('source').$type<Payment['source']>().notNull(),
    description: text('description').notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type PaymentRow = typeof payments.$inferSelect;

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    workspaceId: workspaceId(),
    txId: id('tx_id').notNull(),
    line: integer('line').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    buyerId: id('buyer_id'),
    partnerId: id('partner_id'),
    invoiceId: id('invoice_id'),
    currency: currency(),
    amount: amount('amount'),
    bookedAt: moment('booked_at').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.txId, table.line] })],
);

/**
 * What is owed by buyers, was paid, was earned, is tax, is owed to buyers, was given away; what partners cost, and what is
 * owed to them.
 */
export type LedgerAccount =
  | 'receivable'
  | 'cash'
  | 'revenue'
  | 'tax'
  | 'credit'
  | 'goodwill'
  | 'commission'
  | 'partner';

export const ratedUsage = pgTable(
  'rated_usage',
  {
    workspaceId: workspaceId(),
    usageEventId: id('usage_event_id').notNull(),
    chargeId: id('charge_id').notNull(),
    included: amount('included'),
    billed: amount('billed'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.usageEventId] })],
);
