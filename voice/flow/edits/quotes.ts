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
  const text = message.replace(/[\uE000-\uF8FF]/g, ' ').replace(marks, (whole, ...groups: (string | undefined)[]) => {
    const said = groups.slice(0, 6).find((group) => group !== undefined) ?? '';
    if (said.trim() === '') return whole;
    quotes.push(said.trim());
    return `${open}${quotes.length - 1}${close}`;
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
