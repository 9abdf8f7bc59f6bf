/** A caller's turn is cut here: longer than anybody speaks in one turn, short enough for every parser. */
export const maxHeardChars = 2000;

/** Cleans a turn as it came from a recogniser or a keyboard: one line, plain quotes, no control or half characters. */
export function tidy(text: string): string {
  return text
    .slice(0, maxHeardChars)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\uFFFD\s]+/gu, ' ')
    .replace(/[\u2018\u2019\u02BC`\u00B4]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .trim();
}

const fillers =
  /(?<![\w'-])(?:u+m+|u+h+(?![ -]huh)|e+r+m?|ah|hmm+|well|oh okay|ok(?:ay)?|alright|you know|i guess|like(?=,)|please|sort of|kind of)(?![\w'-])[,. ]*/g;

/** Lower case without politeness, hesitation and closing punctuation: what the grammars of short answers read. */
export function plain(text: string): string {
  const lower = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const bare = lower
    .replace(fillers, ' ')
    .replace(/[.!?;]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,\s-]+|[,\s-]+$/g, '');
  return bare;
}

/** Cuts at a word's end so that the result has at most `limit` characters. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text
    .slice(0, limit)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const space = cut.lastIndexOf(' ');
  return (space > limit / 2 ? cut.slice(0, space) : cut).trimEnd();
}

/** `a`, `a or b`, `a, b, or c`. */
export function orList(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  if (items.length === 2) return `${items[0]} or ${items[1]}`;
  return `${items.slice(0, -1).join(', ')}, or ${items.at(-1)}`;
}
