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
