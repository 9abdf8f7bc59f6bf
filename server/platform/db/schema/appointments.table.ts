import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Metadata } from '#domain/platform/metadata.ts';
import { appointmentStatuses } from '#domain/scheduling/appointments.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const appointments = pgTable(
  'appointments',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    timeZone: text('time_zone').notNull(),
    title: text('title').notNull(),
    attendeeName: text('attendee_name'),
    attendeeEmail: text('attendee_email'),
    attendeePhone: text('attendee_phone'),
    notes: text('notes'),
    callId: id('call_id'),
    /** Null: the main one. */
    calendarId: id('calendar_id'),
    status: text('status', { enum: appointmentStatuses }).notNull(),
    test: boolean('test').notNull().default(false),
    externalId: text('external_id'),
    metadata: json<Metadata>('metadata').notNull().default({}),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
