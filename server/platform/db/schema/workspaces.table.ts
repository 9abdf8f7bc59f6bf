import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BusinessFacts } from '#domain/identity/business-facts.ts';
import { type BusinessHours, type Holiday, usualHours } from '#domain/identity/business-hours.ts';
import type { Preferences } from '#domain/identity/preferences.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const workspaces = pgTable('workspaces', {
  id: id('id').primaryKey(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  /** In which numbers without a country code are read; null: in that of the time zone. */
  country: text('country'),
  website: text('website'),
  calendarLink: text('calendar_link'),
  contactEmail: text('contact_email'),
  language: text('language').$type<Preferences['language']>().notNull().default('en-US'),
  businessHours: jsonb('business_hours').$type<BusinessHours>().notNull().default(usualHours),
  holidays: jsonb('holidays').$type<Holiday[]>().notNull().default([]),
  /** What all agents answer callers who ask for it. */
  facts: jsonb('facts').$type<BusinessFacts>().notNull().default({}),
  /** Null: until someone removes them. */
  recordingDays: integer('recording_days').default(90),
  /** Callers hear that someone listens in or takes over, before that one does. */
  tellsOfListeners: boolean('tells_of_listeners').notNull().default(true),
  operator: boolean('operator').notNull().default(false),
  /** The agency's workspace, of a subaccount. */
  parentId: id('parent_id'),
  /** A suspended subaccount answers no calls. */
  suspendedAt: moment('suspended_at'),
  /** What its members are told. */
  suspensionReason: text('suspended_because'),
  /** The invoice whose payment ends it; null where someone did it. */
  suspendedFor: id('suspended_for'),
  /** All in it is made up: it is being filled, or ready. */
  sample: text('sample', { enum: ['filling', 'ready'] }),
  createdBy: id('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Closed since then; gone thirty days later. */
  deletedAt: moment('deleted_at'),
  deletedBy: id('deleted_by'),
});

export const members = pgTable(
  'members',
  {
    workspaceId: id('workspace_id').notNull(),
    userId: id('user_id').notNull(),
    /** One of the workspace's roles. */
    role: text('role').$type<RoleId>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] })],
);

export const trialGrants = pgTable(
  'trial_grants',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    reason: text('reason').notNull(),
    minutes: integer('minutes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
