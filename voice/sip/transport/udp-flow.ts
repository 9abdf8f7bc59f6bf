import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import type { Clock } from '#voice/clock.ts';
import type { Flow } from '../flow.ts';
import type { Address } from '../message/message.ts';

/** What a router keeps a way open by, in ms (RFC 5626, 4.4): less than the 30 s that most forget one after. */
const keepAliveMs = 25_000;

export interface FlowEvents {
  receive(bytes: Buffer, from: Address): void;
  /** The way is closed, and not by us. */
  lost(reason: string): void;
}

/**
 * Opens a socket of the account's own, which hears its server alone: what comes from other addresses is let go unread.
 * @param port that was used before, so that a router's way back still leads here; another one where it is taken
 */
export async function openUdpFlow(
  { host, port: remotePort, addresses }: { host: string; port: number; addresses: readonly string[] },
  port: number,
  clock: Clock,
  events: FlowEvents,
): Promise<Flow> {
  const address = addresses[0]!;
  const type = isIPv6(address) ? 'udp6' : 'udp4';
  const local = await localAddress(type, address, remotePort);
  const socket = createSocket(type);
  const bind = (wanted: number) =>
    new Promise<void>((opened, refused) => {
      socket.once('error', refused);
      socket.bind({ port: wanted, address: local, exclusive: true }, () => {
        socket.off('error', refused);
        opened();
      });
    });
  await bind(port).catch(() => bind(0));
  let isOpen = true;
  socket.on('error', (error) => {
    if (isOpen) events.lost(error.message);
  });
  socket.on('message', (bytes, from) => {
    // Answers to what keeps the way open, and scanners; a port 0 can't be answered.
    if (bytes.length < 5 || from.port === 0 || !addresses.includes(from.address)) return;
    events.receive(bytes, { host: from.address, port: from.port });
  });
  const send = (bytes: Buffer, to: Address) => {
    if (isOpen) socket.send(bytes, to.port, to.host, () => {});
  };
  const remote = { host: address, port: remotePort };
  let cancel = () => {};
  const keep = () => {
    cancel = clock.after(keepAliveMs, () => {
      send(Buffer.from('\r\n\r\n'), remote);
      keep();
    });
  };
  keep();
  return {
    transport: 'UDP',
    reliable: false,
    local: { host: local, port: socket.address().port },
    remote: { host, port: remotePort },
    send: (bytes, to) => send(bytes, to ?? remote),
    close() {
      if (!isOpen) return;
      isOpen = false;
      cancel();
      socket.close();
    },
  };
}

/** Our address on the way to a server: nothing is sent for it. */
function localAddress(type: 'udp4' | 'udp6', host: string, port: number): Promise<string> {
  const probe = createSocket(type);
  return new Promise<string>((found, refused) => {
    probe.once('error', refused);
    probe.connect(port, host, () => found(probe.address().address));
  }).finally(() => probe.close());
}
