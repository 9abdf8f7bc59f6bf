import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { officeEventStates, officeServices } from '#domain/scheduling/office.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const officeAccounts = pgTable(
  'office_accounts',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    service: text('service', { enum: officeServices }).notNull(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    /** Sealed, as is the next. */
    refreshToken: text('refresh_token').notNull(),
    accessToken: text('access_token').notNull(),
    accessUntil: moment('access_until').notNull(),
    scopes: text('scopes').array().notNull(),
    syncsCalendar: boolean('keeps_calendar').notNull(),
    calendarId: id('calendar_id'),
    problem: text('problem'),
    connectedAt: moment('connected_at').notNull(),
    cursor: text('cursor'),
    cursorAt: moment('cursor_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type OfficeRow = typeof officeAccounts.$inferSelect;

export const officeSignIns = pgTable(
  'office_sign_ins',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    service: text('service', { enum: officeServices }).notNull(),
    userId: id('user_id').notNull(),
    sessionId: id('session_id').notNull(),
    /** Sealed. */
    verifier: text('verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const officeEvents = pgTable(
  'office_events',
  {
    workspaceId: id('workspace_id').notNull(),
    appointmentId: id('appointment_id').notNull(),
    accountId: id('account_id').notNull(),
    eventId: text('event_id'),
    state: text('state', { enum: officeEventStates }).notNull(),
    revision: integer('revision').notNull(),
    attempts: integer('attempts').notNull(),
    unchecked: boolean('unchecked').notNull(),
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.appointmentId, table.accountId] })],
);
