import { isIP } from 'node:net';
import { and, eq } from 'drizzle-orm';
import type { SipAccountRow } from '#server/platform/db/schema/sip.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { isPublicAddress } from '#server/platform/http/private-addresses.ts';
import { listed } from '#server/platform/http/proxy-list.ts';
import type { Services } from '#server/services.ts';
import type { Flow } from '#voice/sip/flow.ts';
import { hostPortOf } from '#voice/sip/message/message.ts';
import { resolveServer, systemDns, type Target } from '#voice/sip/transport/resolve.ts';
import { openStreamFlow } from '#voice/sip/transport/stream-flow.ts';
import { type FlowEvents, openUdpFlow } from '#voice/sip/transport/udp-flow.ts';

/** Why a server is not reached, and at which step. */
export class SipUnreachable extends Error {
  readonly step: 'resolved' | 'reached';

  constructor(step: SipUnreachable['step'], message: string) {
    super(message);
    this.step = step;
  }
}

/**
 * Which IP addresses a workspace's accounts may speak with: those of the internet, what the operator has listed, and any for the
 * operator's own workspace.
 */
export async function reachOf(services: Services, workspaceId: string): Promise<(address: string) => boolean> {
  const own = and(eq(workspaces.id, workspaceId), eq(workspaces.operator, true));
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx.select({ id: workspaces.id }).from(workspaces).where(own),
  );
  if (row !== undefined) return (address) => isIP(address) !== 0;
  const isListed = listed(services.config.sipServers);
  return (address) => isPublicAddress(address) || isListed(address);
}

type Where = Pick<SipAccountRow, 'workspaceId' | 'server' | 'proxy' | 'transport' | 'certificate' | 'localPort'>;

/** The host of an account's address. */
export const domainOf = (server: string): string => hostPortOf(server)?.host ?? server;

/** Servers of an account, the first to be tried first. @throws SipUnreachable */
export async function findServers(
  services: Services,
  { workspaceId, server, proxy, transport }: Where,
): Promise<Target[]> {
  const at = hostPortOf(proxy ?? server);
  if (at === null) throw new SipUnreachable('resolved', 'This isn’t a valid server address.');
  const found = await resolveServer(systemDns(), services.clock, { ...at, transport });
  if (found.length === 0) throw new SipUnreachable('resolved', `Can’t find ${at.host}. Check the server name.`);
  const mayReach = await reachOf(services, workspaceId);
  const allowed = found
    .map((target) => ({ ...target, addresses: target.addresses.filter(mayReach) }))
    .filter(({ addresses }) => addresses.length > 0);
  if (allowed.length > 0) return allowed;
  throw new SipUnreachable(
    'resolved',
    `${at.host} is on a private network. The operator can allow it with SIP_SERVERS.`,
  );
}

/** Opens the way to an account's server. @throws SipUnreachable */
export async function reachServer(services: Services, where: Where, events: FlowEvents): Promise<Flow> {
  const targets = await findServers(services, where);
  const { transport, certificate, server } = where;
  let reason = '';
  for (const target of targets) {
    try {
      if (transport === 'udp') return await openUdpFlow(target, where.localPort ?? 0, services.clock, events);
      const tls = transport === 'tls' ? { domain: domainOf(server), fingerprint: certificate } : null;
      return await openStreamFlow(target, tls, services.clock, events);
    } catch (error) {
      reason = plainReason(error as NodeJS.ErrnoException);
    }
  }
  throw new SipUnreachable('reached', `Can’t reach the server: ${reason}`);
}

/** Codes of faults that people can do something about. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing is listening on that port. Check the port and the transport.',
  ETIMEDOUT: 'the connection timed out. Check the address and firewalls.',
  EHOSTUNREACH: 'its address isn’t reachable from here.',
  ENETUNREACH: 'its address isn’t reachable from here.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed. Set the certificate’s fingerprint.',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate isn’t from a trusted authority. Set the certificate’s fingerprint.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate isn’t from a trusted authority. Set the certificate’s fingerprint.',
  CERT_HAS_EXPIRED: 'its certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for a different name.',
};

/** What went wrong, in words. What a library says in its own is cut at its first line. */
function plainReason({ code = '', message }: NodeJS.ErrnoException): string {
  if (code in reasons) return reasons[code]!;
  if (code.startsWith('ERR_SSL')) return 'it doesn’t support TLS 1.2 or later on that port.';
  return message.split('\n')[0]!.slice(0, 200);
}
