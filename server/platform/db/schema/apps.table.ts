import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

/** Apps that registered themselves. */
export const registeredApps = pgTable('registered_apps', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  redirectUris: text('redirect_uris').array().notNull(),
  createdAt: moment('created_at').notNull(),
  /** When someone first let it in. */
  usedAt: moment('used_at'),
});

/** What an app's access token is fetched and renewed with. */
export const appGrants = pgTable(
  'app_grants',
  {
    workspaceId: id('workspace_id').notNull(),
    tokenId: id('token_id').notNull(),
    clientId: text('client_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Null once the token was fetched. */
    codeHash: text('code_hash').unique(),
    codeChallenge: text('code_challenge').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    refreshHash: text('refresh_hash').unique(),
    previousHash: text('previous_hash').unique(),
    refreshedAt: moment('refreshed_at'),
    refreshExpiresAt: moment('refresh_expires_at'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.tokenId] })],
);
