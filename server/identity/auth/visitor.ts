import type { FastifyRequest } from 'fastify';
import { addressGroup } from '#server/platform/http/ip-address.ts';
import type { Site } from '#server/platform/http/site.ts';
import { isUnnamedProxy } from '#server/platform/http/unnamed-proxy.ts';

/** Who sends a request, as far as one can know before a sign-in. */
export interface Visitor {
  ip: string;
  userAgent: string;
  /** What limits count: the address, or the /64 network of an IPv6 address. */
  subject: string;
  /** A proxy that TRUST_PROXY does not name: its address is everyone's. */
  isShared: boolean;
  /** Origin of the site that was asked; null where no one asked one, which stands for the installation's own. */
  origin: string | null;
  /** The agency whose site that is; null for the installation's own. */
  agencyId: string | null;
}

/** Characters of a user agent that are kept with a session. */
const longestUserAgent = 300;

export function visitorFrom(ip: string, userAgent: string | undefined, isShared = false, site?: Site): Visitor {
  return {
    ip,
    userAgent: (userAgent ?? '').slice(0, longestUserAgent),
    subject: addressGroup(ip),
    isShared,
    origin: site?.origin ?? null,
    agencyId: site?.brand?.workspaceId ?? null,
  };
}

/** Who sends this request. */
export const visitorOf = (request: FastifyRequest): Visitor =>
  visitorFrom(request.ip, request.headers['user-agent'], isUnnamedProxy(request), request.site);
