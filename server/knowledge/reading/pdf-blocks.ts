import type { StructuredTextItem } from 'unpdf';
import type { Block } from '#voice/knowledge/piece.ts';

/** A line as it stands on a page. */
export interface PdfLine {
  text: string;
  size: number;
  x: number;
  y: number;
  page: number;
}

/** Larger than the text by this much is a heading; of more characters it is not. */
const headingFactor = 1.15;
const longestHeading = 160;
/** Lines that are further apart than this, in heights of a letter, are of two paragraphs. */
const farApart = 1.75;
const bullet = /^(?:[•‣◦▪–*]|\d{1,3}[.)])\s+(?=\S)/;

/** Items of a page as lines: a line ends where the file says so, or where the next item stands higher or lower. */
export function linesOf(items: StructuredTextItem[], page: number): PdfLine[] {
  const lines: PdfLine[] = [];
  let last: StructuredTextItem | undefined;
  let ended = true;
  for (const item of items) {
    const size = item.fontSize || item.height;
    if (item.str.trim() !== '') {
      const line = lines.at(-1);
      const moved = last !== undefined && Math.abs(last.y - item.y) > Math.max(1, size * 0.5);
      if (ended || moved || line === undefined) lines.push({ text: item.str, size, x: item.x, y: item.y, page });
      else {
        const gap = last === undefined ? 0 : item.x - (last.x + last.width);
        const apart = gap > size * 0.15 && !line.text.endsWith(' ') && !item.str.startsWith(' ');
        line.text += (apart ? ' ' : '') + item.str;
        line.size = Math.max(line.size, size);
      }
      last = item;
      ended = false;
    } else if (item.str !== '' && lines.length > 0 && !ended) lines.at(-1)!.text += ' ';
    if (item.hasEOL) ended = true;
  }
  return lines.map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ').trim() })).filter(({ text }) => text);
}

const shapeOf = ({ text, y }: PdfLine) => `${Math.round(y / 4)} ${text.replace(/\d+/g, '#')}`;

/** Without what stands at the same place of most pages: their heads, their feet and their numbers. */
function withoutFurniture(pages: PdfLine[][]): PdfLine[][] {
  if (pages.length < 3) return pages;
  const seen = new Map<string, number>();
  for (const page of pages) for (const shape of new Set(page.map(shapeOf))) seen.set(shape, (seen.get(shape) ?? 0) + 1);
  return pages.map((page) => page.filter((line) => seen.get(shapeOf(line))! <= pages.length / 2));
}

/** The size in which most letters are set. */
function bodySize(lines: PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** "repre-" and "sentative" are one word; a dash that ends a line may also part two. */
function join(text: string, next: string): string {
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  if (/\u00ad$/.test(text)) return text.slice(0, -1) + next;
  return `${text} ${next}`;
}

/** Whether a line goes on with what the one before began. */
function goesOn(before: PdfLine, line: PdfLine): boolean {
  if (bullet.test(line.text) || Math.abs(before.size - line.size) > 0.6) return false;
  const isNextColumn = line.page !== before.page || line.y > before.y;
  // At the end of a column, a sentence that has not ended goes on.
  if (isNextColumn) return !/[.!?:]["”’)]?$/.test(before.text) && /^[\p{Ll}\d(]/u.test(line.text);
  return before.y - line.y <= before.size * farApart;
}

/** Pages of lines as headings, paragraphs and items. Sizes of letters say which are headings, the largest being the first. */
export function pdfBlocks(all: PdfLine[][]): Block[] {
  const pages = withoutFurniture(all);
  const lines = pages.flat();
  const body = bodySize(lines);
  const sizeOf = ({ size }: PdfLine) => Math.round(size * 2) / 2;
  const isHeading = (line: PdfLine) => sizeOf(line) >= body * headingFactor && line.text.length <= longestHeading;
  const sizes = [...new Set(lines.filter(isHeading).map(sizeOf))].sort((a, b) => b - a);
  const blocks: Block[] = [];
  let before: PdfLine | undefined;
  for (const line of lines) {
    const last = blocks.at(-1);
    const level = isHeading(line) ? Math.min(6, sizes.indexOf(sizeOf(line)) + 1) : null;
    if (before !== undefined && last !== undefined && last.kind !== 'row' && goesOn(before, line)) {
      const isSame = level === null ? last.kind !== 'heading' : last.kind === 'heading' && last.level === level;
      if (isSame) {
        last.text = join(last.text, line.text);
        before = line;
        continue;
      }
    }
    const { page } = line;
    if (level !== null) blocks.push({ kind: 'heading', level, text: line.text, page });
    else if (bullet.test(line.text)) blocks.push({ kind: 'item', text: line.text.replace(bullet, ''), page });
    else blocks.push({ kind: 'paragraph', text: line.text, page });
    before = line;
  }
  return blocks;
}
