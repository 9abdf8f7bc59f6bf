import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '#server/platform/db/columns.ts';

export const simulatorAccounts = pgTable('stand_in_accounts', {
  workspaceId: id('workspace_id').primaryKey(),
  accountSid: text('account_sid').notNull(),
  /** Sealed. */
  token: text('token').notNull(),
});

export const simulatorNumbers = pgTable(
  'stand_in_numbers',
  {
    workspaceId: id('workspace_id').notNull(),
    sid: text('sid').notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    voiceUrl: text('voice_url').notNull(),
    voiceFallbackUrl: text('voice_fallback_url').notNull(),
    smsUrl: text('sms_url').notNull(),
    smsFallbackUrl: text('sms_fallback_url').notNull(),
    statusCallback: text('status_callback').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.sid] })],
);
export type SimulatorNumber = typeof simulatorNumbers.$inferSelect;
