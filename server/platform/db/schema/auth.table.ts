import { bigint, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import type { Json } from '#domain/platform/json.ts';
import { id, json, moment } from '#server/platform/db/columns.ts';

export type Metadata = { [key: string]: Json };
export type AppMetadata = { provider: string; providers: string[] };
/** One way in which a session's person was proved; `timestamp` in seconds. */
export type AuthenticationMethod = { method: string; timestamp: number };
/** Authenticator assurance level: aal2 after a second factor. */
export const assuranceLevels = ['aal1', 'aal2'] as const;
export type AssuranceLevel = (typeof assuranceLevels)[number];

export const users = pgTable('users', {
  id: id().primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  emailConfirmedAt: moment('email_confirmed_at'),
  confirmationSentAt: moment('confirmation_sent_at'),
  recoverySentAt: moment('recovery_sent_at'),
  reauthenticationSentAt: moment('reauthentication_sent_at'),
  newEmail: text('new_email'),
  emailChangeSentAt: moment('email_change_sent_at'),
  lastSignInAt: moment('last_sign_in_at'),
  appMetadata: json<AppMetadata>('app_metadata').notNull(),
  userMetadata: json<Metadata>('user_metadata').notNull(),
  bannedUntil: moment('banned_until'),
  /** The agency at whose site the account signed up; null for the installation's own. */
  agencyId: id('agency_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type UserRow = typeof users.$inferSelect;

export const identities = pgTable('identities', {
  id: id().primaryKey(),
  userId: id('user_id').notNull(),
  provider: text('provider').notNull(),
  providerId: text('provider_id').notNull(),
  identityData: json<Metadata>('identity_data').notNull(),
  lastSignInAt: moment('last_sign_in_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type IdentityRow = typeof identities.$inferSelect;

export const sessions = pgTable('sessions', {
  id: id().primaryKey(),
  userId: id('user_id').notNull(),
  aal: text('aal', { enum: assuranceLevels }).notNull(),
  amr: json<AuthenticationMethod[]>('amr').notNull(),
  refreshKey: text('refresh_key').notNull(),
  refreshCounter: integer('refresh_counter').notNull(),
  refreshFloor: integer('refresh_floor').notNull(),
  refreshedAt: moment('refreshed_at').notNull(),
  /** When its person last did something, to the minute. */
  activeAt: moment('active_at').notNull(),
  /** The longest that nothing was done since the sign-in, in seconds. */
  longestIdle: integer('longest_idle').notNull().default(0),
  factorId: id('factor_id'),
  ip: text('ip'),
  userAgent: text('user_agent'),
  /** The agency at whose site it was begun, and where alone it is good; null for the installation's own. */
  agencyId: id('agency_id'),
  createdAt: moment('created_at').notNull(),
});
export type SessionRow = typeof sessions.$inferSelect;

export const flowState = pgTable('flow_state', {
  id: id().primaryKey(),
  userId: id('user_id'),
  provider: text('provider').notNull(),
  method: text('method').notNull(),
  codeChallenge: text('code_challenge'),
  redirectTo: text('redirect_to').notNull(),
  cookieHash: text('cookie_hash'),
  nonce: text('nonce'),
  providerVerifier: text('provider_verifier'),
  linkingUserId: id('linking_user_id'),
  codeHash: text('code_hash'),
  providerTokens: text('provider_tokens'),
  usedAt: moment('used_at'),
  /** As of sessions. */
  agencyId: id('agency_id'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type FlowRow = typeof flowState.$inferSelect;

export const tokenKinds = [
  'signup',
  'recovery',
  'magiclink',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const;
export type TokenKind = (typeof tokenKinds)[number];

export const oneTimeTokens = pgTable('one_time_tokens', {
  id: id().primaryKey(),
  userId: id('user_id').notNull(),
  kind: text('kind', { enum: tokenKinds }).notNull(),
  linkHash: text('link_hash').notNull(),
  otpHash: text('otp_hash').notNull(),
  relatesTo: text('relates_to').notNull(),
  tries: integer('tries').notNull(),
  flowId: id('flow_id'),
  /** As of sessions. */
  agencyId: id('agency_id'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect;

export const mfaFactors = pgTable('mfa_factors', {
  id: id().primaryKey(),
  userId: id('user_id').notNull(),
  friendlyName: text('friendly_name').notNull(),
  factorType: text('factor_type', { enum: ['totp'] }).notNull(),
  status: text('status', { enum: ['unverified', 'verified'] }).notNull(),
  secret: text('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  lastChallengedAt: moment('last_challenged_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type FactorRow = typeof mfaFactors.$inferSelect;

export const mfaChallenges = pgTable('mfa_challenges', {
  id: id().primaryKey(),
  factorId: id('factor_id').notNull(),
  sessionId: id('session_id').notNull(),
  ip: text('ip').notNull(),
  tries: integer('tries').notNull(),
  usedAt: moment('used_at'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  privateKey: text('private_key').notNull(),
  publicKey: json<JWK>('public_key').notNull(),
  createdAt: moment('created_at').notNull(),
  retiredAt: moment('retired_at'),
});

export const auditLog = pgTable('audit_log', {
  id: id().primaryKey(),
  at: moment('at').notNull(),
  action: text('action').notNull(),
  userId: id('user_id'),
  ip: text('ip'),
  details: json<Metadata>('details').notNull(),
});

export const rateBuckets = pgTable('rate_buckets', {
  key: text('key').primaryKey(),
  fullAt: doublePrecision('full_at').notNull(),
});
