import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

export const companySignIn = pgTable('company_sign_in', {
  workspaceId: id('workspace_id').primaryKey(),
  domain: text('domain').notNull(),
  /** What the domain's TXT record has to say. */
  dnsToken: text('dns_token').notNull(),
  verifiedAt: moment('verified_at'),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed. */
  clientSecret: text('client_secret').notNull(),
  /** Members with an address of the domain have to come by it; owners need not. */
  required: boolean('required').notNull().default(false),
  updatedAt: moment('updated_at').notNull(),
});
export type CompanySignInRow = typeof companySignIn.$inferSelect;
