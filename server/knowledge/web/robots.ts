import robotsParser from 'robots-parser';
import type { Services } from '#server/services.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';

/** What a site lets programs do (RFC 9309). */
export interface Robots {
  mayRead(url: string): boolean;
  /** Addresses of its sitemaps. */
  sitemaps: string[];
  /** Milliseconds between two requests. */
  every: number;
}

/** Its types say that it is a module; it is the function itself. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;
const agent = 'Parley';
/** Bytes of it that are read; a parser has to take this many at least. */
const mostBytes = 512 * 1024;
/** Milliseconds that an answer is good for, and how many are kept. */
const goodFor = 24 * 3_600_000;
const mostKept = 500;

/** Milliseconds between two requests, and at most where a site asks for more. */
const usual = 1_000;
const slowest = 10_000;

const everything: Robots = { mayRead: () => true, sitemaps: [], every: usual };
const nothing: Robots = { mayRead: () => false, sitemaps: [], every: usual };

const kept = new WeakMap<Services, Map<string, { until: number; robots: Robots }>>();

/** The beginning of it: what is cut off would be rules of others. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size >= mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes).toString('utf8');
}

async function fetchRobots({ outbound }: Services, origin: string, signal: AbortSignal): Promise<Robots> {
  const url = `${origin}/robots.txt`;
  const limits = { firstByteMs: 10_000, idleMs: 5_000, totalMs: 15_000, maxBytes: 2 * mostBytes, redirects: 5 };
  const answer = await outbound({ method: 'GET', url, headers: {}, signal, ...limits });
  if (answer.status >= 200 && answer.status < 300) {
    const parsed = parseRobots(url, await beginningOf(answer.body));
    return {
      mayRead: (address) => parsed.isAllowed(address, agent) !== false,
      sitemaps: parsed.getSitemaps(),
      every: Math.min(slowest, Math.max(usual, (parsed.getCrawlDelay(agent) ?? 0) * 1_000)),
    };
  }
  answer.discard();
  return answer.status >= 500 ? nothing : everything;
}

/**
 * The robots.txt of an origin, kept for a day. One that is not there allows everything, one that cannot be had nothing.
 * @throws OutboundError forbidden for what is inside of a private network, aborted
 */
export async function findRobots(services: Services, origin: string, signal: AbortSignal): Promise<Robots> {
  const known = kept.get(services) ?? new Map<string, { until: number; robots: Robots }>();
  kept.set(services, known);
  const now = services.clock.now();
  const found = known.get(origin);
  if (found !== undefined && found.until > now) return found.robots;
  let robots: Robots;
  try {
    robots = await fetchRobots(services, origin, signal);
  } catch (error) {
    if (!(error instanceof OutboundError) || ['forbidden', 'aborted', 'unreachable'].includes(error.code)) throw error;
    robots = nothing;
  }
  known.delete(origin);
  // One that could not be had is asked for again soon.
  known.set(origin, { until: now + (robots === nothing ? 600_000 : goodFor), robots });
  for (const oldest of known.keys()) {
    if (known.size <= mostKept) break;
    known.delete(oldest);
  }
  return robots;
}
