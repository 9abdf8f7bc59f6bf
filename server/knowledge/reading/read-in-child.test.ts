import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { KnowledgeReason } from '#domain/knowledge/knowledge-reasons.ts';
import { Unreadable } from '#server/knowledge/reading.ts';
import { aviOf, pdfOf, pdfOfStream, pictureOfText, pngOf } from '#server/testing/made-files.ts';
import { docxOf } from '#server/testing/zip-writer.ts';
import { sniffFile } from './media-types.ts';
import { readInChild } from './read-in-child.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parley-readers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const never = new AbortController().signal;

async function read(
  name: string,
  bytes: Uint8Array | string,
  more: { description?: string; transcript?: string } = {},
) {
  const at = path.join(folder, 'file');
  writeFileSync(at, bytes);
  const mediaType = (await sniffFile(at, name)) ?? 'application/octet-stream';
  const what = {
    mediaType,
    name,
    language: 'en',
    description: '',
    transcript: '',
    withoutFooter: false,
    repeated: [],
    ...more,
  };
  return readInChild(at, what, never);
}
async function reasonOf(name: string, bytes: Uint8Array | string): Promise<KnowledgeReason | string> {
  return read(name, bytes).then(
    () => 'was read',
    (error: unknown) => (error instanceof Unreadable ? error.reason : String(error)),
  );
}

/** What a child may open is enough for every kind of file; what is made of them is in read-document.test.ts. */
describe('reads', { timeout: 60_000 }, () => {
  const page = '<!doctype html><h1>Prices</h1><p>A haircut costs 25 euros.</p>';
  it.each<[string, string, () => Uint8Array | string | Promise<Uint8Array>, string]>([
    ['a PDF', 'a.pdf', () => pdfOf((pdf) => pdf.text('A haircut costs 25 euros.')), 'A haircut costs 25 euros.'],
    [
      'a document of Word',
      'a.docx',
      () => docxOf('<w:p><w:r><w:t>A haircut costs 25 euros.</w:t></w:r></w:p>'),
      'A haircut costs 25 euros.',
    ],
    ['a web page', 'a.html', () => page, 'Prices|A haircut costs 25 euros.'],
    ['Markdown', 'a.md', () => '# Prices\n\nA haircut costs 25 euros.', 'Prices|A haircut costs 25 euros.'],
    ['a text', 'a.txt', () => 'A haircut costs 25 euros.', 'A haircut costs 25 euros.'],
    ['text in a picture', 'a.png', () => pictureOfText('CALL THE HOTEL'), 'CALL THE HOTEL'],
  ])('%s', async (_, name, make, text) => {
    const { pieces } = await read(name, await make());
    expect(pieces.map((piece) => [...piece.headings, piece.text].join('|'))).toEqual([text]);
  });

  it('a film, with what people wrote of it', async () => {
    const film = await read('tour.avi', aviOf(90, 'A tour of the salon'), { transcript: 'Welcome to our salon.' });
    expect(film).toMatchObject({ seconds: 90, title: 'A tour of the salon' });
    expect(film.pieces.map((piece) => piece.text)).toEqual(['Welcome to our salon.']);
  });
});

describe('says why not', { timeout: 60_000 }, () => {
  /** Ten million spaces two hundred times, packed twice: some kB that become two GB. */
  const bomb = () => {
    const part = deflateRawSync(Buffer.alloc(10_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
    const ends = [Buffer.from([0x78, 0x9c]), Buffer.from([0x03, 0, 0, 0, 0, 0])] as const;
    return pdfOfStream(deflateSync(Buffer.concat([ends[0], ...Array<Buffer>(200).fill(part), ends[1]])), 2);
  };
  const zipBomb = () => docxOf('', [{ name: 'word/media/a.xml', content: 'a', size: 150_000_000 }]);
  const liar = () => docxOf('', [{ name: 'word/a.xml', content: Buffer.alloc(120_000_000), size: 10 }]);
  it.each<[string, string, () => Uint8Array | string | Promise<Uint8Array>, string | RegExp]>([
    ['an archive that says it unpacks to 150 MB', 'a.docx', zipBomb, 'too_large'],
    ['an archive that lies about its size', 'a.docx', liar, /too_large|damaged/],
    [
      '50,000 tables in each other',
      'a.docx',
      () => docxOf(`${'<w:tbl><w:tr><w:tc>'.repeat(50_000)}`),
      /damaged|too_large|no_text/,
    ],
    ['a picture of 30,000 by 30,000', 'a.png', () => pngOf(30_000, 30_000), 'too_large'],
    ['white space', 'a.txt', () => ' \n\t\n ', 'no_text'],
  ])('%s', async (_, name, make, reason) => {
    const found = await reasonOf(name, await make());
    if (typeof reason === 'string') expect(found).toBe(reason);
    else expect(found).toMatch(reason);
  });

  it('a PDF of some kB that wants gigabytes, before it has them', async () => {
    const bytes = bomb();
    expect(bytes.length).toBeLessThan(20_000);
    const before = performance.now();
    expect(await reasonOf('a.pdf', bytes)).toBe('too_large');
    expect(performance.now() - before).toBeLessThan(60_000);
  });

  it('deep pages are read as far as people write', async () => {
    const { pieces } = await read('a.html', `<!doctype html><p>First.</p>${'<div>'.repeat(100_000)}Deep.`);
    expect(pieces.map(({ text }) => text)).toEqual(['First.']);
  });
});

it('stops when it is told to', async () => {
  const at = path.join(folder, 'file');
  writeFileSync(at, 'Words.');
  const what = {
    mediaType: 'text/plain',
    name: 'a',
    language: 'en',
    description: '',
    transcript: '',
    withoutFooter: false,
    repeated: [],
  };
  const stop = new AbortController();
  const reading = readInChild(at, what, stop.signal);
  stop.abort(new Error('The server is stopping.'));
  await expect(reading).rejects.toThrow('The server is stopping.');
});
