import { builtSite } from '#domain/platform/built-site.ts';
import type { Site } from '#server/platform/http/site.ts';
import type { Letter } from './mail.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** What a brand adds to every letter: who sends it, where answers go, and how it ends. */
export function letterhead({ name, origin, brand }: Site): Pick<Letter, 'from' | 'replyTo'> & { signature: string } {
  if (brand === null) return { signature: name };
  const { senderName, replyTo, poweredBy } = brand;
  return {
    from: { name: senderName, host: new URL(origin).hostname },
    ...(replyTo !== null && { replyTo: { name: senderName, address: replyTo } }),
    signature: poweredBy ? `${name}\nPowered by ${builtSite.name}` : name,
  };
}

/** Styles stand on the elements: many mail programs drop all others. */
const styles = {
  body: 'margin:0;font-family:system-ui,sans-serif;line-height:1.5;color:#18181b',
  // As wide as a line that reads well, and no wider than a phone, whatever address stands in it.
  page: 'max-width:36rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere',
  end: 'margin-top:2rem;padding-top:.5rem;border-top:1px solid #e4e4e7;font-size:.875rem;color:#52525b',
};

/**
 * The HTML of a letter: a heading and paragraphs, which are HTML already.
 * @param heading plain text; whose letter it is
 * @param end paragraphs below a line: why it comes, and how it does not any more
 */
export function letterPage(paragraphs: string[], { name, brand }: Site, heading = name, end: string[] = []): string {
  const ending = brand?.poweredBy ? [...end, `Powered by ${builtSite.name}`] : end;
  const inTags = (lines: string[]) => lines.map((line) => `<p>${line}</p>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"></head>',
    `<body style="${styles.body}"><div style="${styles.page}">`,
    `<p style="font-weight:600">${escapeHtml(heading)}</p>`,
    ...inTags(paragraphs),
    ...(ending.length > 0 ? [`<div style="${styles.end}">`, ...inTags(ending), '</div>'] : []),
    '</div></body></html>',
  ].join('\n');
}
