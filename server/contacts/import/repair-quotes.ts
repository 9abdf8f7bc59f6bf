import { importLimits } from '#domain/contacts/contact-imports.ts';

/** Fields with a stray quote that are mended; a file with more of them does not use quotes for what they are for. */
const mostStray = 1_000;

/** Where a quoted field ends, behind its closing quote; -1 where its first quote is a stray one. */
function endOf(text: string, from: number, delimiter: string): number {
  const last = Math.min(text.length, from + importLimits.rowCharacters);
  const isEnd = (at: number) => at >= text.length || text[at] === delimiter || text[at] === '\n' || text[at] === '\r';
  for (let at = text.indexOf('"', from + 1); at !== -1 && at < last; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1;
    else if (isEnd(at + 1)) return at + 1;
    // A field begins within the field: the quote before it was none.
    else return -1;
  }
  return -1;
}

/**
 * A table in which each stray quote is a sign of its own field, so that the quotes of all others keep what they hold
 * together; null where there are too many of them.
 */
export function repairQuotes(text: string, delimiter: string): string | null {
  const parts: string[] = [];
  let [done, at, stray] = [0, 0, 0];
  while (at < text.length) {
    let end = text[at] === '"' ? endOf(text, at, delimiter) : -1;
    if (end === -1) {
      const isStray = text[at] === '"';
      end = at;
      while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
      const field = text.slice(at, end);
      if (isStray || field.includes('"')) {
        stray += 1;
        if (stray > mostStray) return null;
        parts.push(text.slice(done, at), `"${field.replaceAll('"', '""')}"`);
        done = end;
      }
    }
    at = end + 1;
  }
  parts.push(text.slice(done));
  return parts.join('');
}
