import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ProductKind } from '#domain/billing/products.ts';
import type { Currency } from '#domain/platform/money.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const products = pgTable(
  'products',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const prices = pgTable(
  'prices',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    productId: id('product_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    per: integer('per').notNull(),
    validFrom: moment('valid_from').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
