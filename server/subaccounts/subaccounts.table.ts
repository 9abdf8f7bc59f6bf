import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UsageMeter } from '#domain/usage.ts';
import { id, moment } from '#server/infra/db/columns.ts';

/** What an agency keeps of a subaccount; the workspace itself is a row of `workspaces`. */
export const subaccounts = pgTable(
  'subaccounts',
  {
    /** The agency's. */
    workspaceId: id('workspace_id').notNull(),
    /** The subaccount's workspace. */
    id: id('id').notNull(),
    name: text('name').notNull(),
    contactEmail: text('contact_email'),
    createdAt: moment('created_at').notNull(),
    leftAt: moment('left_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const agencyDays = pgTable(
  'agency_days',
  {
    agencyId: id('agency_id').notNull(),
    childId: id('child_id').notNull(),
    day: date('day').notNull(),
    meter: text('meter').$type<UsageMeter>().notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agencyId, table.meter, table.day, table.childId] })],
);
