const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/**
 * The HTML of a letter: a heading and paragraphs, which are HTML already.
 * @param heading plain text; whose letter it is
 */
export const letterPage = (paragraphs: string[], heading = 'Parley'): string =>
  [
    '<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;color:#18181b">',
    `<p style="font-weight:600">${escapeHtml(heading)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
    '</body></html>',
  ].join('\n');
