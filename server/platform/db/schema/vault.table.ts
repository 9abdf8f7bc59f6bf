import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { secretEnvironments } from '#domain/identity/vault.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const vaultSecrets = pgTable(
  'vault_secrets',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    environment: text('environment', { enum: secretEnvironments }).notNull(),
    /** Where requests with it may go. */
    hosts: text('hosts').array().notNull(),
    /** Sealed. */
    value: text('value').notNull(),
    changedBy: id('changed_by'),
    changedAt: moment('changed_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
export type SecretRow = typeof vaultSecrets.$inferSelect;
