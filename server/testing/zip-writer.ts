import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive. `size`: what its head says of its length, where that is to be a lie. */
export interface ZipEntry {
  name: string;
  content: string | Uint8Array;
  size?: number;
  encrypted?: boolean;
}

/** An archive as ZIP (PKWARE, APPNOTE 6.3): all that a document of Word needs, and what is wrong with hostile ones. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, size, encrypted = false } of entries) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    central.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, rest, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A document of Word with this body, in WordprocessingML. */
export function docxOf(body: string, more: readonly ZipEntry[] = [], prolog = ''): Buffer {
  const document = `<?xml version="1.0"?>${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipOf([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: relations },
    { name: 'word/document.xml', content: document },
    ...more,
  ]);
}

/** A sheet of Excel (XLSX, ECMA-376) with these cells, its strings inline. */
export function sheetOf(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const written = rows.map(
    (row, n) =>
      `<row r="${n + 1}">${row.map((value, at) => cell(value, `${String.fromCharCode(65 + at)}${n + 1}`)).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`,
    },
  ]);
}
