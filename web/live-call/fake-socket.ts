import type { ClientMessage, ServerMessage } from '#domain/calls/call-protocol.ts';
import type { SocketLike } from './call-socket.ts';

/** The server's end of a call's socket in a test's hands. */
export class FakeSocket implements SocketLike {
  readyState: number = WebSocket.CONNECTING;
  binaryType: BinaryType = 'blob';
  closed = false;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  /** Binary messages, as they were sent. */
  sounds: Uint8Array[] = [];

  send(data: string | BufferSource | Blob): void {
    if (typeof data !== 'string') this.sounds.push(data as Uint8Array);
    else this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.closed = true;
  }

  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  say(message: ServerMessage): void {
    this.text(JSON.stringify(message));
  }

  text(data: string): void {
    this.onmessage?.({ data });
  }

  sound(data: ArrayBuffer): void {
    this.onmessage?.({ data });
  }

  /** The connection breaks, or the server closes it. */
  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.closed = true;
    this.onclose?.({ code });
  }
}
