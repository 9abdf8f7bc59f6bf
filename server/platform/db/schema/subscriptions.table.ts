import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Discount } from '#domain/billing/coupons.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import type { IncludedUnits, RatedMeter } from '#domain/billing/rated-meters.ts';
import type { Currency } from '#domain/platform/money.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    sellerId: id('seller_id').notNull(),
    planId: id('plan_id').notNull(),
    planVersion: integer('plan_version').notNull(),
    planName: text('plan_name').notNull(),
    terms: json<PlanTerms>('terms').notNull(),
    status: text('status').$type<'trialing' | 'active' | 'cancelled'>().notNull(),
    /** Where paid months are counted from. */
    anchor: moment('anchor').notNull(),
    /** How many of them have begun; 0 while it is tried. */
    months: integer('months').notNull(),
    /** Months that the price pays behind the one that runs. */
    paidMonths: integer('paid_months').notNull().default(0),
    /** The price of the month or year that runs. */
    paidPrice: bigint('paid_price', { mode: 'number' }).notNull().default(0),
    discount: json<Discount>('discount'),
    periodId: id('period_id').notNull(),
    startedAt: moment('started_at').notNull(),
    endsWithPeriod: boolean('ends_with_period').notNull().default(false),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const billingPeriods = pgTable(
  'billing_periods',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    subscriptionId: id('subscription_id').notNull(),
    sellerId: id('seller_id').notNull(),
    terms: json<PlanTerms>('terms').notNull(),
    /** The month that it is all or a part of. */
    monthFrom: moment('month_from').notNull(),
    monthTo: moment('month_to').notNull(),
    fromAt: moment('from_at').notNull(),
    toAt: moment('to_at').notNull(),
    includedSeconds: bigint('included_seconds', { mode: 'number' }),
    /** What is included besides, by meter; null for as much as one likes. */
    included: json<IncludedUnits>('included').notNull(),
    hardStop: boolean('hard_stop').notNull(),
    counterAtStart: bigint('counter_at_start', { mode: 'number' }).notNull(),
    /** Set when what was used in it is on an invoice. */
    ratedAt: moment('rated_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type PeriodRow = typeof billingPeriods.$inferSelect;

export const charges = pgTable(
  'charges',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    sellerId: id('seller_id').notNull(),
    periodId: id('period_id').notNull(),
    kind: text('kind').$type<'plan' | 'discount' | 'setup' | 'proration' | 'usage' | 'wholesale'>().notNull(),
    /** Of what was used: what it counts. `wholesale` is what subaccounts used. */
    meter: text('meter').$type<RatedMeter>(),
    description: text('description').notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    included: bigint('included', { mode: 'number' }).notNull().default(0),
    unit: text('unit').notNull(),
    unitAmount: bigint('unit_amount', { mode: 'number' }).notNull(),
    per: integer('per').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    fromAt: moment('from_at').notNull(),
    toAt: moment('to_at').notNull(),
    createdAt: moment('created_at').notNull(),
    invoiceId: id('invoice_id'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type ChargeRow = typeof charges.$inferSelect;
