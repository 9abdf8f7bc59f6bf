/** No turn is longer: doors refuse such, and no transcriber gives it. Every parser reads so much. */
export const maxHeardChars = 10_000;

/** Cleans a turn as it came from a transcriber or a keyboard: one line, plain quotes, no control or half characters. */
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

/** Parts a text at the ends of sentences, or of words where a sentence is too long, into pieces of at most `limit` characters. */
export function utterancesOf(text: string, limit: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > limit) {
    const head = clip(rest, limit);
    const sentence = Math.max(...[...'.!?'].map((sign) => head.lastIndexOf(`${sign} `)));
    const end = sentence > limit / 4 ? sentence + 1 : head.length;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest].filter(Boolean);
}
