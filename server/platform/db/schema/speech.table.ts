import { bigint, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clipStatuses } from '#domain/channels/speech.ts';
import type { AudioFormatName } from '#domain/platform/audio-formats.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const speechPlans = pgTable('speech_plans', {
  workspaceId: id('workspace_id').primaryKey(),
  name: text('name').notNull(),
  characters: bigint('characters', { mode: 'number' }),
  since: moment('since').notNull(),
});

export const speechClips = pgTable(
  'speech_clips',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    status: text('status', { enum: clipStatuses }).notNull(),
    text: text('text').notNull(),
    voice: text('voice').notNull(),
    language: text('language').notNull(),
    speed: doublePrecision('speed').notNull(),
    format: text('format').$type<AudioFormatName>().notNull(),
    sampleRate: integer('sample_rate').notNull(),
    bitrate: integer('bitrate'),
    characters: integer('characters').notNull(),
    usageId: id('usage_id'),
    spokenCharacters: integer('spoken_characters').notNull().default(0),
    durationMs: integer('duration_ms'),
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);

export const speechPronunciations = pgTable(
  'speech_pronunciations',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    word: text('word').notNull(),
    spokenAs: text('spoken_as').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
