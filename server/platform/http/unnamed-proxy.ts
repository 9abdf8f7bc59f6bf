import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { isPublicAddress } from './private-addresses.ts';

/** What proxies say of whom they speak for. */
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

interface Peer {
  /** None where the client is gone before it is looked at. */
  ip: string | undefined;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

/**
 * Whether a request comes from a proxy on this machine or network that TRUST_PROXY does not name: then its address is
 * everyone's, and what locks an address would lock everyone out. What a stranger on the internet writes into these
 * headers changes nothing.
 */
export function isUnnamedProxy({ ip, headers, socket }: Peer): boolean {
  // Most requests have none of them, and to look at an address takes longer.
  if (!forwarding.some((name) => headers[name] !== undefined)) return false;
  return ip !== undefined && ip === socket.remoteAddress && !isPublicAddress(ip);
}

/** Says once that a proxy forwards requests whose senders we cannot tell apart, and how to mend it. */
export function warnOfUnnamedProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || !isUnnamedProxy(request)) return;
    warned = true;
    request.log.warn(
      { proxy: request.ip },
      'a proxy forwards requests, but TRUST_PROXY does not name it: all visitors look like one, and limits of visitors are off. Set TRUST_PROXY to its address',
    );
  });
}

/** Whether the settings alone say that a proxy is missing from them: this server speaks no TLS, so something else does. */
export const lacksProxyName = ({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): boolean =>
  publicUrl.startsWith('https:') && trustProxy.length === 0;
