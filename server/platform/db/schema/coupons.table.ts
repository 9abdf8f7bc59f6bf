import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CouponTerms } from '#domain/billing/coupons.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const coupons = pgTable(
  'coupons',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    code: text('code').notNull(),
    terms: json<CouponTerms>('terms').notNull(),
    maxRedemptions: integer('most_clients'),
    expiresAt: moment('expires_at'),
    archived: boolean('archived').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type CouponRow = typeof coupons.$inferSelect;

export const couponUses = pgTable(
  'coupon_uses',
  {
    workspaceId: id('workspace_id').notNull(),
    couponId: id('coupon_id').notNull(),
    buyerId: id('buyer_id').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.couponId, table.buyerId] })],
);
