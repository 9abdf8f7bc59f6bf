import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DunningSettings, DunningStep } from '#domain/billing/dunning.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const dunningSettings = pgTable('dunning_settings', {
  workspaceId: id('workspace_id').primaryKey(),
  settings: json<DunningSettings>('settings').notNull(),
});

export const dunningSteps = pgTable(
  'dunning_steps',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    side: text('side').$type<'seller' | 'buyer'>().notNull(),
    invoiceId: id('invoice_id').notNull(),
    kind: text('kind').$type<DunningStep['kind']>().notNull(),
    number: integer('number').notNull(),
    email: text('email'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type DunningStepRow = typeof dunningSteps.$inferSelect;
