import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { Clock } from '#voice/clock.ts';
import type { Flow } from '../flow.ts';
import { StreamReader, wholeWithinMs } from './stream-reader.ts';
import type { FlowEvents } from './udp-flow.ts';

/** How long a connection may take, and how often something is sent to keep it, in ms (RFC 5626, 4.4.1): many servers answer nothing to that. */
const connectWithinMs = 10_000;
const pingMs = 100_000;
/** What is sent and not taken, in bytes, before the way counts as lost. */
const mostWaiting = 1_000_000;

export interface TlsOf {
  /** The account's domain, which the certificate has to be for: not the name that a service led to (RFC 5922). */
  domain: string;
  /** SHA-256 of a certificate of the PBX's own making, in hexadecimal; null: an authority has to vouch for it. */
  fingerprint: string | null;
}

const plain = (fingerprint: string) => fingerprint.replace(/[^0-9a-f]/gi, '').toLowerCase();

/** Opens a connection to the account's server. @param tls null: TCP @throws Error where it is not there, or is another */
export async function openStreamFlow(
  target: { host: string; port: number; addresses: readonly string[] },
  tls: TlsOf | null,
  clock: Clock,
  events: FlowEvents,
): Promise<Flow> {
  const host = target.addresses[0]!;
  const socket = await connected(host, target.port, tls, clock);
  const reader = new StreamReader();
  let isOpen = true;
  let cancelWhole = () => {};
  let cancelPing = () => {};

  function lose(reason: string): void {
    if (!isOpen) return;
    close();
    events.lost(reason);
  }
  function close(): void {
    isOpen = false;
    cancelWhole();
    cancelPing();
    socket.destroy();
  }
  function write(bytes: Buffer | string): void {
    if (!isOpen) return;
    if (socket.writableLength > mostWaiting) lose('The server takes nothing any more.');
    else socket.write(bytes);
  }
  function keep(): void {
    cancelPing = clock.after(pingMs, () => {
      write('\r\n\r\n');
      keep();
    });
  }
  socket.on('data', (bytes: Buffer) => {
    try {
      const { messages, pings } = reader.push(bytes);
      for (let n = 0; n < Math.min(pings, 3); n++) write('\r\n');
      cancelWhole();
      if (reader.isWaiting) cancelWhole = clock.after(wholeWithinMs, () => lose('Half a message, and no more.'));
      for (const message of messages) events.receive(message, { host, port: target.port });
    } catch (error) {
      lose((error as Error).message);
    }
  });
  socket.on('error', (error) => lose(error.message));
  socket.on('close', () => lose('The server closed the connection.'));
  keep();
  return {
    transport: tls ? 'TLS' : 'TCP',
    reliable: true,
    local: { host: socket.localAddress!, port: socket.localPort! },
    remote: { host: target.host, port: target.port },
    send: (bytes) => write(bytes),
    close,
  };
}

function connected(host: string, port: number, tls: TlsOf | null, clock: Clock): Promise<Socket | TLSSocket> {
  return new Promise((opened, refused) => {
    const socket: Socket | TLSSocket =
      tls === null
        ? connect({ host, port })
        : connectTls({
            host,
            port,
            minVersion: 'TLSv1.2',
            ...(isIP(tls.domain) === 0 && { servername: tls.domain }),
            // A certificate of the PBX's own is known by its fingerprint, below; others by who vouches for them.
            rejectUnauthorized: tls.fingerprint === null,
          });
    const cancel = clock.after(connectWithinMs, () => {
      socket.destroy();
      refused(new Error('The server doesn’t take the connection.'));
    });
    socket.once('error', (error) => {
      cancel();
      socket.destroy();
      refused(error);
    });
    socket.once(tls === null ? 'connect' : 'secureConnect', () => {
      cancel();
      socket.removeAllListeners('error');
      socket.setNoDelay(true);
      if (tls?.fingerprint != null) {
        const shown = (socket as TLSSocket).getPeerCertificate().fingerprint256 ?? '';
        if (plain(shown) !== plain(tls.fingerprint)) {
          socket.destroy();
          refused(new Error(`The server shows another certificate: ${shown}.`));
          return;
        }
      }
      opened(socket);
    });
  });
}
