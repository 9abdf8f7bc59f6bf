import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/platform/db/columns.ts';

export const securitySettings = pgTable('security_settings', {
  workspaceId: id('workspace_id').primaryKey(),
  /** Members need a second factor from then on; null while that is off. */
  twoFactorRequiredFrom: moment('two_factor_from'),
  ipWhitelist: boolean('ip_whitelist').notNull().default(false),
  allowedAddresses: text('allowed_addresses').array().notNull().default([]),
  sessionTimeout: boolean('session_timeout').notNull().default(false),
  sessionMinutes: integer('session_minutes').notNull().default(30),
  apiRateLimit: boolean('api_rate_limit').notNull().default(false),
  requestsPerMinute: integer('requests_per_minute').notNull().default(100),
  webhookSecurity: boolean('webhook_security').notNull().default(false),
  /** Sealed, as is the one before. */
  webhookSecret: text('webhook_secret'),
  webhookSecretAt: moment('webhook_secret_at'),
  webhookSecretBefore: text('webhook_secret_before'),
  webhookSecretBeforeUntil: moment('webhook_secret_before_until'),
  auditLogging: boolean('audit_logging').notNull().default(true),
  sslEnforcement: boolean('ssl_enforcement').notNull().default(false),
});
export type SecurityRow = typeof securitySettings.$inferSelect;
