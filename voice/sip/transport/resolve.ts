import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Clock } from '#voice/clock.ts';

/** Where a server is found (RFC 3263): services of the domain first, then its addresses. */

export type TransportName = 'udp' | 'tcp' | 'tls';

export interface Target {
  host: string;
  port: number;
  /** IP addresses. */
  addresses: string[];
}

/** As much of a resolver as is asked. */
export interface Dns {
  resolveSrv(name: string): Promise<{ name: string; port: number; priority: number; weight: number }[]>;
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
}

export const defaultPort: Readonly<Record<TransportName, number>> = { udp: 5060, tcp: 5060, tls: 5061 };
const service: Readonly<Record<TransportName, string>> = { udp: '_sip._udp', tcp: '_sip._tcp', tls: '_sips._tcp' };
/** One question may take so long, in ms, and so many servers of a domain are tried. */
const timeLimitMs = 5_000;
const mostTargets = 8;
const mostAddresses = 16;

export const systemDns = (): Dns => new Resolver({ timeout: 2_000, tries: 2 });

async function within<T>(clock: Clock, asked: Promise<T>, otherwise: T): Promise<T> {
  let cancel = () => {};
  const late = new Promise<T>((resolve) => {
    cancel = clock.after(timeLimitMs, () => resolve(otherwise));
  });
  try {
    // A name that has no such record is an answer like any other.
    return await Promise.race([asked.catch(() => otherwise), late]);
  } finally {
    cancel();
  }
}

/** The servers of an account, the first to be tried first; none where the name is nowhere. */
export async function resolveServer(
  dns: Dns,
  clock: Clock,
  { host, port, transport }: { host: string; port: number | null; transport: TransportName },
): Promise<Target[]> {
  const bare = host.replace(/^\[|\]$/g, '');
  const at = port ?? defaultPort[transport];
  if (isIP(bare) !== 0) return [{ host, port: at, addresses: [bare] }];
  const addressesOf = async (name: string): Promise<string[]> => {
    const [v4, v6] = await Promise.all([within(clock, dns.resolve4(name), []), within(clock, dns.resolve6(name), [])]);
    return [...v4, ...v6].slice(0, mostAddresses);
  };
  // A port that was given leaves nothing to be asked (RFC 3263, 4.2).
  const services = port === null ? await within(clock, dns.resolveSrv(`${service[transport]}.${bare}`), []) : [];
  const ordered = [...services].sort((a, b) => a.priority - b.priority || b.weight - a.weight).slice(0, mostTargets);
  const targets = await Promise.all(
    ordered.map(async (one) => ({ host: one.name, port: one.port, addresses: await addressesOf(one.name) })),
  );
  const found = targets.filter(({ addresses }) => addresses.length > 0);
  if (found.length > 0) return found;
  const addresses = await addressesOf(bare);
  return addresses.length === 0 ? [] : [{ host, port: at, addresses }];
}
