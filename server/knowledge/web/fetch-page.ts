import { Unreadable } from '#server/knowledge/reading.ts';
import type { Services } from '#server/services.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';
import { findRobots } from './robots.ts';

export type FetchedPage =
  | { kind: 'page'; bytes: Buffer; isHtml: boolean; etag: string | null; url: string }
  /** As it was when it was read last. */
  | { kind: 'same' }
  /** 404 or 410. */
  | { kind: 'gone'; status: number };

const limits = { firstByteMs: 10_000, idleMs: 5_000, totalMs: 20_000, maxBytes: 2 * 1024 * 1024, redirects: 5 };
const accept = 'text/html,application/xhtml+xml,text/plain;q=0.9,text/markdown;q=0.9,application/pdf;q=0.8';

/** Why a server could not be asked, as a reason. */
export function unreachable(error: unknown): unknown {
  if (!(error instanceof OutboundError) || error.code === 'aborted') return error;
  if (error.code === 'too_large') return new Unreadable('too_large', 'The page is larger than 2 MB.');
  const final = error.code === 'forbidden';
  return new Unreadable(error.code === 'timeout' ? 'timed_out' : 'unreachable', error.message, { final });
}

/** The encoding that the server or the page itself names; as UTF-8 where it is none that is known. */
function asUtf8(bytes: Buffer, contentType: string): Buffer {
  const head = bytes.toString('latin1', 0, 2_048);
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  if (!/html|text\//i.test(contentType) || /^utf-?8$/i.test(named)) return bytes;
  try {
    return Buffer.from(new TextDecoder(named).decode(bytes));
  } catch {
    return bytes;
  }
}

/**
 * Gets a page as far as its robots.txt allows.
 * @throws Unreadable blocked_by_robots, unreachable, timed_out, too_large
 */
export async function fetchPage(
  services: Services,
  url: string,
  etag: string | null,
  signal: AbortSignal,
): Promise<FetchedPage> {
  try {
    const robots = await findRobots(services, new URL(url).origin, signal);
    if (!robots.mayRead(url)) throw new Unreadable('blocked_by_robots');
    const headers = { accept, ...(etag !== null && { 'if-none-match': etag }) };
    const answer = await services.outbound({ method: 'GET', url, headers, signal, ...limits });
    const { status } = answer;
    if (status < 200 || status >= 300) {
      answer.discard();
      if (status === 304) return { kind: 'same' };
      if (status === 404 || status === 410) return { kind: 'gone', status };
      throw new Unreadable('unreachable', `The server returned ${status}.`, { final: status < 500 && status !== 429 });
    }
    // A redirect may have led to where programs may not read.
    const end = answer.url ?? url;
    const there = end === url ? robots : await findRobots(services, new URL(end).origin, signal);
    if (!there.mayRead(end)) {
      answer.discard();
      throw new Unreadable('blocked_by_robots');
    }
    const parts: Uint8Array[] = [];
    for await (const part of answer.body) parts.push(part);
    const type = answer.headers['content-type'] ?? '';
    const bytes = asUtf8(Buffer.concat(parts), type);
    return {
      kind: 'page',
      bytes,
      isHtml: /html/i.test(type),
      etag: answer.headers.etag?.slice(0, 200) ?? null,
      url: end,
    };
  } catch (error) {
    throw unreachable(error);
  }
}
