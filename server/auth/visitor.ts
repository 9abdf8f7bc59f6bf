import { addressGroup } from '#server/infra/http/ip-address.ts';

/** Who sends a request, as far as one can know before a sign-in. */
export interface Visitor {
  ip: string;
  userAgent: string;
  /** What limits count: the address, or the /64 network of an IPv6 address. */
  subject: string;
}

/** Characters of a user agent that are kept with a session. */
const longestUserAgent = 300;

export function visitorFrom(ip: string, userAgent: string | undefined): Visitor {
  return { ip, userAgent: (userAgent ?? '').slice(0, longestUserAgent), subject: addressGroup(ip) };
}
