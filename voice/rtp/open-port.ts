import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import type { MediaAddress } from './latch.ts';
import type { PortRange } from './media-session.ts';
import type { MediaPort } from './rtp-session.ts';

/** How long a port of the operator's range stays closed behind a call, in ms: what is still on its way is no one's. */
const quietMs = 30_000;
/** Bytes of a packet: 60 ms and what protects it. */
const longest = 1_500;

const resting = new Map<number, number>();

interface MediaPortOf {
  receive(bytes: Buffer, from: MediaAddress): void;
  failed(error: Error): void;
  /** Whether sound may come from an IP address and go there: the other side of a call says where that is, as it likes. */
  mayReach(address: string): boolean;
}

/** Opens a port for the sound of one call. @param range null: any that is free @throws Error where there is none */
export async function openMediaPort(
  host: string,
  range: PortRange | null,
  { receive, failed, mayReach }: MediaPortOf,
): Promise<MediaPort> {
  const family = isIPv6(host) ? 6 : 4;
  const socket = createSocket({
    type: family === 6 ? 'udp6' : 'udp4',
    // Packets go to IP addresses alone: looked up for each of fifty a second they cost a third of the sending.
    lookup: (address, _, found) => found(null, address, family),
  });
  // Asked once for each address that the sound comes from, and not for each of a hundred packets a second.
  let reached = '';
  const reaches = (address: string): boolean => {
    if (address !== reached && mayReach(address)) reached = address;
    return address === reached;
  };
  socket.on('message', (bytes, { address, port }) => {
    // A port 0 can't be answered.
    if (bytes.length > longest || port === 0 || !reaches(address)) return;
    try {
      receive(bytes, { host: address, port });
    } catch (error) {
      failed(error as Error);
    }
  });
  await new Promise<void>((opened, refused) => {
    const ports = range === null ? [0] : freePorts(range);
    const tryNext = (error?: Error) => {
      const port = ports.shift();
      if (port === undefined) refused(error ?? new Error('No port is free for the sound of a call.'));
      else socket.bind({ port, address: host, exclusive: true });
    };
    socket.on('error', tryNext);
    socket.once('listening', () => {
      socket.off('error', tryNext);
      opened();
    });
    tryNext();
  }).catch((error: unknown) => {
    socket.close();
    throw error;
  });
  socket.on('error', failed);
  const { port } = socket.address();
  let isOpen = true;
  return {
    port,
    send(bytes, to) {
      // A packet that is lost here is lost as any other; what keeps failing is told by `error`. One that may not leave is lost, too:
      // behind NAT, where a phone tells of an address in its own network, it is sent to where its sound comes from.
      if (isOpen && reaches(to.host)) socket.send(bytes, to.port, to.host);
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      if (range !== null) resting.set(port, Date.now() + quietMs);
      socket.close();
    },
  };
}

/** Even ports of a range in an order that cannot be guessed, but for those that have just been used. */
function freePorts({ from, to }: PortRange): number[] {
  const now = Date.now();
  const even = Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, n) => from + 2 * n);
  return even
    .filter((port) => (resting.get(port) ?? 0) < now)
    .map((port) => ({ port, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .slice(0, 50)
    .map(({ port }) => port);
}
