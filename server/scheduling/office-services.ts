import type { OfficeService, OfficeUse } from '#domain/scheduling/office.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import type { Services } from '#server/services.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';

/** Where a service is asked for what. */
export interface OfficePlaces {
  issuer: string;
  authorize: string;
  token: string;
  /** Null where a service has none. */
  revoke: string | null;
  /** Who someone is; calendars; contacts. */
  profile: string;
  calendar: string;
  contacts: string;
}

/** @param base of a stand-in that answers for all hosts of the service; null for the service itself */
const places: Record<OfficeService, (base: string | null) => OfficePlaces> = {
  google: (base) => ({
    issuer: 'https://accounts.google.com',
    authorize: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${base ?? 'https://oauth2.googleapis.com'}/token`,
    revoke: `${base ?? 'https://oauth2.googleapis.com'}/revoke`,
    profile: `${base ?? 'https://openidconnect.googleapis.com'}/v1/userinfo`,
    calendar: `${base ?? 'https://www.googleapis.com'}/calendar/v3/calendars/primary`,
    contacts: `${base ?? 'https://people.googleapis.com'}/v1/people/me/connections`,
  }),
  microsoft: (base) => ({
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    authorize: `${base ?? 'https://login.microsoftonline.com'}/common/oauth2/v2.0/authorize`,
    token: `${base ?? 'https://login.microsoftonline.com'}/common/oauth2/v2.0/token`,
    revoke: null,
    profile: `${base ?? 'https://graph.microsoft.com'}/v1.0/me`,
    calendar: `${base ?? 'https://graph.microsoft.com'}/v1.0/me`,
    contacts: `${base ?? 'https://graph.microsoft.com'}/v1.0/me/contacts`,
  }),
};

/** What each use needs to be agreed to, as the service names it in its answers. */
export const scopesOf: Record<OfficeService, Record<OfficeUse, string>> = {
  google: {
    calendar: 'https://www.googleapis.com/auth/calendar.events',
    contacts: 'https://www.googleapis.com/auth/contacts.readonly',
  },
  microsoft: { calendar: 'Calendars.ReadWrite', contacts: 'Contacts.Read' },
};
/** What tells whose account it is, and that the access lasts. */
export const commonScopes: Record<OfficeService, string[]> = {
  google: ['openid', 'email'],
  microsoft: ['offline_access', 'User.Read'],
};
/** Google gives a lasting access only when it is asked for, and anew only with consent. */
export const extraOf: Record<OfficeService, Record<string, string>> = {
  google: { access_type: 'offline', prompt: 'consent' },
  microsoft: { prompt: 'select_account' },
};

export interface OfficeClient {
  clientId: string;
  clientSecret: string;
}

/** As what this installation asks; null where its operator has not set it. */
export const clientOf = ({ config }: Services, service: OfficeService): OfficeClient | null => config[service];

/** What the operator has to set, and where. Null: nothing is missing. */
export function missingOf(services: Services, service: OfficeService, returnTo: string): string | null {
  if (clientOf(services, service) !== null) return null;
  const prefix = service.toUpperCase();
  const where =
    service === 'google'
      ? 'the Google Cloud console under Credentials'
      : 'the Microsoft Entra admin center under App registrations';
  return `This integration isn’t available on this server yet. The operator has to create credentials in ${where} with ${returnTo} as the redirect URI, then set ${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET.`;
}

const baseOf = ({ config }: Services, service: OfficeService) =>
  service === 'google' ? config.googleBaseUrl : config.microsoftBaseUrl;

export const placesOf = (services: Services, service: OfficeService): OfficePlaces =>
  places[service](baseOf(services, service));

const ways = new WeakMap<Services, Partial<Record<OfficeService, Outbound>>>();

/** The way out to a service, whose server the operator's settings may name. */
export function wayTo(services: Services, service: OfficeService): Outbound {
  const base = baseOf(services, service);
  if (base === null) return services.outbound;
  const known = ways.get(services) ?? {};
  ways.set(services, known);
  known[service] ??= openOutbound({ trustedOrigins: [base] });
  return known[service];
}
