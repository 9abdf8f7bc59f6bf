import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { recordingStates } from '#domain/calls/recordings.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const callRecordings = pgTable(
  'call_recordings',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    state: text('state', { enum: recordingStates }).notNull(),
    /** The carrier's name of it; null before it has begun. */
    carrierSid: text('carrier_sid'),
    beganAt: moment('began_at'),
    durationMs: integer('duration_ms'),
    channels: integer('channels'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** The loudest of each part of it, 0 to 100, channel by channel. */
    waveform: integer('waveform').array(),
    /** The carrier has it, too, until it was asked to remove it. */
    atCarrier: boolean('at_carrier').notNull().default(false),
    /** Why there is none. */
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    /** When its sound was removed, and after how many days where it was because of those. */
    removedAt: moment('removed_at'),
    removedDays: integer('removed_days'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId] })],
);
export type RecordingRow = typeof callRecordings.$inferSelect;
