import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** Whose accounts can be connected, for their calendars and contacts. */
export const officeServices = ['google', 'microsoft'] as const;
export type OfficeService = (typeof officeServices)[number];
export const officeNames: Record<OfficeService, string> = { google: 'Google', microsoft: 'Microsoft' };

/** What an account is good for here, each of which its owner may refuse. */
export const officeUses = ['calendar', 'contacts'] as const;
export type OfficeUse = (typeof officeUses)[number];

/** How the writing of an appointment into a connected calendar went. */
export const officeEventStates = ['waiting', 'written', 'failed'] as const;

/** Where the browser comes back to from the service, below the address that it left from. */
export const officeReturnPath = '/dashboard/integrations/external-services/return';

/** A service, and whether accounts there can be connected at all. */
export const OfficeServiceState = z.object({
  service: z.enum(officeServices),
  /** What the operator has not set, and where that is done; null when nothing is missing. */
  missing: z.string().nullable(),
});
export type OfficeServiceState = z.infer<typeof OfficeServiceState>;

/** An account at Google or Microsoft. A workspace has at most one of each. */
export const OfficeAccount = z.object({
  id: Id,
  service: z.enum(officeServices),
  /** How its owner knows it: an address. */
  name: z.string(),
  /** What its owner has not agreed to. */
  lacks: z.array(z.enum(officeUses)),
  /** Whether appointments stand in its calendar, and nothing is booked over what stands there. */
  syncsCalendar: z.boolean(),
  /** The calendar here that this is about; null for the main one. */
  calendarId: Id.nullable(),
  connectedAt: Moment,
  /** Why it cannot be used any more; null while it can. */
  problem: z.string().nullable(),
  /** What uses it, in words. */
  dependents: z.array(z.string()),
});
export type OfficeAccount = z.infer<typeof OfficeAccount>;

const managing = { can: 'integrations:manage' } as const;

export const officeApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/office-accounts',
    summary: 'List the connected Google and Microsoft accounts',
    can: 'integrations:read',
    reply: z.object({ services: z.array(OfficeServiceState), items: z.array(OfficeAccount) }),
  },
  leave: {
    ...managing,
    method: 'POST',
    path: '/v1/office-accounts/leave',
    summary: 'Start connecting an account; returns the URL where the user grants access',
    description: `Requires a signed-in person. The browser returns to \`${officeReturnPath}\` with a state and a code, which the same session must submit within ten minutes.`,
    audit: null,
    body: z.object({ service: z.enum(officeServices) }),
    reply: z.object({ address: z.string() }),
    errors: ['office_not_set_up'],
    example: { body: { service: 'google' } },
  },
  connect: {
    ...managing,
    method: 'POST',
    path: '/v1/office-accounts',
    summary: 'Connect an account with the state and code returned by the browser',
    description:
      'Exchanges the code for tokens, which are stored encrypted and never shown, and identifies the account’s owner. Each state works only once.',
    audit: 'office-account.connected',
    body: z.object({ state: z.string().min(1).max(100), code: z.string().min(1).max(4_000) }),
    reply: OfficeAccount,
    errors: ['conflict', 'office_unavailable', 'office_not_set_up', 'limit_reached'],
    example: { body: { state: '019a0000-0000-4000-8000-0000000000a1', code: '4/0AX4XfWh' } },
  },
  update: {
    ...managing,
    method: 'PATCH',
    path: '/v1/office-accounts/:officeAccountId',
    summary: 'Set whether appointments sync with an account’s calendar, and from which workspace calendar',
    audit: 'office-account.updated',
    params: z.object({ officeAccountId: Id }),
    body: z.object({ syncsCalendar: z.boolean().optional(), calendarId: Id.nullable().optional() }),
    reply: OfficeAccount,
    errors: ['conflict'],
    example: { body: { syncsCalendar: true, calendarId: null } },
  },
  disconnect: {
    ...managing,
    method: 'DELETE',
    path: '/v1/office-accounts/:officeAccountId',
    summary: 'Disconnect an account; its data isn’t deleted, and access is revoked',
    audit: 'office-account.disconnected',
    params: z.object({ officeAccountId: Id }),
    /** `revoked`: whether the service has taken the access back, else its owner can do that there. */
    reply: z.object({ revoked: z.boolean() }),
  },
});
