import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LogoType } from '#domain/agency/brand.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const brands = pgTable('brands', {
  workspaceId: id('workspace_id').primaryKey(),
  name: text('name').notNull(),
  accent: text('accent'),
  /** Where the picture lies among the files; a new one has another key. */
  logoKey: text('logo_key'),
  logoType: text('logo_type').$type<LogoType>(),
  senderName: text('mail_name'),
  replyTo: text('reply_to'),
  supportEmail: text('support_email'),
  documentsUrl: text('documents_url'),
  termsUrl: text('terms_url'),
  privacyUrl: text('privacy_url'),
  poweredBy: boolean('powered_by').notNull().default(true),
  signUp: boolean('sign_up').notNull().default(false),
  updatedAt: moment('updated_at').notNull(),
});
export type BrandRow = typeof brands.$inferSelect;

export const brandHosts = pgTable(
  'brand_hosts',
  {
    workspaceId: id('workspace_id').notNull(),
    /** In lower case, in the form of the DNS. */
    host: text('host').notNull(),
    dnsToken: text('dns_token').notNull(),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.host] })],
);
export type BrandHostRow = typeof brandHosts.$inferSelect;
