import { readFile } from 'node:fs/promises';
import { extractImages, getDocumentProxy } from 'unpdf';
import { knowledgeCharacters, knowledgePages, scannedPages } from '#domain/knowledge/knowledge-limits.ts';
import { type Document, Unreadable } from '#server/knowledge/reading.ts';
import type { Block } from '#voice/knowledge/piece.ts';
import { linesOf, type PdfLine, pdfBlocks } from './pdf-blocks.ts';
import { openTextFinder } from './picture-text.ts';
import { readText } from './read-text.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** Fewer letters than this on all pages may be a stamp or a number on pages that are pictures. */
const lettersOfScan = 20;

async function openPdf(path: string): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(await readFile(path)), {
      verbosity: 0,
      useSystemFonts: false,
      stopAtErrors: false,
    });
  } catch (error) {
    if ((error as Error).name === 'PasswordException') throw new Unreadable('encrypted');
    throw new Unreadable('damaged');
  }
}

async function pageLines(page: Page, number: number): Promise<PdfLine[]> {
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const { str, width, height, hasEOL } = item;
    return [{ str, width, height, hasEOL, x, y, fontFamily: '', dir: 'ltr', fontSize: Math.hypot(a, b) }];
  });
  return linesOf(placed, number);
}

/** Smaller pictures are logos and lines. In pixels. */
const isPage = ({ width, height }: { width: number; height: number }) => width >= 100 && height >= 30;

async function hasPicture(pdf: Pdf): Promise<boolean> {
  for (let number = 1; number <= Math.min(pdf.numPages, scannedPages); number++)
    if ((await extractImages(pdf, number)).some(isPage)) return true;
  return false;
}

/** The pages as pictures, whose text is looked for. @throws Unreadable */
async function readScan(pdf: Pdf, onSlow: (pages: number) => void): Promise<Block[]> {
  const finder = await openTextFinder();
  const pages = Math.min(pdf.numPages, scannedPages);
  onSlow(pages);
  const blocks: Block[] = [];
  for (let number = 1; number <= pages; number++) {
    for (const picture of await extractImages(pdf, number)) {
      if (!isPage(picture)) continue;
      const text = finder.findIn({ kind: 'pixels', ...picture });
      blocks.push(...readText(text).map((block) => ({ ...block, page: number })));
    }
  }
  return blocks;
}

/**
 * A PDF as blocks with their pages. One whose pages are pictures takes seconds a page: `onSlow` hears of how many.
 * @throws Unreadable
 */
export async function readPdf(path: string, onSlow: (pages: number) => void): Promise<Document> {
  const pdf = await openPdf(path);
  if (pdf.numPages > knowledgePages) {
    throw new Unreadable(
      'too_large',
      `The file has ${pdf.numPages} pages, but the limit is ${knowledgePages}. Split it into smaller files.`,
    );
  }
  const pages: PdfLine[][] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number).catch(() => {
      throw new Unreadable('damaged', `Couldn’t read page ${number}.`);
    });
    const lines = await pageLines(page, number);
    page.cleanup();
    characters += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > knowledgeCharacters)
      throw new Unreadable('too_large', 'The file has more than 5,000,000 characters. Split it into smaller files.');
    pages.push(lines);
  }
  const title = await pdf.getMetadata().then(
    ({ info }) => String((info as { Title?: unknown }).Title ?? '').trim() || null,
    () => null,
  );
  const written = pdfBlocks(pages);
  // A short note is a note: it is looked at as a scan only where there are pictures, and kept where these say nothing.
  const isScan = characters < lettersOfScan && (written.length === 0 || (await hasPicture(pdf)));
  const scanned = isScan ? await readScan(pdf, onSlow) : [];
  const blocks = scanned.length > 0 ? scanned : written;
  if (blocks.length === 0) throw new Unreadable('no_text');
  return { blocks, title, pages: pdf.numPages, seconds: null };
}
