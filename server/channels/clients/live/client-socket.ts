import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Permission } from '#domain/identity/permissions.ts';
import { rateLimit } from '#server/calls/call-socket.ts';
import { watchRights } from '#server/identity/watch-rights.ts';
import { jsonOf, onMessages } from '#server/platform/http/sockets.ts';
import type { Scope } from '#server/scope.ts';
import { trafficOf } from '#server/usage/traffic.ts';

/** Messages in a second: clients send their audio in pieces of 20 to 100 ms, and may send a file faster than it sounds. */
const mostPerSecond = 300;
/** A client that takes less than is sent to it is gone: a minute of audio as text. */
const mostBehind = 4_000_000;

export interface ClientSocket {
  /** Sends an object as JSON. */
  tell(message: object): void;
  close(code: number, reason?: string): void;
  readonly isOpen: boolean;
}

/**
 * What every socket of another platform's client has: bounds, an end when the one who opened it may no longer, and account of its traffic.
 * @param take gets each message, parsed; null for one that is no JSON object
 * @param gone the socket is closed
 */
export function serveClientSocket(
  scope: Scope,
  socket: WebSocket,
  stream: Socket,
  permission: Permission,
  { take, gone }: { take(message: Record<string, unknown> | null): void; gone(): void },
): ClientSocket {
  const { services, workspaceId } = scope;
  const { clock, log } = services;
  const isAllowed = rateLimit(mostPerSecond, () => clock.now());
  const close = (code: number, reason = '') => {
    // A reason has room for 123 bytes.
    if (socket.readyState === socket.OPEN) socket.close(code, Buffer.from(reason).subarray(0, 120).toString());
  };
  const stop = watchRights({ services, workspaceId }, scope.actor, permission, () =>
    close(1008, 'You no longer have access to this.'),
  );

  onMessages(socket, log, (data) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!isAllowed()) close(1008, `Too many messages. Send up to ${mostPerSecond} a second.`);
    else take(objectOf(jsonOf(data)));
  });
  socket.on('error', (error) => log.debug({ err: error }, 'a client’s socket failed'));
  socket.on('close', () => {
    stop();
    gone();
    trafficOf(services).add(workspaceId, 'bandwidth_bytes', stream.bytesWritten);
  });
  return {
    tell(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostBehind) socket.terminate();
      else socket.send(JSON.stringify(message));
    },
    close,
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
  };
}

const objectOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

/** Samples as clients send them: base64 of 16-bit little-endian PCM. Null for what is none. */
export function samplesOf(base64: unknown): Int16Array | null {
  if (typeof base64 !== 'string') return null;
  const bytes = Buffer.from(base64, 'base64');
  const whole = bytes.length & ~1;
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + whole));
}

export const base64Of = (pcm: Int16Array): string =>
  Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');
