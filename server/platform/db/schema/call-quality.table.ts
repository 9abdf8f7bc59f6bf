import { boolean, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import type { Scorecard, SignCounts } from '#domain/calls/call-quality.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export const callQuality = pgTable(
  'call_quality',
  {
    workspaceId: id('workspace_id').notNull(),
    callId: id('call_id').notNull(),
    /** 0 to 100; null where no one can read the call any more. */
    score: smallint('score'),
    /** How often each sign showed. */
    signs: json<SignCounts>('signs').notNull(),
    test: boolean('test').notNull(),
    lookedAt: moment('looked_at'),
    lookedBy: id('looked_by'),
    ratedAt: moment('rated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.callId] })],
);
export type QualityRow = typeof callQuality.$inferSelect;

export const callScorecards = pgTable('call_scorecards', {
  workspaceId: id('workspace_id').primaryKey(),
  points: json<Scorecard>('points').notNull(),
  changedAt: moment('changed_at').notNull(),
});
