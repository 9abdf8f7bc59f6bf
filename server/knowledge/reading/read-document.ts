import { readFile } from 'node:fs/promises';
import { knowledgeCharacters } from '#domain/knowledge/knowledge-limits.ts';
import { type Document, type ReadHead, type ToRead, Unreadable } from '#server/knowledge/reading.ts';
import type { Block, Piece } from '#voice/knowledge/piece.ts';
import { splitPieces } from '#voice/knowledge/split-pieces.ts';
import { languageOf } from './language-of.ts';
import { mediaTypes } from './media-types.ts';
import { plainLetters } from './plain-letters.ts';
import { decodeText, readText } from './read-text.ts';
import { withoutRepeated } from './without-repeated.ts';

/** What a reader says of a file, one after the other: what it needs time for, the head, the pieces, the end. */
export type Told = { slow: number } | { head: ReadHead } | { piece: Piece } | { end: true };
type Tell = (line: Told) => void;

const plain = (blocks: Block[], title: string | null = null): Document => ({
  blocks,
  title,
  pages: null,
  seconds: null,
});

/** Old Office files and new ones with a password are told apart by a name inside of them. */
const nameOfEncrypted = Buffer.from('EncryptedPackage', 'utf16le');

async function readPage(path: string, { withoutFooter, repeated }: ToRead): Promise<Document> {
  const { readHtml } = await import('./html-blocks.ts');
  const page = readHtml(decodeText(await readFile(path)), { withoutFooter });
  if (page.needsJavaScript) throw new Unreadable('needs_javascript');
  return { ...plain(withoutRepeated(page.blocks, repeated), page.title), links: page.links, base: page.base };
}

async function readMarkdown(path: string): Promise<Document> {
  const [{ marked }, { readHtml }] = await Promise.all([import('marked'), import('./html-blocks.ts')]);
  const text = decodeText(await readFile(path)).replace(/^---\r?\n.*?\r?\n---\r?\n/s, '');
  return plain(readHtml(await marked.parse(text, { gfm: true })).blocks);
}

/** A file as its kind is read: loading how is most of the time that a short one takes. @throws Unreadable */
async function read(path: string, what: ToRead, tell: Tell): Promise<Document> {
  switch (what.mediaType) {
    case mediaTypes.pdf:
      return (await import('./read-pdf.ts')).readPdf(path, (pages) => tell({ slow: pages }));
    case mediaTypes.docx:
      return (await import('./read-docx.ts')).readDocx(path);
    case mediaTypes.markdown:
      return readMarkdown(path);
    case mediaTypes.html:
      return readPage(path, what);
    case mediaTypes.text:
      return plain(readText(decodeText(await readFile(path))));
    case mediaTypes.jpeg:
    case mediaTypes.png:
    case mediaTypes.gif:
      tell({ slow: 1 });
      return (await import('./read-picture.ts')).readPicture(path, what);
    case mediaTypes.mp4:
    case mediaTypes.mov:
    case mediaTypes.avi:
      return (await import('./read-film.ts')).readFilm(path, what);
    case mediaTypes.ole: {
      const isEncrypted = (await readFile(path)).includes(nameOfEncrypted);
      throw isEncrypted
        ? new Unreadable('encrypted')
        : new Unreadable('unsupported', 'The file is in an old Office format. Save it as DOCX or PDF.');
    }
    default:
      throw new Unreadable('unsupported');
  }
}

const textOf = (block: Block) => (block.kind === 'row' ? block.cells.map(({ text }) => text).join(' ') : block.text);
const withPlainLetters = (block: Block): Block =>
  block.kind === 'row'
    ? {
        ...block,
        cells: block.cells.map(({ head, text }) => ({ head: head && plainLetters(head), text: plainLetters(text) })),
      }
    : { ...block, text: plainLetters(block.text) };
/** What the database cannot keep goes; half a character becomes the sign for one. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** Links of one page that are followed. */
const mostLinks = 2_000;
const linksOf = (links: string[]) => [...new Set(links)].filter(({ length }) => length <= 2_000).slice(0, mostLinks);

/** Pictures and films are found by their names, too. */
const mayBeEmpty = (mediaType: string) => /^(image|video)\//.test(mediaType);

/** Reads a file of any kind, in a process that may be lost. @throws Unreadable */
export async function readDocument(path: string, what: ToRead, tell: Tell): Promise<void> {
  const { blocks: found, title, pages, seconds, links = [], base = null } = await read(path, what, tell);
  const blocks = found.map(withPlainLetters);
  const texts = blocks.map(textOf);
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  if (characters === 0 && !mayBeEmpty(what.mediaType)) throw new Unreadable('no_text');
  if (characters > knowledgeCharacters)
    throw new Unreadable('too_large', 'The file has more than 5,000,000 characters. Split it into smaller files.');
  const language = languageOf(texts.slice(0, 500).join(' '), what.language);
  const known = { pages, seconds, language, characters, links: linksOf(links), base };
  tell({ head: { title: title && storable(title).slice(0, 300), ...known } });
  for (const piece of splitPieces(blocks, language)) {
    const { headings, text, sentences } = piece;
    tell({
      piece: { ...piece, headings: headings.map(storable), text: storable(text), sentences: sentences.map(storable) },
    });
  }
  tell({ end: true });
}
