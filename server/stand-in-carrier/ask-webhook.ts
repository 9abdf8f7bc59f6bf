import { openOutbound } from '#server/infra/http/outbound.ts';
import { signatureOf } from '#server/phone/twilio/signature.ts';
import type { Services } from '#server/services.ts';
import { type Outbound, textOf } from '#voice/engines/services/outbound.ts';
import { ownAddress } from './own-address.ts';
import type { StandInAccount } from './stand-in-accounts.ts';

/** As Twilio gives webhooks, in ms: all of one, and the head of its answer. Bytes of an answer. */
const limits = { firstByteMs: 15_000, idleMs: 15_000, totalMs: 15_000, maxBytes: 64 * 1024 };

const ways = new WeakMap<Services, Outbound>();
function wayTo(services: Services): Outbound {
  const known = ways.get(services);
  if (known) return known;
  const way = openOutbound({ trustedOrigins: [ownAddress(services)] });
  ways.set(services, way);
  return way;
}

/**
 * Asks a webhook of this installation what to do, signed for its public address, over this machine's own. Addresses of
 * others are not asked: this carrier has no customers but the house.
 * @returns the answer's body; null where there is none that can be used
 */
export async function askWebhook(
  services: Services,
  { token }: StandInAccount,
  url: string,
  fields: Record<string, string>,
): Promise<string | null> {
  const { publicUrl } = services.config;
  if (!url.startsWith(`${publicUrl}/`)) return null;
  const answer = await wayTo(services)({
    ...limits,
    method: 'POST',
    url: `${ownAddress(services)}${url.slice(publicUrl.length)}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signatureOf(token, url, fields),
      // The server may know itself by its public name alone.
      'x-forwarded-host': new URL(publicUrl).host,
    },
    body: new URLSearchParams(fields).toString(),
    signal: new AbortController().signal,
  });
  if (answer.status >= 400) {
    answer.discard();
    return null;
  }
  return textOf(answer);
}
