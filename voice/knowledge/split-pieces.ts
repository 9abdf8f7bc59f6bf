import { columnHeads } from './column-heads.data.ts';
import type { Block, Piece } from './piece.ts';
import { splitSentences } from './split-sentences.ts';

/** Characters. A piece ends when it has the first and the next paragraph would bring it over the second. */
const enough = 400;
const most = 1_200;

/** A paragraph, an item or a row, as sentences that stay together. */
interface Unit {
  sentences: string[];
  page: number | null;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** "Duration" over a column reads as "duration" in a sentence; "VAT" stays, and so does any noun of German. */
const asRead = (head: string, language: string) =>
  language.startsWith('de') || !/^\p{Lu}\p{Ll}/u.test(head) ? head : head[0]!.toLowerCase() + head.slice(1);

/** A cell behind the words over its column: "the price is 25 EUR", or plainly "Saturday on request". */
function cellSaid(head: string, text: string, language: string): string {
  if (!head || head === text) return text;
  const said = asRead(head, language);
  const known = columnHeads[language.slice(0, 2)]?.get(said.split(' ')[0]!.toLowerCase());
  // Only what has a figure is so much: "the price is on request" is not, in most languages.
  return known && /\d/.test(text) ? `${known[0]}${said}${known[1]} ${text}` : `${said} ${text}`;
}

/** A row of a table as a sentence: "Haircut: the duration is 30 min, the price is 25 EUR." */
function rowSentence(cells: { head: string | null; text: string }[], language: string): string {
  const filled = cells
    .map(({ head, text }) => ({ head: tidy(head ?? ''), text: tidy(text) }))
    .filter(({ text }) => text);
  const [first, ...others] = filled;
  if (!first) return '';
  const told = others.map(({ head, text }) => cellSaid(head, text, language));
  const sentence = told.length > 0 ? `${first.text.replace(/:$/, '')}: ${told.join(', ')}` : first.text;
  return /[.!?…。]$/.test(sentence) ? sentence : `${sentence}.`;
}

function unitOf(block: Exclude<Block, { kind: 'heading' }>, language: string): Unit {
  const { page } = block;
  if (block.kind !== 'row') return { page, sentences: splitSentences(block.text, language) };
  const sentence = rowSentence(block.cells, language);
  return { page, sentences: sentence ? [sentence] : [] };
}

/** A sentence that is longer than a piece, in parts that end between words where there are any. */
function cut(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most);
    let end = space > enough ? space : most;
    // Half a surrogate pair can not be stored.
    if (/[\ud800-\udbff]/.test(rest[end - 1]!)) end -= 1;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest ? [...parts, rest] : parts;
}

const lengthOf = (sentences: readonly string[]) => sentences.reduce((sum, { length }) => sum + length + 1, 0);

/** A unit that is longer than a piece, in parts of whole sentences. */
function parted({ sentences, page }: Unit): Unit[] {
  if (lengthOf(sentences) <= most) return [{ sentences, page }];
  const parts: Unit[] = [];
  for (const sentence of sentences.flatMap(cut)) {
    const last = parts.at(-1);
    if (last && lengthOf(last.sentences) + sentence.length <= most) last.sentences.push(sentence);
    else parts.push({ sentences: [sentence], page });
  }
  return parts;
}

/** What stands under one heading, in packs of whole units. A short end goes to the pack before it where there is room. */
function packed(units: Unit[]): Unit[][] {
  const packs: Unit[][] = [];
  let length = 0;
  for (const unit of units) {
    const own = lengthOf(unit.sentences);
    const last = packs.at(-1);
    if (last && length + own <= most && (length < enough || own < enough)) {
      last.push(unit);
      length += own;
    } else {
      packs.push([unit]);
      length = own;
    }
  }
  return packs;
}

/**
 * A document in pieces: whole paragraphs of 400 to 1,200 characters, never across a heading. The last under a heading
 * may be shorter; a heading over nothing is a piece of itself. A row of a table becomes a sentence. @param language BCP 47
 */
export function splitPieces(blocks: Block[], language: string): Piece[] {
  const pieces: Piece[] = [];
  const path: { level: number; text: string; page: number | null; used: boolean }[] = [];
  let units: Unit[] = [];
  const add = (headings: string[], part: Unit[]) => {
    const text = part.map(({ sentences }) => sentences.join(' ')).join('\n');
    pieces.push({
      position: pieces.length,
      headings,
      text,
      page: part[0]!.page,
      sentences: part.flatMap(({ sentences }) => sentences),
    });
  };
  const finish = () => {
    const headings = path.map(({ text }) => text);
    for (const pack of packed(units.flatMap(parted))) add(headings, pack);
    if (units.length > 0) for (const heading of path) heading.used = true;
    units = [];
  };
  const leave = (level: number) => {
    finish();
    while (path.length > 0 && path.at(-1)!.level >= level) {
      const { text, page, used } = path.pop()!;
      if (used) continue;
      add(
        path.map((heading) => heading.text),
        [{ sentences: cut(text), page }],
      );
      for (const heading of path) heading.used = true;
    }
  };
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const text = tidy(block.text);
      if (!text) continue;
      leave(block.level);
      path.push({ level: block.level, text, page: block.page, used: false });
      continue;
    }
    const unit = unitOf(block, language);
    if (unit.sentences.length > 0) units.push(unit);
  }
  leave(0);
  return pieces;
}
