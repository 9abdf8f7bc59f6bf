import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Card } from '#domain/billing/billing.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull();
const workspaceId = () => id('workspace_id').notNull();

export const paymentProviders = pgTable('payment_providers', {
  workspaceId: id('workspace_id').primaryKey(),
  hook: text('hook').notNull(),
  identity: text('identity').notNull(),
  account: text('account'),
  livemode: boolean('livemode').notNull(),
  apiKey: text('api_key').notNull(),
  keyEnd: text('key_end').notNull(),
  webhookSecret: text('webhook_secret'),
  setAt: moment('set_at').notNull(),
});
export type ProviderRow = typeof paymentProviders.$inferSelect;

/** The buyer's. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    workspaceId: workspaceId(),
    sellerId: id('seller_id').notNull(),
    identity: text('identity').notNull(),
    stripeId: text('stripe_id'),
    askedAt: moment('asked_at'),
    card: json<Card | null>('card'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.sellerId] })],
);
export type CustomerRow = typeof paymentCustomers.$inferSelect;

/** The buyer's. */
export const paymentCheckouts = pgTable(
  'payment_checkouts',
  {
    workspaceId: workspaceId(),
    id: id('id').notNull(),
    sellerId: id('seller_id').notNull(),
    identity: text('identity').notNull(),
    planId: id('plan_id'),
    planVersion: integer('plan_version'),
    termsUrl: text('terms_url'),
    couponId: id('coupon_id'),
    userId: id('user_id'),
    origin: text('origin').notNull(),
    stripeId: text('stripe_id'),
    url: text('url'),
    status: text('status').$type<'open' | 'done' | 'ended'>().notNull(),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type CheckoutRow = typeof paymentCheckouts.$inferSelect;

/** `left`: the seller has another account now, or none, and collects it by hand. */
export type StripeStatus = 'waiting' | 'draft' | 'open' | 'uncollectible' | 'void' | 'paid' | 'left';

/** The seller's. */
export const stripeInvoices = pgTable(
  'stripe_invoices',
  {
    workspaceId: workspaceId(),
    invoiceId: id('invoice_id').notNull(),
    buyerId: id('buyer_id').notNull(),
    identity: text('identity').notNull(),
    amount: amount('amount'),
    collection: text('collection').$type<'charge_automatically' | 'send_invoice'>(),
    stripeId: text('stripe_id'),
    status: text('status').$type<StripeStatus>().notNull(),
    hostedUrl: text('hosted_url'),
    booked: amount('booked').default(0),
    refunded: amount('refunded').default(0),
    attempts: integer('attempts').notNull().default(0),
    nextTry: moment('next_try'),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    checkedAt: moment('checked_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.invoiceId] })],
);
export type StripeInvoiceRow = typeof stripeInvoices.$inferSelect;

/** The seller's. */
export const stripeCorrections = pgTable(
  'stripe_corrections',
  {
    workspaceId: workspaceId(),
    id: id('id').notNull(),
    invoiceId: id('invoice_id').notNull(),
    amount: amount('amount'),
    refund: amount('refund'),
    paymentId: id('payment_id'),
    stripeId: text('stripe_id'),
    status: text('status').$type<'waiting' | 'sent' | 'done' | 'refused'>().notNull(),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type CorrectionRow = typeof stripeCorrections.$inferSelect;

/** The seller's. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    workspaceId: workspaceId(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    objectKind: text('object_kind'),
    objectId: text('object_id'),
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    status: text('status').$type<'waiting' | 'done' | 'ignored'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type EventRow = typeof stripeEvents.$inferSelect;
