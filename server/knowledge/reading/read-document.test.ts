import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { KnowledgeReason } from '#domain/knowledge/knowledge-reasons.ts';
import { type ReadHead, Unreadable } from '#server/knowledge/reading.ts';
import { aviOf, pdfOf, pictureOfText, pngOf } from '#server/testing/made-files.ts';
import { docxOf, zipOf } from '#server/testing/zip-writer.ts';
import type { Piece } from '#voice/knowledge/piece.ts';
import { sniffFile } from './media-types.ts';
import { readDocument, type Told } from './read-document.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parley-readers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  let head: ReadHead | undefined;
  const pieces: Piece[] = [];
  await readDocument(at, what, (told: Told) => {
    if ('head' in told) head = told.head;
    if ('piece' in told) pieces.push(told.piece);
  });
  return { ...head!, pieces };
}
const texts = async (name: string, bytes: Uint8Array | string) => {
  const { pieces } = await read(name, bytes);
  return pieces.map(({ headings, text }) => [...headings, text]);
};
async function reasonOf(name: string, bytes: Uint8Array | string): Promise<KnowledgeReason | string> {
  return read(name, bytes).then(
    () => 'was read',
    (error: unknown) => (error instanceof Unreadable ? error.reason : String(error)),
  );
}

/** What is made of files, without the process of its own in which the product reads each (see read-in-child.test.ts). */

describe('reads', { timeout: 60_000 }, () => {
  it('a PDF: columns in their order, words that lines part, headings, pages', async () => {
    const column = (n: number) =>
      `Column ${n} begins here. It tells of appoint-\nments, of prices and of hours. Column ${n} ends.`;
    const pdf = await pdfOf((page) => {
      page.fontSize(24).text('Opening hours', 72, 72);
      page.fontSize(11);
      page.text(column(1), 72, 120, { width: 210 });
      page.text(column(2), 320, 120, { width: 210 });
      page.addPage().fontSize(24).text('Prices', 72, 72);
      page.fontSize(11).text('A haircut costs 25 euros.', 72, 120);
    });
    const { pieces, pages, language } = await read('prices.pdf', pdf);
    expect([pages, language]).toEqual([2, 'en']);
    expect(pieces.map(({ headings, page }) => [headings, page])).toEqual([
      [['Opening hours'], 1],
      [['Prices'], 2],
    ]);
    const [first] = pieces;
    expect(first!.text).toMatch(/Column 1 begins here.*appointments, of prices.*Column 1 ends\.\s+Column 2 begins/s);
  });

  it('a PDF without what stands at the edge of each page, and with its headings', async () => {
    const pdf = await pdfOf((page) => {
      for (let n = 1; n <= 4; n++) {
        if (n > 1) page.addPage();
        page.fontSize(8).text('House rules 2027', 72, 30, { lineBreak: false });
        page.fontSize(20).text(`Chapter ${n}`, 72, 90);
        page.fontSize(11).text(`Rule number ${n} is short.`, 72, 130);
        page.fontSize(8).text(`Page ${n} of 4`, 72, 700, { lineBreak: false });
      }
    });
    expect(await texts('rules.pdf', pdf)).toEqual(
      [1, 2, 3, 4].map((n) => [`Chapter ${n}`, `Rule number ${n} is short.`]),
    );
  });

  it('a PDF that only changing is protected of', async () => {
    const pdf = await pdfOf((page) => page.text('Everybody may read this.'), { ownerPassword: 'owner' });
    expect(await texts('a.pdf', pdf)).toEqual([['Everybody may read this.']]);
  });

  it('a document of Word: headings and tables', async () => {
    const paragraph = (text: string, style = '') =>
      `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
    const cells = (...row: string[]) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`;
    const table = `<w:tbl>${cells('Service', 'Duration', 'Price')}${cells('Haircut', '30 min', '25 EUR')}</w:tbl>`;
    const styles = `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`;
    const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`;
    const docx = docxOf(paragraph('Prices', 'Heading1') + table, [
      { name: 'word/styles.xml', content: styles },
      { name: 'word/_rels/document.xml.rels', content: relations },
    ]);
    expect(await texts('prices.docx', docx)).toEqual([
      ['Prices', 'Haircut: the duration is 30 min, the price is 25 EUR.'],
    ]);
  });

  it('a web page: no menus, no forms, its footer', async () => {
    const html = `<!doctype html><title>Salon</title><nav>Menu</nav><h1>Salon Ada</h1><p>We cut <b>hair</b>.
      <form>Search <input></form><script>alert(1)</script><dl><dt>Phone<dd>030 1234</dl>
      <details><summary>Do you take dogs?</summary>Yes.</details><footer>Main Street 1. Parking behind the house.</footer>`;
    const { pieces, title, links } = await read('page.html', `${html}<a href="/prices">Prices</a>`);
    expect([title, links]).toEqual(['Salon', ['/prices']]);
    const all = pieces.map(({ headings, text }) => [...headings, text].join('|')).join('\n');
    expect(all).toMatch(/Salon Ada\|We cut hair\.[\s\S]*030 1234[\s\S]*Do you take dogs\?\|Yes\.[\s\S]*Parking behind/);
    expect(all).not.toMatch(/Menu|Search|alert/);
  });

  it('nothing that was struck, deleted or hidden, and no furniture of the page', async () => {
    const html = `<!doctype html><title>Salon</title><style>.old { text-decoration: line-through } #draft{display:none}
      @media print { .screen { display: none } }</style>
      <div class="cookie-banner"><p>We value your privacy.</p><button>Accept all cookies?</button></div>
      <div role="dialog">Sign up now!</div><a class="skip-link" href="#c">Skip to content</a><ul class="main-menu"><li>Home</ul>
      <p>We use cookies to improve your experience.</p><p>Accept all cookies?</p>
      <p>A haircut costs <s>60</s><del>55</del><strike>50</strike> <span style="text-decoration: line-through">48</span>
      <b class="old">47</b><i style="display:none">46</i><i style="visibility: hidden">44</i><i hidden>43</i><i style="opacity: 0">42</i> 45 euros.</p>
      <p id="draft">Closed in May.</p><p class="screen">Our o\ufb03ce is up\u00adstairs.</p><p>We bake cookies.</p>`;
    const all = (await texts('page.html', html)).flat().join('\n');
    expect(all).toBe('A haircut costs 45 euros.\nOur office is upstairs.\nWe bake cookies.');
    const run = (text: string, marks = '') => `<w:r>${marks && `<w:rPr>${marks}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
    const word = docxOf(
      `<w:p>${run('We open at nine.')}${run(' Hidden.', '<w:vanish/>')}${run(' Shown.', '<w:vanish w:val="0"/>')}${run(' Struck.', '<w:strike/>')}${run(' Twice.', '<w:b/><w:dstrike/>')}<w:del w:id="1">${run(' Gone.')}</w:del></w:p>`,
    );
    expect((await texts('a.docx', word)).flat()).toEqual(['We open at nine. Shown.']);
    expect((await texts('a.md', 'It costs ~~60~~ 50 euros.')).flat()).toEqual(['It costs 50 euros.']);
    expect((await texts('a.txt', 'It costs ~~60~~ 50 euros.')).flat()).toEqual(['It costs 50 euros.']);
    const marked = '<!-- Ask Bo\nabout 70. -->\nIt costs <s>60</s> <del>55</del> 50 euros.';
    expect((await texts('a.md', marked)).flat()).toEqual(['It costs 50 euros.']);
    const moved = docxOf(
      `<w:p><w:moveFrom w:id="1">${run('From here.')}</w:moveFrom><w:ins w:id="2">${run('New. ')}</w:ins><w:moveTo w:id="3">${run('To here.')}</w:moveTo></w:p>`,
    );
    expect((await texts('b.docx', moved)).flat()).toEqual(['New. To here.']);
  });

  it('a text whose headings nothing marks, and a PDF of a few words', async () => {
    const faq = `Frequently asked questions
Parking
There is free parking behind the house.
Where are you located?
We are at 14 Mill Lane.

Services

Haircut
Coloring
Manicure
Pedicure

Payment:
We take cards and cash.`;
    expect(await texts('faq.txt', faq)).toEqual([
      ['Frequently asked questions', 'Parking', 'There is free parking behind the house.'],
      ['Frequently asked questions', 'Parking', 'Where are you located?', 'We are at 14 Mill Lane.'],
      ['Frequently asked questions', 'Services', 'Haircut\nColoring\nManicure\nPedicure'],
      ['Frequently asked questions', 'Payment', 'We take cards and cash.'],
    ]);
    expect(await texts('a.pdf', await pdfOf((page) => page.text('Open 9 to 5.')))).toEqual([['Open 9 to 5.']]);
  });

  it.each([
    ['UTF-8', Buffer.from('Grüße aus Köln')],
    ['UTF-8 with its mark', Buffer.from('\ufeffGrüße aus Köln')],
    ['UTF-16', Buffer.from('\ufeffGrüße aus Köln', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Grüße aus Köln', 'utf16le')],
    ['Windows-1252', Buffer.from('Grüße aus Köln', 'latin1')],
  ])('a text in %s', async (_, bytes) => {
    expect(await texts('a.txt', bytes)).toEqual([['Grüße aus Köln']]);
  });

  it('what a file is by its bytes, whatever its name', async () => {
    const pdf = await pdfOf((page) => page.text('This is no text file.'));
    expect(await texts('notes.txt', pdf)).toEqual([['This is no text file.']]);
    expect(await texts('table.pdf', 'Plain words.')).toEqual([['Plain words.']]);
  });

  it('text in a picture, and in a PDF of pictures', async () => {
    const picture = pictureOfText('CALL THE HOTEL');
    expect(await texts('sign.png', picture)).toEqual([['CALL THE HOTEL']]);
    const scan = await pdfOf((page) => page.image(pictureOfText('CALL THE HOTEL'), 50, 50, { width: 500 }));
    const { pieces, pages } = await read('scan.pdf', scan);
    expect(pages).toBe(1);
    expect(pieces.map(({ text }) => text)).toEqual(['CALL THE HOTEL']);
  });

  it('a film: its title, its length, and what people wrote of it', async () => {
    const film = await read('tour.avi', aviOf(90, 'A tour of the salon'), { transcript: 'Welcome to our salon.' });
    expect(film).toMatchObject({ seconds: 90, title: 'A tour of the salon' });
    expect(film.pieces.map(({ text }) => text)).toEqual(['Welcome to our salon.']);
  });
});

describe('says why not', { timeout: 60_000 }, () => {
  const secret = () => pdfOf((page) => page.text('Nobody may read this.'), { userPassword: 'secret' });
  const whole = () => pdfOf((page) => page.text('Words. '.repeat(500)));
  const manyParts = () => zipOf([...Array(2_100)].map((_, n) => ({ name: `word/document${n}.xml`, content: '' })));
  const ole = (text: string) =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from(text, 'utf16le'),
    ]);
  const laughs = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  it.each<[string, string, () => Uint8Array | string | Promise<Uint8Array>, string | RegExp]>([
    ['a PDF with a password', 'a.pdf', secret, 'encrypted'],
    ['half a PDF', 'a.pdf', async () => (await whole()).subarray(0, 400), /damaged|no_text/],
    ['noise that says it is a PDF', 'a.pdf', () => '%PDF-1.7\nnoise and nothing else', 'damaged'],
    ['a PDF without text', 'a.pdf', () => pdfOf((page) => page.rect(0, 0, 9, 9).fill()), 'no_text'],
    ['a document of Word with a password', 'a.docx', () => ole('EncryptedPackage'), 'encrypted'],
    ['an old document of Word', 'a.doc', () => ole('WordDocument'), 'unsupported'],
    ['half an archive', 'a.docx', () => docxOf('').subarray(0, 500), /damaged|unsupported/],
    ['an archive of something else', 'a.docx', () => zipOf([{ name: 'a.txt', content: 'a' }]), 'unsupported'],
    [
      'an archive with a password',
      'a.docx',
      () => docxOf('', [{ name: 'b', content: 'b', encrypted: true }]),
      'encrypted',
    ],
    ['an archive of 2,100 parts', 'a.docx', manyParts, 'too_large'],
    [
      'entities in entities',
      'a.docx',
      () => docxOf('<w:p><w:r><w:t>&b;</w:t></w:r></w:p>', [], laughs),
      /damaged|no_text/,
    ],
    ['half a picture', 'a.png', () => pngOf(400, 400).subarray(0, 60), /damaged|no_text/],
    ['a page without words', 'a.html', () => '<!doctype html><body><img src="a.png">', 'no_text'],
    [
      'a page that programs build',
      'a.html',
      () =>
        '<!doctype html><body><noscript>You need JavaScript.</noscript><div id="root"></div><script src="a.js"></script>',
      'needs_javascript',
    ],
    ['a film that is none', 'a.mp4', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), 'damaged'],
    ['an empty film', 'a.avi', () => aviOf(1, '').subarray(0, 20), 'damaged'],
    ['white space', 'a.txt', () => ' \n\t\n ', 'no_text'],
    ['six million characters', 'a.txt', () => 'word '.repeat(1_200_000), 'too_large'],
  ])('%s', async (_, name, make, reason) => {
    const found = await reasonOf(name, await make());
    if (typeof reason === 'string') expect(found).toBe(reason);
    else expect(found).toMatch(reason);
  });
});
