import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { RoleId } from './roles.ts';

/** The switches of Security Settings, in the order of the page. */
export const securitySwitches = [
  'twoFactorAuth',
  'ipWhitelist',
  'sessionTimeout',
  'apiRateLimit',
  'webhookSecurity',
  'auditLogging',
  'encryptionAtRest',
  'sslEnforcement',
] as const;
export type SecuritySwitch = (typeof securitySwitches)[number];

/** The switches that the score counts. */
export const criticalSwitches = [
  'twoFactorAuth',
  'webhookSecurity',
  'auditLogging',
  'encryptionAtRest',
  'sslEnforcement',
] as const satisfies readonly SecuritySwitch[];

export type SecurityFlags = Record<SecuritySwitch, boolean>;

/** The share of the critical switches that are on, in whole percent. */
export function securityScore(flags: SecurityFlags): number {
  const on = criticalSwitches.filter((one) => flags[one]).length;
  return Math.round((on / criticalSwitches.length) * 100);
}

/** Green from 80 on, yellow from 60 on, red below. */
export const scoreTone = (score: number) => (score >= 80 ? 'success' : score >= 60 ? 'warning' : 'danger');

/** Days from switching two-factor authentication on until members without it are refused. */
export const graceDaysDefault = 7;
export const sessionMinutesDefault = 30;
export const requestsPerMinuteDefault = 100;
/** Addresses and networks that a list may hold. */
export const addressesLimit = 100;
/** Hours in which the signing secret before the present one still signs. */
export const oldSecretHours = 24;

const flags = z.object(
  Object.fromEntries(securitySwitches.map((one) => [one, z.boolean()])) as Record<SecuritySwitch, z.ZodBoolean>,
);
const SessionMinutes = z.number().int().min(5, 'Enter at least 5 minutes.').max(1440, 'Enter 1440 minutes or fewer.');
const RequestsPerMinute = z.number().int().min(1, 'Enter 1 or more.').max(10_000, 'Enter 10,000 or less.');

export const SecuritySettings = flags.extend({
  score: z.number().int().min(0).max(100),
  /** From then on members need a second factor; null while that is off. */
  twoFactorRequiredFrom: Moment.nullable(),
  /** Addresses and networks (`203.0.113.0/24`) that members and tokens may come from. */
  allowedAddresses: z.array(z.string()),
  sessionMinutes: SessionMinutes,
  requestsPerMinute: RequestsPerMinute,
  /** Of the secret that signs webhooks: when it was made, and until when the one before signs, too. Null: there is none. */
  webhookSecret: z.object({ createdAt: Moment, previousUntil: Moment.nullable() }).nullable(),
  /** Whether what was stored before Encryption at Rest was switched is still being sealed, or unsealed. */
  contentSettles: z.boolean(),
  /** Why a switch that is off cannot be switched on here and now. */
  unavailable: z.partialRecord(z.enum(securitySwitches), z.string()),
  /** Where this request came from, as the server sees it. */
  yourIp: z.string(),
});
export type SecuritySettings = z.infer<typeof SecuritySettings>;

/** A member and whether there is a second factor. */
export const MemberFactor = z.object({
  userId: Id,
  email: z.string(),
  role: RoleId,
  /** Null where sign-in is done elsewhere, and this server cannot know. */
  secondFactor: z.boolean().nullable(),
});
export type MemberFactor = z.infer<typeof MemberFactor>;

/** One signed-in device of a member. */
export const MemberSession = z.object({
  id: Id,
  userId: Id,
  email: z.string(),
  role: RoleId,
  /** As the browser calls itself. */
  userAgent: z.string(),
  ip: z.string().nullable(),
  signedInAt: Moment,
  /** Told to the minute. */
  lastActiveAt: Moment,
  /** Whether this sign-in showed a second factor. */
  secondFactor: z.boolean(),
  /** The one that asks. */
  current: z.boolean(),
  /** Whether the asking person may end it. */
  canEnd: z.boolean(),
});
export type MemberSession = z.infer<typeof MemberSession>;

export const securityApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/security',
    summary: 'Get the workspace’s security settings and security score',
    can: 'settings:read',
    reply: SecuritySettings,
  },
  update: {
    method: 'PATCH',
    path: '/v1/security',
    summary: 'Change security settings',
    description:
      'Each setting takes effect immediately, for every session, token, and socket. Two-factor authentication starts after `graceDays`, so that no one is locked out unexpectedly.',
    can: 'settings:manage',
    audit: 'security.changed',
    body: flags.partial().extend({
      allowedAddresses: z.array(z.string().trim().max(60)).max(addressesLimit).optional(),
      sessionMinutes: SessionMinutes.optional(),
      requestsPerMinute: RequestsPerMinute.optional(),
      /** Taken when two-factor authentication is switched on; 7 without it. */
      graceDays: z.number().int().min(0).max(30).optional(),
    }),
    reply: SecuritySettings,
    errors: ['conflict', 'two_factor_required'],
    example: { body: { sessionTimeout: true, sessionMinutes: 30 } },
  },
  createWebhookSecret: {
    method: 'POST',
    path: '/v1/security/webhook-secret',
    idempotent: 'whole',
    summary: 'Create a new webhook signing secret; only this response includes its value',
    description: `Each webhook is also signed with the previous secret for ${oldSecretHours} hours, so that receivers have time to switch.`,
    can: 'settings:manage',
    audit: 'security.webhook-secret-made',
    reply: z.object({ value: z.string(), previousUntil: Moment.nullable() }),
    status: 201,
    errors: ['two_factor_required'],
  },
  factors: {
    method: 'GET',
    path: '/v1/security/second-factors',
    summary: 'List which members use two-factor authentication',
    can: 'settings:manage',
    reply: z.object({ items: z.array(MemberFactor) }),
  },
  sessions: {
    method: 'GET',
    path: '/v1/security/sessions',
    summary: 'List the devices where members are signed in, most recently active first',
    can: 'team:manage',
    reply: z.object({ items: z.array(MemberSession) }),
    errors: ['conflict'],
  },
  endSession: {
    method: 'DELETE',
    path: '/v1/security/sessions/:memberSessionId',
    summary: 'Sign a member out on one device, in all of their workspaces',
    can: 'team:manage',
    audit: 'session.ended',
    params: z.object({ memberSessionId: Id }),
    errors: ['forbidden', 'conflict'],
  },
  endSessions: {
    method: 'DELETE',
    path: '/v1/security/members/:memberUserId/sessions',
    summary: 'Sign a member out on every device, in all of their workspaces',
    can: 'team:manage',
    audit: 'session.all-ended',
    params: z.object({ memberUserId: Id }),
    errors: ['forbidden', 'conflict'],
  },
});
