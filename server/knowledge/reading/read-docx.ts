import { readFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import { checkArchive } from './check-archive.ts';
import { readHtml } from './html-blocks.ts';
import { type Document, Unreadable } from './reading.ts';

const wordKind = { part: /^word\/document\d*\.xml$/, otherwise: 'It is an archive, and no document of Word.' };

/** A document of Word, with its headings and tables. @throws Unreadable */
export async function readDocx(path: string): Promise<Document> {
  await checkArchive(path, wordKind);
  const noPicture = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth
    .convertToHtml({ buffer: await readFile(path) }, { convertImage: noPicture, externalFileAccess: false })
    .catch(() => {
      throw new Unreadable('damaged');
    });
  return { blocks: readHtml(value).blocks, title: null, pages: null, seconds: null };
}
