import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Files for the readers, made as they are needed: good ones, and hostile ones of a few kB. */

/** A PDF with what `draw` puts there. */
export function pdfOf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ compress: true, ...options });
  const parts: Buffer[] = [];
  return new Promise((done, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', fail);
    draw(pdf);
    pdf.end();
  });
}

/** A PDF of one page whose content is this stream, packed. */
export function pdfOfStream(packed: Uint8Array): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    null,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  const size = () => parts.reduce((sum, { length }) => sum + length, 0);
  for (const [n, object] of objects.entries()) {
    places.push(size());
    parts.push(Buffer.from(`${n + 1} 0 obj\n`));
    if (object !== null) parts.push(Buffer.from(object));
    else {
      parts.push(Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`), Buffer.from(packed));
      parts.push(Buffer.from('\nendstream'));
    }
    parts.push(Buffer.from('\nendobj\n'));
  }
  const at = size();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 6\n0000000000 65535 f \n${rows}${trailer}`)]);
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(4);
  ends.writeUInt32BE(crc32(body));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, body, ends]);
}

/** A picture in grey as PNG. `pixel` says how light a place is, from 0 to 255; without it only its head is there. */
export function pngOf(width: number, height: number, pixel?: (x: number, y: number) => number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(pixel === undefined ? 0 : (width + 1) * height);
  if (pixel !== undefined) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = pixel(x, y);
    }
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = pngChunk('IDAT', deflateSync(rows));
  return Buffer.concat([signature, pngChunk('IHDR', head), data, pngChunk('IEND', Buffer.alloc(0))]);
}

/** Letters of five by seven dots: rows from the top, the leftmost dot being the highest bit. */
const letters: Record<string, number[]> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  C: [14, 17, 16, 16, 16, 17, 14],
  E: [31, 16, 16, 30, 16, 16, 31],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  L: [16, 16, 16, 16, 16, 16, 31],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  ' ': [0, 0, 0, 0, 0, 0, 0],
};

/** A line of capital letters, black on white, as a picture that text can be found in. */
export function pictureOfText(text: string, dot = 8): Buffer {
  const [width, height] = [(text.length * 6 + 6) * dot, 15 * dot];
  return pngOf(width, height, (x, y) => {
    const [column, row] = [Math.floor(x / dot) - 3, Math.floor(y / dot) - 4];
    const letter = letters[text[Math.floor(column / 6)] ?? ' ']!;
    const isInk =
      column >= 0 && row >= 0 && row < 7 && column % 6 < 5 && ((letter[row]! >> (4 - (column % 6))) & 1) === 1;
    return isInk ? 0 : 255;
  });
}

const fourCc = (text: string) => Buffer.from(text.padEnd(4), 'latin1');
const le32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const riff = (id: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([fourCc(id), le32(body.length), body, Buffer.alloc(body.length % 2)]);
};

/** An AVI of so many seconds without pictures. */
export function aviOf(seconds: number, title: string): Buffer {
  const head = Buffer.alloc(56);
  head.writeUInt32LE(40_000, 0);
  head.writeUInt32LE(seconds * 25, 16);
  const info = riff('LIST', fourCc('INFO'), riff('INAM', Buffer.from(`${title}\0`)));
  return riff(
    'RIFF',
    fourCc('AVI '),
    riff('LIST', fourCc('hdrl'), riff('avih', head)),
    info,
    riff('LIST', fourCc('movi')),
  );
}
