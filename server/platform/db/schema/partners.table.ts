import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PartnerStatus, PartnerType } from '#domain/agency/partners.ts';
import { id, moment } from '#server/platform/db/columns.ts';

const type = () => text('type').$type<PartnerType>().notNull();
const points = () => integer('commission_points').notNull();
const money = (name: string) => bigint(name, { mode: 'number' }).notNull();

export const installationPartnerRates = pgTable('installation_partner_rates', {
  type: text('type').$type<PartnerType>().primaryKey(),
  commissionPoints: points(),
});

export const partnerRates = pgTable(
  'partner_rates',
  { workspaceId: id('workspace_id').notNull(), type: type(), commissionPoints: points() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.type] })],
);

export const partners = pgTable(
  'partners',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    type: type(),
    status: text('status').$type<PartnerStatus>().notNull(),
    commissionPoints: points(),
    code: text('code').notNull(),
    accountId: id('account_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const partnerReferrals = pgTable(
  'partner_referrals',
  {
    workspaceId: id('workspace_id').notNull(),
    partnerId: id('partner_id').notNull(),
    accountId: id('account_id').notNull(),
    touchedAt: moment('touched_at').notNull(),
    signedUpAt: moment('signed_up_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.partnerId, table.accountId] })],
);

export const partnerEarnings = pgTable(
  'partner_earnings',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    partnerId: id('partner_id').notNull(),
    revenue: money('revenue'),
    commission: money('commission'),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    /** Of which it was earned, or taken back; null for what was noted by hand. */
    invoiceId: id('invoice_id'),
    earnedAt: moment('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const partnerPayouts = pgTable(
  'partner_payouts',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    partnerId: id('partner_id').notNull(),
    amount: money('amount'),
    currency: text('currency').notNull(),
    note: text('note').notNull(),
    /** Under which the bank, or the payer, knows it. */
    reference: text('reference').notNull().default(''),
    paidBy: id('paid_by').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
