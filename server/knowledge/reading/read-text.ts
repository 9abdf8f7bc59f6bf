import type { Block } from '#voice/knowledge/piece.ts';

/** Lines that were broken by a program are about this long, in characters. */
const broken = { from: 50, to: 120 };
const bullet = /^(?:[-*•‣◦–]|\d{1,3}[.)])\s+/;
const heading = /^(#{1,6})\s+(.+?)\s*#*$/;
const underline = /^(={3,}|-{3,})$/;

/** The text of bytes whose encoding nobody told: by its mark, as UTF-8 where it is, as UTF-16, else as Windows-1252. */
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

/** Whether lines were broken to fit a width, and not ended by whoever wrote them. */
const isWrapped = (lines: string[]) =>
  lines.length > 1 && lines.slice(0, -1).every(({ length }) => length >= broken.from && length <= broken.to);

function paragraph(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let plain: string[] = [];
  const end = () => {
    const texts = isWrapped(plain) ? [plain.join(' ')] : plain;
    blocks.push(...texts.map((text): Block => ({ kind: 'paragraph', text, page: null })));
    plain = [];
  };
  for (const [n, line] of lines.entries()) {
    const marked = heading.exec(line);
    const next = lines[n + 1] ?? '';
    if (marked !== null || (underline.test(next) && line.length <= 120 && n === 0)) {
      end();
      const level = marked === null ? (next.startsWith('=') ? 1 : 2) : marked[1]!.length;
      blocks.push({ kind: 'heading', level, text: marked === null ? line : marked[2]!, page: null });
    } else if (underline.test(line)) continue;
    else if (bullet.test(line)) {
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
    .split(/\n[ \t]*\n+|\f/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .flatMap(paragraph);
}
