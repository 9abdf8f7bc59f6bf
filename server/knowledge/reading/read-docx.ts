import mammoth from 'mammoth';
import { checkArchive } from '#server/knowledge/check-archive.ts';
import { type Document, Unreadable } from '#server/knowledge/reading.ts';
import { readHtml } from './html-blocks.ts';

const wordKind = {
  part: /^word\/document\d*\.xml$/,
  otherwise: 'The file is an archive, not a Word document. Save it as DOCX.',
};

const on = '(?!(?:\\s[^>]*)?\\sw:val="(?:0|false|off)")';
/** What no one sees: hidden runs, and those that are struck twice. What is struck once comes marked, what was deleted not at all. */
const unseen = new RegExp(`<w:(?:vanish|webHidden|dstrike)${on}(?:\\s[^>]*)?/?>`);

/** A part of a document without its runs and paragraphs that no one sees. */
export function withoutUnseen(xml: string): string {
  if (!unseen.test(xml)) return xml;
  // Runs do not hold runs but in pictures: what is between is looked at piece by piece, in one pass.
  return xml
    .split(/(?=<w:r[ >])/)
    .map((part) => {
      const end = part.indexOf('</w:r>');
      const properties = end < 0 ? -1 : part.indexOf('</w:rPr>');
      const isRun = part.startsWith('<w:r') && properties >= 0 && properties < end;
      return isRun && unseen.test(part.slice(0, properties)) ? part.slice(end + '</w:r>'.length) : part;
    })
    .join('');
}

/** The parts of a document as mammoth reads them, with what no one sees taken out. */
function partsOf(parts: ReadonlyMap<string, Buffer>) {
  return {
    exists: (name: string) => parts.has(name),
    async read(name: string, encoding?: string) {
      const bytes = parts.get(name);
      if (bytes === undefined) throw new Unreadable('damaged');
      if (encoding === undefined || encoding === 'base64') return encoding ? bytes.toString('base64') : bytes;
      const text = new TextDecoder(encoding).decode(bytes);
      return /^word\/[^/]*\.xml$/.test(name) ? withoutUnseen(text) : text;
    },
  };
}

/** A document of Word, with its headings and tables. @throws Unreadable */
export async function readDocx(path: string): Promise<Document> {
  const parts = await checkArchive(path, wordKind, /\.(?:xml|rels)$/);
  const noPicture = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth
    // Its types do not tell of `file`, which it takes an opened archive by.
    .convertToHtml({ file: partsOf(parts) } as unknown as { buffer: Buffer }, {
      convertImage: noPicture,
      externalFileAccess: false,
    })
    .catch(() => {
      throw new Unreadable('damaged');
    });
  return { blocks: readHtml(value).blocks, title: null, pages: null, seconds: null };
}
