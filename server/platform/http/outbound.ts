import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import {
  type Outbound,
  type OutboundAnswer,
  OutboundError,
  type OutboundRequest,
} from '#voice/engines/services/outbound.ts';
import { isPublicAddress } from './private-addresses.ts';
import { whyRefused } from './private-hosts.ts';
import { publicLookup, type Resolve, systemResolve } from './public-lookup.ts';

export interface OutboundOptions {
  /** Origins that may be private, and have a port of their own, for anyone who has this way; a request may name more. */
  trustedOrigins?: readonly string[];
  /** All addresses of a name; the system's by default. */
  resolve?: Resolve;
}

/** Milliseconds: a whole exchange, where a request does not say otherwise. */
const usualTotalMs = 300_000;
/**
 * Milliseconds after which an idle connection is not used again: less than servers keep them, so that one seldom closes
 * at the moment of its use.
 */
const idleConnectionMs = 4_000;
/** What may be sent twice, since it changes nothing. */
const idempotent = ['GET', 'HEAD'];

const openAgents = () => ({
  'http:': new http.Agent({ keepAlive: true, maxSockets: 64, timeout: idleConnectionMs }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 64, timeout: idleConnectionMs }),
});

/**
 * The only way out: refuses private addresses as they are written, as their names resolve and as they are connected to,
 * follows no redirect unchecked, has limits on time and size, and sends nothing twice that may have arrived. Connections
 * are kept and used again.
 */
export function openOutbound({ trustedOrigins = [], resolve = systemResolve }: OutboundOptions = {}): Outbound {
  const trusted = new Set(trustedOrigins);
  // A connection that was opened in trust is never that of a request without: each has its own.
  const [checked, unchecked] = [openAgents(), openAgents()];

  const lookup = publicLookup(resolve);

  function open(
    url: URL,
    request: OutboundRequest,
    timeLimit: AbortSignal,
    isTrusted: boolean,
    onNewConnection = false,
  ): Promise<IncomingMessage> {
    const why = whyRefused(url, isTrusted);
    if (why !== null) throw new OutboundError('forbidden', `${url.origin} ${why}.`);
    const options: RequestOptions = {
      method: request.method,
      headers: { 'user-agent': 'Parley', ...request.headers },
      agent: onNewConnection ? false : (isTrusted ? unchecked : checked)[url.protocol as keyof typeof checked],
      signal: timeLimit,
      ...(!isTrusted && { lookup }),
    };
    return new Promise((done, fail) => {
      const client = url.protocol === 'https:' ? https : http;
      const sent = client.request(url, options, done);
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The other side closed a kept connection at the moment of its use. Whether it had read the request, no one knows;
        // all the others that are kept may be just as dead, so the second and last try opens its own.
        const again = sent.reusedSocket && error.code === 'ECONNRESET' && idempotent.includes(request.method);
        if (again) open(url, request, timeLimit, isTrusted, true).then(done, fail);
        else fail(error);
      });
      sent.on('socket', (socket) => {
        if (isTrusted) return;
        const check = () => {
          if (!isPublicAddress(socket.remoteAddress ?? '')) {
            sent.destroy(new OutboundError('forbidden', `${url.origin} is on a private network.`));
          }
        };
        if (socket.connecting) socket.once('connect', check);
        else check();
      });
      sent.end(request.body);
    });
  }

  return async (request) => {
    const late = new AbortController();
    const totalMs = request.totalMs ?? usualTotalMs;
    const headMs = Math.min(request.firstByteMs, totalMs);
    const timer = setTimeout(() => late.abort(), headMs);
    const begun = performance.now();
    let url = new URL(request.url);
    // Who is not trusted cannot send a request on to where only those who are may go.
    const isNamed = ({ origin }: URL) => trusted.has(origin) || (request.trusts?.includes(origin) ?? false);
    const mayTrust = isNamed(url);
    try {
      for (let left = request.redirects ?? 0; ; left--) {
        const limits = AbortSignal.any([request.signal, late.signal]);
        const answer = await open(url, request, limits, mayTrust && isNamed(url));
        const to = redirectOf(answer, url);
        if (to === undefined) return answerOf(answer, url, request, totalMs - (performance.now() - begun));
        answer.destroy();
        if (left <= 0 || request.method !== 'GET') {
          throw new OutboundError('forbidden', `${url.origin} redirects to ${to.origin}.`);
        }
        // What was meant for one host is no one else's.
        if (to.origin !== url.origin) request = { ...request, headers: {} };
        url = to;
      }
    } catch (error) {
      if (request.signal.aborted) throw new OutboundError('aborted', 'The request was canceled.');
      if (late.signal.aborted) {
        throw new OutboundError('timeout', `${url.origin} didn’t respond within ${headMs} ms.`);
      }
      throw asOutboundError(error, url, 'unreachable');
    } finally {
      clearTimeout(timer);
    }
  };
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined;
  if (URL.canParse(headers.location, from.href)) return new URL(headers.location, from);
  throw new OutboundError('broken', `${from.origin} sent a redirect to an invalid URL.`);
}

function answerOf(answer: IncomingMessage, url: URL, request: OutboundRequest, leftMs: number): OutboundAnswer {
  // An error between head and first read belongs to anyone who reads.
  answer.on('error', () => undefined);
  return {
    status: answer.statusCode ?? 0,
    ...(url.href !== new URL(request.url).href && { url: url.href }),
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    body: bodyOf(answer, url, request, leftMs),
    discard: () => void answer.destroy(),
  };
}

async function* bodyOf(
  answer: IncomingMessage,
  { origin }: URL,
  { signal, idleMs, maxBytes }: OutboundRequest,
  leftMs: number,
): AsyncGenerator<Uint8Array> {
  const parts = answer[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  let size = 0;
  try {
    for (;;) {
      // Only while we wait for the network: how long the reader takes is not the other side's fault.
      const why = leftMs < idleMs ? 'did not end its answer in time' : `fell silent for ${idleMs} ms`;
      const timer = setTimeout(
        () => answer.destroy(new OutboundError('timeout', `${origin} ${why}.`)),
        Math.max(0, Math.min(idleMs, leftMs)),
      );
      const begun = performance.now();
      const next = await parts.next().finally(() => clearTimeout(timer));
      leftMs -= performance.now() - begun;
      if (next.done) return;
      size += next.value.length;
      if (size > maxBytes) throw new OutboundError('too_large', `${origin} sent more than ${maxBytes} bytes.`);
      yield next.value;
    }
  } catch (error) {
    if (signal.aborted) throw new OutboundError('aborted', 'The request was canceled.');
    throw asOutboundError(error, new URL(origin), 'broken');
  } finally {
    answer.destroy();
  }
}

function asOutboundError(error: unknown, { origin }: URL, code: 'unreachable' | 'broken'): OutboundError {
  if (error instanceof OutboundError) return error;
  const { code: reason = 'unknown' } = error as NodeJS.ErrnoException;
  const says = code === 'broken' ? 'broke off in the middle of its answer' : 'cannot be reached';
  return new OutboundError(code, `${origin} ${says} (${reason}).`, { cause: error });
}
