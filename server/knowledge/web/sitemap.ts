import { Parser } from 'htmlparser2';
import type { Services } from '#server/services.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';

/** Sitemaps of sitemaps are gone into once, and so many are read. */
const mostFiles = 5;
const limits = { firstByteMs: 10_000, idleMs: 5_000, totalMs: 20_000, maxBytes: 5 * 1024 * 1024, redirects: 3 };

/** Addresses in a sitemap (sitemaps.org), and whether it lists pages or other sitemaps. */
function locationsOf(xml: string): { isIndex: boolean; addresses: string[] } {
  const addresses: string[] = [];
  let [inside, text, isIndex] = [false, '', false];
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'sitemapindex') isIndex = true;
        inside = name === 'loc';
        text = '';
      },
      ontext(words) {
        if (inside) text += words;
      },
      onclosetag(name) {
        if (name === 'loc' && addresses.length < 50_000) addresses.push(text.trim());
        inside = false;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return { isIndex, addresses };
}

/** Pages that the sitemaps of a site name; none where there is no sitemap. @throws OutboundError aborted */
export async function sitemapPages(
  { outbound }: Services,
  sitemaps: readonly string[],
  pause: () => Promise<void>,
  signal: AbortSignal,
): Promise<string[]> {
  const pages: string[] = [];
  const waiting = sitemaps.map((url) => ({ url, isNested: false }));
  for (let read = 0; read < mostFiles && waiting.length > 0; read++) {
    const { url, isNested } = waiting.shift()!;
    if (!/^https?:/.test(url) || !URL.canParse(url)) continue;
    await pause();
    try {
      const answer = await outbound({ method: 'GET', url, headers: {}, signal, ...limits });
      if (answer.status !== 200) {
        answer.discard();
        continue;
      }
      const parts: Uint8Array[] = [];
      for await (const part of answer.body) parts.push(part);
      const { isIndex, addresses } = locationsOf(Buffer.concat(parts).toString('utf8'));
      if (!isIndex) pages.push(...addresses);
      else if (!isNested) waiting.push(...addresses.slice(0, mostFiles).map((one) => ({ url: one, isNested: true })));
    } catch (error) {
      // A site is read by its links, too.
      if (!(error instanceof OutboundError) || error.code === 'aborted') throw error;
    }
  }
  return pages;
}
