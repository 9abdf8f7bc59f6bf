import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Plan, PlanTerms } from '#domain/billing/plans.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const plans = pgTable(
  'plans',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    version: integer('version').notNull(),
    mostPopular: boolean('most_popular').notNull().default(false),
    status: text('status').$type<Plan['status']>().notNull(),
    offered: boolean('offered').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const planVersions = pgTable(
  'plan_versions',
  {
    workspaceId: id('workspace_id').notNull(),
    planId: id('plan_id').notNull(),
    version: integer('version').notNull(),
    terms: json<PlanTerms>('terms').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.planId, table.version] })],
);

export const clientPrices = pgTable(
  'client_prices',
  {
    workspaceId: id('workspace_id').notNull(),
    buyerId: id('buyer_id').notNull(),
    planId: id('plan_id').notNull(),
    validFrom: moment('valid_from').notNull(),
    price: bigint('price', { mode: 'number' }),
    setupFee: bigint('setup_fee', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.buyerId, table.planId, table.validFrom] })],
);
