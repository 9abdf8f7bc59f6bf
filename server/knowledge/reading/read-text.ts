import type { Block } from '#voice/knowledge/piece.ts';

/** Lines that were broken by a program are about this long, in characters. */
const broken = { from: 50, to: 120 };
const bullet = /^(?:[-*•‣◦–]|\d{1,3}[.)])\s+/;
const heading = /^(#{1,6})\s+(.+?)\s*#*$/;
/** Struck out, as Markdown and chats write it, also in marks of HTML; and what only its author sees. */
const struck = /~~(?=\S)[^~\n]{1,500}~~|<(s|del|strike)>[^<\n]{1,500}<\/\1>|<!--(?:(?!<!--)[\s\S]){0,5000}?-->/g;
const underline = /^(={3,}|-{3,})$/;
/** Of a line that is marked for what it is. */
const marks = /^(?:#{1,6}\s|={3,}$|-{3,}$)/;

/** The text of bytes whose encoding no one told: by its mark, as UTF-8 where it is, as UTF-16, else as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const as = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be');
  const zeros = [0, 0];
  const looked = Math.min(bytes.length, 4_096);
  for (let n = 0; n < looked; n++) if (bytes[n] === 0) zeros[n % 2]!++;
  if (zeros[1]! > looked / 4) return as('utf-16le');
  if (zeros[0]! > looked / 4) return as('utf-16be');
  try {
    return as('utf-8', true);
  } catch {
    return as('windows-1252');
  }
}

/** Whether lines were broken to fit a width, and not ended by anyone who wrote them. */
const isWrapped = (lines: string[]) =>
  lines.length > 1 && lines.slice(0, -1).every(({ length }) => length >= broken.from && length <= broken.to);

/** A heading is at most so long, in characters and words; more than so many of them in a row are a list. */
const longestTitle = { characters: 60, words: 8 };
const longestQuestion = 120;
const mostTitles = 2;

/** A line that may be a heading: a few words that begin like one, without a figure and without an end. */
const isTitle = (line: string) =>
  line.length <= longestTitle.characters &&
  line.split(/\s+/).length <= longestTitle.words &&
  /^[\p{Lu}\p{Lt}\p{Lo}¿¡"„“]/u.test(line) &&
  !/[\d@€$£]|[.,;!…]$|:\s/.test(line);
const isQuestion = (line: string) => line.length <= longestQuestion && /[?？]$/.test(line);
const mayHead = (line: string) => !bullet.test(line) && (isTitle(line) || isQuestion(line));

/**
 * Which heading of a row of them a line is, from 0, although nothing marks it: "Parking" over a line that tells of it. Of
 * several short lines one or two may be headings; more are a list. Null where it is none.
 * @param lines with the first of the next paragraphs behind them
 */
function placeAsHeading(lines: readonly string[], at: number): number | null {
  let from = at;
  while (from > 0 && at - from <= mostTitles && mayHead(lines[from - 1]!)) from -= 1;
  let to = at;
  while (to < lines.length && to - from <= mostTitles && mayHead(lines[to]!)) to += 1;
  const [before, next] = [lines[from - 1] ?? '', lines[to]];
  if (to === at || to - from > mostTitles || next === undefined || marks.test(next)) return null;
  // A line that was broken to fit goes on in the next, which is no heading then.
  return before.length >= broken.from && !/[.!?:;…]["”’)]?$/.test(before) ? null : at - from;
}

/** @param following the paragraphs behind it */
function paragraph(lines: string[], following: readonly string[][]): Block[] {
  const blocks: Block[] = [];
  const all = [...lines, ...following.flatMap((one) => one.slice(0, mostTitles + 1))];
  const isOverList = lines.length === 1 && mayHead(lines[0]!) && (following[0]?.length ?? 0) > mostTitles;
  let plain: string[] = [];
  const end = () => {
    const texts = isWrapped(plain) ? [plain.join(' ')] : plain;
    blocks.push(...texts.map((text): Block => ({ kind: 'paragraph', text, page: null })));
    plain = [];
  };
  for (const [n, line] of lines.entries()) {
    const marked = heading.exec(line);
    const place = marked !== null ? null : isOverList ? 0 : placeAsHeading(all, n);
    const next = lines[n + 1] ?? '';
    if (marked !== null || (underline.test(next) && line.length <= 120 && n === 0)) {
      end();
      const level = marked === null ? (next.startsWith('=') ? 1 : 2) : marked[1]!.length;
      blocks.push({ kind: 'heading', level, text: marked === null ? line : marked[2]!, page: null });
    } else if (underline.test(line)) continue;
    else if (place !== null) {
      end();
      // The first of two is over the second; a question is under both.
      const level = isQuestion(line) ? 4 : place === 0 && !isOverList && placeAsHeading(all, n + 1) === 1 ? 2 : 3;
      blocks.push({ kind: 'heading', level, text: line.replace(/\s*:$/, ''), page: null });
    } else if (bullet.test(line)) {
      end();
      blocks.push({ kind: 'item', text: line.replace(bullet, ''), page: null });
    } else plain.push(line);
  }
  end();
  return blocks;
}

/** Plain text: empty lines part paragraphs; lines of their own stay, broken ones are joined; # and underlines are headings. */
export function readText(text: string): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(struck, '')
    .split(/\n[ \t]*\n+|\f/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
    .flatMap((lines, n, all) => paragraph(lines, all.slice(n + 1, n + 1 + mostTitles)));
}
