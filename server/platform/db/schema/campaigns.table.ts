import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  type CampaignPlan,
  campaignStates,
  skipReasons,
  targetResults,
  targetStates,
} from '#domain/campaigns/campaigns.ts';
import type { CallingRule } from '#domain/contacts/calling-rules.ts';
import type { Metadata } from '#domain/platform/metadata.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const callingRules = pgTable(
  'calling_rules',
  {
    workspaceId: id('workspace_id').notNull(),
    country: text('country').notNull(),
    rule: json<Omit<CallingRule, 'country' | 'isOwn'>>('rule').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.country] })],
);

export const campaigns = pgTable(
  'campaigns',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id().notNull(),
    state: text('state', { enum: campaignStates }).notNull(),
    problem: text('problem'),
    plan: json<CampaignPlan>('plan').notNull(),
    externalId: text('external_id'),
    metadata: json<Metadata>('metadata').notNull().default({}),
    preparing: id('preparing'),
    preparedAt: moment('prepared_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type CampaignRow = typeof campaigns.$inferSelect;

export const campaignTargets = pgTable(
  'campaign_targets',
  {
    workspaceId: id('workspace_id').notNull(),
    campaignId: id('campaign_id').notNull(),
    id: id().notNull(),
    contactId: id('contact_id'),
    name: text('name').notNull(),
    /** E.164; of someone without a number, which is skipped, a word that no number is. */
    phone: text('phone').notNull(),
    state: text('state', { enum: targetStates }).notNull(),
    result: text('result', { enum: targetResults }),
    reason: text('reason', { enum: skipReasons }),
    attempts: integer('attempts').notNull(),
    nextAt: moment('next_at'),
    lastAt: moment('last_at'),
    /** The call or text of the attempt that goes on, or of the last. */
    attemptId: id('attempt_id'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.campaignId, table.id] })],
);
export type TargetRow = typeof campaignTargets.$inferSelect;

export const campaignAttempts = pgTable(
  'campaign_attempts',
  {
    workspaceId: id('workspace_id').notNull(),
    campaignId: id('campaign_id').notNull(),
    attemptId: id('attempt_id').notNull(),
    targetId: id('target_id').notNull(),
    phone: text('phone').notNull(),
    at: moment('at').notNull(),
    /** Committed with its dial, or with its text: from then on it is never made again. */
    dialled: boolean('dialled').notNull(),
    endedAt: moment('ended_at'),
    result: text('result', { enum: targetResults }),
    seconds: integer('seconds'),
    /** Parts of a text, as carriers count them. */
    segments: integer('segments'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.attemptId] })],
);
