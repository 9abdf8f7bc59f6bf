import { isLoopback } from '#server/config.ts';

/** A loopback host is a developer's own machine: it has no certificate. */
const isOwnMachine = (host: string) => isLoopback(host.replace(/:\d+$/, ''));

/** Schemes of pages that may show what this server serves: where it is encrypted, they are, too. */
const schemesFor = (host: string, serverOrigin: string) =>
  serverOrigin.startsWith('http:') || isOwnMachine(host) ? ['https:', 'http:'] : ['https:'];

const covers = (domain: string, host: string) =>
  domain.startsWith('*.') ? host.endsWith(domain.slice(1)) && host.length > domain.length - 1 : host === domain;

/**
 * Whether pages of an origin may show a widget. No domain at all is no one, and what is no address of a web page (`null`
 * of a sandbox, `file:`) is never let in. A port that is not the usual one has to be named.
 */
export function isAllowedSite(domains: readonly string[], origin: string, serverOrigin: string): boolean {
  const url = URL.parse(origin);
  if (url === null || url.origin !== origin) return false;
  const host = url.host;
  return schemesFor(host, serverOrigin).includes(url.protocol) && domains.some((domain) => covers(domain, host));
}

/** The `frame-ancestors` of a widget's page: browsers refuse to show it anywhere else, whatever a script claims. */
export function frameAncestors(domains: readonly string[], serverOrigin: string): string {
  const sources = domains.flatMap((domain) => schemesFor(domain, serverOrigin).map((scheme) => `${scheme}//${domain}`));
  return ["'self'", ...sources].join(' ');
}
