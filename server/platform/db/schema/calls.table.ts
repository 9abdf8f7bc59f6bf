import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SpokenOverrides } from '#domain/calls/call-overrides.ts';
import type { CallTurn } from '#domain/calls/calls.ts';
import type { Metadata } from '#domain/platform/metadata.ts';
import {
  callChannels,
  callDirections,
  callEndReasons,
  callOutcomes,
  callStatuses,
} from '#domain/records/call-states.ts';
import { encryptedJson, encryptedText, id, json, moment } from '#server/platform/db/columns.ts';
import type { CallMemory } from '#voice/call/call-memory.ts';
import type { Intent, Setting } from '#voice/flow/conversation.ts';
import type { Snapshot } from '#voice/flow/snapshot.ts';

export const calls = pgTable(
  'calls',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    agentId: id('agent_id'),
    agentVersion: integer('agent_version').notNull(),
    agentName: text('agent_name').notNull(),
    channel: text('channel', { enum: callChannels }).notNull(),
    status: text('status', { enum: callStatuses }).notNull(),
    setting: encryptedJson<Setting>('setting').notNull(),
    createdBy: id('created_by'),
    /** Whether a person of the workspace made it to try the agent. */
    test: boolean('test').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the caller connected first. */
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', { enum: callEndReasons }),
    outcome: text('outcome', { enum: callOutcomes }),
    ticketHash: text('ticket_hash'),
    ticketExpiresAt: moment('ticket_expires_at').notNull(),
    resumeHash: text('resume_hash'),
    snapshot: encryptedJson<Snapshot>('snapshot'),
    memory: encryptedJson<CallMemory>('memory'),
    /** The number of the event that comes next: steps only ever go on from here. */
    nextEvent: integer('next_event').notNull().default(0),
    /** The process that has the call. Only it may store steps. */
    owner: id('owner'),
    /** Grows with each owner, see lease.ts. */
    epoch: integer('epoch').notNull().default(0),
    leaseUntil: moment('lease_until'),
    /** The widget that it came through; it may be gone. */
    widgetId: id('widget_id'),
    /** The visitor's network, hashed with a key and the day. */
    visitor: text('visitor'),
    /** The page that the visitor was on, without query and fragment, and the host that led there. */
    page: text('page'),
    referrer: text('referrer'),
    /** What the way in lets it last at most, in minutes. */
    maxMinutes: integer('max_minutes'),
    /** Of a phone call. */
    direction: text('direction', { enum: callDirections }),
    phoneNumberId: id('phone_number_id'),
    /** The workspace's number, and the other end's, in E.164; null for one that is withheld. */
    ownNumber: text('own_number'),
    otherNumber: text('other_number'),
    carrierSid: text('carrier_sid'),
    /** Where the other end is by its number, see server/calls/place-of.ts. */
    place: text('place'),
    /** What the flow tagged it with. */
    tags: text('tags').array().notNull().default([]),
    /** Slots that its flow marks as sensitive. */
    hiddenSlots: text('hidden_slots').array().notNull().default([]),
    /** What it is to the program that made it. */
    externalId: text('external_id'),
    metadata: json<Metadata>('metadata').notNull().default({}),
    /** What it is spoken with in place of the agent's own. */
    overrides: json<SpokenOverrides>('overrides'),
    /** Whether the sound of a caller in a browser comes here. */
    callerSound: boolean('caller_sound').notNull().default(false),
    /** When it was corrected or analyzed after its end. */
    changedAt: moment('changed_at'),
    /** When what was said was removed, and after how many days; null days: no word was to be kept. */
    transcriptRemovedAt: moment('transcript_removed_at'),
    transcriptRemovedDays: integer('transcript_removed_days'),
    /** The same of what was collected. */
    valuesRemovedAt: moment('values_removed_at'),
    valuesRemovedDays: integer('values_removed_days'),
    /** When the agent's sentences were taken from the cache of speech. */
    audioRemovedAt: moment('audio_removed_at'),
    /** When details were taken out of what was said. */
    redactedAt: moment('redacted_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type CallRow = typeof calls.$inferSelect;

export const callEvents = pgTable(
  'call_events',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    seq: integer('seq').notNull(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    data: encryptedJson('data').notNull(),
    /** Where the conversation stood behind it, and what followed: only of events that the flow hears. */
    node: text('node'),
    intents: encryptedJson<Intent[]>('intents'),
    /** By which rules: see server/records/hearing.ts. */
    stamp: text('stamp'),
    /** Of the form of `data`, see voice/call/call-event.ts. */
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId, table.seq] })],
);

export const callTurns = pgTable(
  'call_turns',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    seq: integer('seq').notNull(),
    role: text('role', { enum: ['agent', 'caller'] }).notNull(),
    text: encryptedText('text').notNull(),
    intended: encryptedText('intended'),
    interrupted: boolean('interrupted').notNull(),
    startMs: integer('start_ms').notNull(),
    heardMs: integer('heard_ms'),
    timings: json<CallTurn['timings']>('timings'),
    audio: boolean('audio').notNull(),
    /** Who of the workspace said it; null: the agent, or the caller. */
    saidBy: id('said_by'),
    /** BCP 47 that the agent said it in; null: its own. */
    language: text('language'),
    /** Where it tells sensitive values: pairs of places in what was said, or was to be. */
    hidden: integer('hidden').array(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId, table.seq] })],
);

/** Written by the database itself, as calls begin and end. */
export const callFigureRows = pgTable(
  'call_figures',
  {
    workspaceId: id('workspace_id').notNull(),
    agentId: id('agent_id').notNull(),
    calls: bigint('calls', { mode: 'number' }).notNull().default(0),
    ended: bigint('ended', { mode: 'number' }).notNull().default(0),
    successes: bigint('successes', { mode: 'number' }).notNull().default(0),
    lastStartedAt: moment('last_started_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.agentId] })],
);
