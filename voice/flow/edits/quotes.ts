/** Characters that people don't type, around the number of a text in quotation marks. */
const [open, close] = ['\uE000', '\uE001'];

/** A text in quotation marks within a pattern, with its number as the group. */
export const quote = `${open}(\\d+)${close}`;

const marks =
  /“([^“”]*)”|"([^"]*)"|„([^„“”]*)[“”]|«\s*([^«»]*?)\s*»|‘([^‘’]*)’(?![\p{L}])|(?<![\p{L}\p{N}])'([^'\n]+(?:'[\p{L}][^'\n]*)*)'(?![\p{L}\p{N}])/gu;

/** A message whose texts in quotation marks are put aside, so that nothing in them is read as an order. */
export interface Unquoted {
  text: string;
  quotes: readonly string[];
}

/** Puts texts in quotation marks aside. */
export function putAside(message: string): Unquoted {
  const quotes: string[] = [];
  const clean = message.replace(/[\uE000-\uF8FF]/g, ' ');
  const text = clean.replace(marks, (whole, ...found: unknown[]) => {
    const said = (found.slice(0, 6) as (string | undefined)[]).find((group) => group !== undefined) ?? '';
    if (said.trim() === '') return whole;
    quotes.push(said.trim());
    // “Which bike is it?” Answer …: a sentence in quotation marks often ends the one around it.
    const behind = clean.slice((found[6] as number) + whole.length);
    const isEnd = /[.!?…]$/.test(said.trim()) && /^\s+\p{Lu}/u.test(behind);
    return `${open}${quotes.length - 1}${close}${isEnd ? '.' : ''}`;
  });
  // "Dont" is written as often as "don't".
  return { text: text.replace(/\b(do|does|is|are|ca|wo|should|must|need)nt\b/gi, "$1n't"), quotes };
}

/** The text with its quotations in place again, in curly marks. */
export const putBack = (text: string, quotes: readonly string[]): string =>
  text.replace(new RegExp(quote, 'g'), (_, at: string) => `“${quotes[Number(at)] ?? ''}”`);

/** The texts in quotation marks that a part holds. */
export const quotesIn = (part: string, quotes: readonly string[]): string[] =>
  [...part.matchAll(new RegExp(quote, 'g'))].map(([, at]) => quotes[Number(at)] ?? '');

/** A text in quotation marks as it was written, or the words themselves where there are none. */
export function saidIn(part: string, quotes: readonly string[]): string {
  const [only] = quotesIn(part, quotes);
  return (only ?? putBack(part, quotes)).trim();
}
