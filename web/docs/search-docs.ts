/** A part of a page: its address, the page's title, its own title, its text. */
export type SearchedPart = readonly [path: string, page: string, title: string, text: string];

export interface Hit {
  path: string;
  page: string;
  title: string;
  /** The words around the first that matches. */
  excerpt: string;
}

/** How many hits are shown, and how much text with each, in characters. */
const mostHits = 10;
const excerptLength = 110;

/** How well a part fits one word: its title counts most, then the page's, then the text. */
function fitOf(word: string, page: string, title: string, text: string): number {
  if (title.startsWith(word) || title.includes(` ${word}`)) return 8;
  if (title.includes(word)) return 5;
  if (page.includes(word)) return 4;
  return text.includes(word) ? 1 : 0;
}

function excerptOf(text: string, words: readonly string[]): string {
  const at = Math.max(0, ...words.map((word) => text.toLowerCase().indexOf(word)).slice(0, 1));
  const start = at < excerptLength / 2 ? 0 : text.indexOf(' ', at - excerptLength / 2) + 1;
  const shown = text.slice(start, start + excerptLength);
  return `${start > 0 ? '…' : ''}${shown}${start + excerptLength < text.length ? '…' : ''}`;
}

/** Parts that hold every word of a search, the best first. */
export function searchDocs(parts: readonly SearchedPart[], search: string): Hit[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = parts.flatMap(([path, page, title, text]) => {
    const lower = [page, title, text].map((one) => one.toLowerCase()) as [string, string, string];
    const fits = words.map((word) => fitOf(word, ...lower));
    if (fits.includes(0)) return [];
    // Guides come before endpoints of the same name, a page before its parts.
    const score =
      fits.reduce((sum, one) => sum + one, 0) - (path.startsWith('/docs/api/') ? 3 : 0) + (page === title ? 1 : 0);
    return [{ score, path, page, title, text }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, mostHits)
    .map(({ path, page, title, text }) => ({ path, page, title, excerpt: excerptOf(text, words) }));
}
