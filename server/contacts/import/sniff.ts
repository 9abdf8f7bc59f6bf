import { delimiters, type encodings } from '#domain/contacts/contact-imports.ts';

export type Encoding = (typeof encodings)[number];
export type Delimiter = (typeof delimiters)[number];

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/** Share of zeros at every second byte behind which a file without a mark is UTF-16. */
const mostlyZero = 0.4;

function zeros(bytes: Uint8Array, from: 0 | 1): number {
  const looked = Math.min(bytes.length, 4_096);
  let found = 0;
  for (let at = from; at < looked; at += 2) if (bytes[at] === 0) found += 1;
  return looked === 0 ? 0 : found / (looked / 2);
}

/**
 * Finds the encoding of a text: by its mark, by zeros at every second byte, as UTF-8 where all of it can be that (the
 * first umlaut may come late), else as the code page that Windows has in Western Europe. A person may say otherwise.
 */
export function sniffEncoding(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (zeros(bytes, 1) > mostlyZero) return 'utf-16le';
  if (zeros(bytes, 0) > mostlyZero) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text of a file, without its mark. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);

/** Characters that are looked at. */
const looked = 64 * 1024;

/** How often a character stands outside of quotes in each line. */
function countsOf(text: string, delimiter: string): number[] {
  const counts: number[] = [];
  let [count, quoted, empty] = [0, false, true];
  for (const one of text) {
    if (one === '"') quoted = !quoted;
    else if (one === delimiter && !quoted) count += 1;
    if (one === '\n' && !quoted) {
      if (!empty) counts.push(count);
      [count, empty] = [0, true];
    } else if (one !== '\r') empty = false;
  }
  if (!empty) counts.push(count);
  return counts;
}

/** How many lines have as many of it as most lines have, and how many that is. */
function steadiness(counts: readonly number[]): { share: number; columns: number } {
  const byCount = new Map<number, number>();
  for (const count of counts) byCount.set(count, (byCount.get(count) ?? 0) + 1);
  const [columns, lines] = [...byCount].filter(([count]) => count > 0).toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return { share: lines / Math.max(1, counts.length), columns };
}

/** What a spreadsheet that is to be opened by Excel says of itself in a line of its own. */
const told = /^\ufeff?"?sep=(.)"?\r?\n/i;

/**
 * Finds what stands between the columns: what the file says of itself, else what stands as often in most lines, outside of
 * quotes. A file of one column, of phone numbers, has none: then it is the comma.
 * @returns with the text behind what the file says of itself
 */
export function sniffDelimiter(text: string): { delimiter: Delimiter; text: string } {
  const says = told.exec(text);
  const named = delimiters.find((one) => one === says?.[1]);
  const rest = says ? text.slice(says[0].length) : text;
  if (named) return { delimiter: named, text: rest };
  const sample = rest.slice(0, looked);
  const ranked = delimiters
    .map((delimiter) => ({ delimiter, ...steadiness(countsOf(sample, delimiter)) }))
    .filter(({ columns }) => columns > 0)
    .toSorted((a, b) => b.share - a.share || b.columns - a.columns);
  return { delimiter: ranked[0]?.delimiter ?? ',', text: rest };
}
