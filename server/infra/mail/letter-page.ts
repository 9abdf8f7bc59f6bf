import { builtSite } from '#domain/built-site.ts';
import type { Site } from '../http/site.ts';
import type { Letter } from './mail.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** What a brand adds to every letter: who sends it, where answers go, and how it ends. */
export function letterhead({ name, origin, brand }: Site): Pick<Letter, 'from' | 'replyTo'> & { signature: string } {
  if (brand === null) return { signature: name };
  const { mailName, replyTo, poweredBy } = brand;
  return {
    from: { name: mailName, host: new URL(origin).hostname },
    ...(replyTo !== null && { replyTo: { name: mailName, address: replyTo } }),
    signature: poweredBy ? `${name}\nPowered by ${builtSite.name}` : name,
  };
}

/**
 * The HTML of a letter: a heading and paragraphs, which are HTML already.
 * @param heading plain text; whose letter it is
 */
export const letterPage = (paragraphs: string[], { name, brand }: Site, heading = name): string =>
  [
    '<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;color:#18181b">',
    `<p style="font-weight:600">${escapeHtml(heading)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    ...(brand?.poweredBy ? [`<p style="color:#52525b">Powered by ${builtSite.name}</p>`] : []),
    '</body></html>',
  ].join('\n');
