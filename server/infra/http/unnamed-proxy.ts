import type { IncomingHttpHeaders } from 'node:http';
import { isPublicAddress } from './private-addresses.ts';

/** What proxies say of whom they speak for. */
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

interface Peer {
  ip: string;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

/**
 * Whether a request comes from a proxy on this machine or network that TRUST_PROXY does not name: then its address is
 * everybody's, and what locks an address would lock everybody out. What a stranger on the internet writes into these
 * headers changes nothing.
 */
export function isUnnamedProxy({ ip, headers, socket }: Peer): boolean {
  return ip === socket.remoteAddress && !isPublicAddress(ip) && forwarding.some((name) => headers[name] !== undefined);
}
