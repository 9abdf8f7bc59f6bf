import { WebSocket } from 'ws';
import { OutboundError } from '#voice/engines/services/outbound.ts';
import type { OpenSocket } from '#voice/transcribers/outbound-socket.ts';
import type { OutboundOptions } from './outbound.ts';
import { isPublicAddress } from './private-addresses.ts';
import { whyRefused } from './private-hosts.ts';
import { publicLookup, systemResolve } from './public-lookup.ts';

/** Bytes of a message: results of a phrase are some kilobytes. */
const maxPayload = 256 * 1024;
/** Bytes that may wait to be sent: half a minute of audio. Anyone who takes less is gone. */
const mostBuffered = 2_000_000;

/**
 * The only way out to websockets, by the rules of `openOutbound`: no private address as it is written, as its name resolves
 * and as it is connected to, unless the operator's settings name its origin. No redirect is followed.
 */
export function openOutboundSocket({ trustedOrigins = [], resolve = systemResolve }: OutboundOptions = {}): OpenSocket {
  const trusted = new Set(trustedOrigins);
  const lookup = publicLookup(resolve);

  return (address, headers, events) => {
    const url = new URL(address.replace(/^ws/, 'http'));
    const isTrusted = trusted.has(url.origin);
    const why = whyRefused(url, isTrusted);
    let over = false;
    const end = (reason: Parameters<typeof events.closed>[0]) => {
      if (over) return;
      over = true;
      events.closed(reason);
    };
    if (why !== null) {
      queueMicrotask(() => end({ error: new OutboundError('forbidden', `${url.origin} ${why}.`) }));
      return { send: () => {}, close: () => (over = true) };
    }
    const socket = new WebSocket(address, {
      headers: { 'user-agent': 'Parley', ...headers },
      maxPayload,
      perMessageDeflate: false,
      ...(!isTrusted && { lookup }),
      finishRequest(request) {
        request.on('socket', (stream) => {
          if (isTrusted) return;
          const refused = new OutboundError('forbidden', `${url.origin} is on a private network.`);
          stream.once('connect', () => {
            if (!isPublicAddress(stream.remoteAddress ?? '')) request.destroy(refused);
          });
        });
        request.end();
      },
    });
    socket.on('open', () => !over && events.opened());
    socket.on('message', (data: Buffer, isBinary) => !over && !isBinary && events.message(data.toString('utf8')));
    socket.on('unexpected-response', (_request, answer) => {
      answer.destroy();
      end({ status: answer.statusCode ?? 0 });
      socket.terminate();
    });
    socket.on('error', (error) => {
      const known = error instanceof OutboundError ? error : undefined;
      end({ error: known ?? new OutboundError('unreachable', `${url.origin} can’t be reached.`, { cause: error }) });
    });
    socket.on('close', () => end({}));
    return {
      send(data) {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > mostBuffered) socket.terminate();
        else socket.send(data);
      },
      close() {
        over = true;
        if (socket.readyState === socket.CONNECTING) socket.terminate();
        else socket.close(1000);
      },
    };
  };
}
