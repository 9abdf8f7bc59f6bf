import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CarrierName } from '#domain/carriers/carrier-kinds.ts';
import { AppError } from '#domain/platform/errors.ts';
import { ownAddress, simulatorBase } from '#server/carriers/simulator/own-address.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type AccountRow, carrierAccounts, type NumberUrls } from '#server/platform/db/schema/phone.table.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import type { Services } from '#server/services.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';
import { type Carrier, CarrierError } from './carrier.ts';
import { countedCarrier } from './carrier-metrics.ts';
import { addressHolding } from './held-document.ts';
import { signalWireDialect } from './signalwire/signalwire-dialect.ts';
import { openTelnyx, telnyxBase } from './telnyx/open-telnyx.ts';
import { openTwilio, twilioHosts } from './twilio/open-twilio.ts';

export const tokenContext = (id: string) => `carrier_accounts.${id}.auth_token`;
export const keyContext = (id: string) => `carrier_accounts.${id}.key_secret`;
export const signingContext = (id: string) => `carrier_accounts.${id}.signing_key`;

/** Where webhooks of carriers come in. */
export const webhookPath = '/webhooks/phone';

/** The workspace's accounts at carriers, oldest first. */
export const readAccounts = (tx: Tx, workspaceId: string, of: readonly CarrierName[]): Promise<AccountRow[]> =>
  tx
    .select()
    .from(carrierAccounts)
    .where(and(eq(carrierAccounts.workspaceId, workspaceId), inArray(carrierAccounts.carrier, of)))
    .orderBy(asc(carrierAccounts.id));

/** The workspace's first account at a carrier. */
export async function readAccount(tx: Tx, workspaceId: string, carrier: CarrierName): Promise<AccountRow | undefined> {
  const [row] = await readAccounts(tx, workspaceId, [carrier]);
  return row;
}

/** An account by its id; undefined where it is not connected any more. In its workspace's transaction. */
export async function findAccount(tx: Tx, workspaceId: string, id: string): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(carrierAccounts)
    .where(and(eq(carrierAccounts.workspaceId, workspaceId), eq(carrierAccounts.id, id)));
  return row;
}

/** The same. @throws AppError not_found */
export async function readAccountById(tx: Tx, workspaceId: string, id: string): Promise<AccountRow> {
  const row = await findAccount(tx, workspaceId, id);
  if (row === undefined)
    throw new AppError('not_found', 'This number’s carrier account is no longer connected. Reconnect it first.');
  return row;
}

/** What requests of the account are made with, where it has no key of its own. */
export const authTokenOf = ({ secrets }: Services, { id, authToken }: AccountRow): string =>
  secrets.open(tokenContext(id), authToken);

/** What the carrier signs its requests with, or what they are checked by. */
export const signingKeyOf = (services: Services, row: AccountRow): string =>
  row.signingKey === null ? authTokenOf(services, row) : services.secrets.open(signingContext(row.id), row.signingKey);

const ways = new WeakMap<Services, { own: string; way: Outbound }>();

/** The way out to carriers, whose servers the operator's settings name, and to the one in this house. */
export function wayToCarriers(services: Services): Outbound {
  const { twilioBaseUrl, carrierOrigins } = services.config;
  const own = ownAddress(services);
  const known = ways.get(services);
  // A job may ask before the server listens, and so before it has an address.
  if (known?.own === own) return known.way;
  const way = openOutbound({
    trustedOrigins: [own, ...(twilioBaseUrl === null ? [] : [twilioBaseUrl]), ...carrierOrigins],
  });
  ways.set(services, { own, way });
  return way;
}

/** How Twilio, or a server that speaks as it does, is asked with these credentials. */
export function twilioWith(
  services: Services,
  carrier: 'twilio' | 'stand-in',
  access: { accountSid: string; user: string; secret: string },
): Carrier {
  const base = carrier === 'stand-in' ? simulatorBase(services) : services.config.twilioBaseUrl;
  return openTwilio(countedCarrier(services, carrier, wayToCarriers(services)), twilioHosts(base), access);
}

/** How SignalWire is asked with these credentials. @param hook of the account: where steered calls ask */
export function signalWireWith(
  services: Services,
  { baseUrl, hook, accountSid, token }: { baseUrl: string; hook: string; accountSid: string; token: string },
): Carrier {
  const hosts = { api: baseUrl, pricing: null, numbers: null };
  const dialect = signalWireDialect((document) =>
    addressHolding(`${services.config.publicUrl}${webhookPath}/${hook}`, document),
  );
  return openTwilio(
    countedCarrier(services, 'signalwire', wayToCarriers(services)),
    hosts,
    { accountSid, user: accountSid, secret: token },
    dialect,
  );
}

/** How the account's carrier is asked. */
export function openCarrier(services: Services, row: AccountRow): Carrier {
  const { id, carrier, accountSid, apiKey, keySecret, hook } = row;
  const baseUrl = row.baseUrl ?? telnyxBase;
  switch (carrier) {
    case 'sip':
      return services.hooks.openSip(services, row);
    case 'signalwire':
      return signalWireWith(services, { baseUrl, hook, accountSid, token: authTokenOf(services, row) });
    case 'telnyx': {
      const { applicationId, messagingProfileId } = row;
      return openTelnyx(countedCarrier(services, 'telnyx', wayToCarriers(services)), services.clock, {
        accountSid,
        baseUrl,
        apiKey: authTokenOf(services, row),
        applicationId: applicationId ?? '',
        messagingProfileId: messagingProfileId ?? '',
      });
    }
    case 'twilio':
    case 'stand-in': {
      const key = apiKey !== null && keySecret !== null;
      const user = key ? apiKey : accountSid;
      const secret = key ? services.secrets.open(keyContext(id), keySecret) : authTokenOf(services, row);
      return twilioWith(services, carrier, { accountSid, user, secret });
    }
  }
}

/** Where the carrier asks about calls and messages of an account. */
export function urlsOf({ config }: Services, hook: string): NumberUrls {
  const base = `${config.publicUrl}${webhookPath}/${hook}`;
  return { voice: `${base}/voice`, voiceFallback: `${base}/fallback`, sms: `${base}/sms`, status: `${base}/status` };
}

/**
 * Does something at a carrier, and says what went wrong as the API does.
 * @throws AppError carrier_unavailable, carrier_refused, too_many_requests
 */
export async function atCarrier<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    const { kind, message } = error;
    if (kind === 'unauthorized') {
      throw new AppError('carrier_refused', 'The carrier rejected the credentials. Reconnect the account.');
    }
    if (kind === 'too_many')
      throw new AppError('too_many_requests', 'The carrier is rate limiting requests. Wait a moment, then try again.');
    if (kind === 'never_left' || kind === 'unsure') throw new AppError('carrier_unavailable', message);
    throw new AppError('carrier_refused', `The carrier’s response: ${message}`);
  }
}
