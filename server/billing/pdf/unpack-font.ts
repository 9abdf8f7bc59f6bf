import { inflateSync } from 'node:zlib';

/** Where tables are named in a WOFF file, and in a font. In bytes. */
const woff = { header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };
/** Tables begin at multiples of this. */
const alignment = 4;
const aligned = (length: number) => Math.ceil(length / alignment) * alignment;

/**
 * A font as it was before it was packed as WOFF 1.0 (https://www.w3.org/TR/WOFF/, sections 3 to 5): what reads it inflates each
 * table in plain JavaScript, again in each document, which takes longer than all else that an invoice needs.
 */
export function unpackFont(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woff.header + index * woff.entry;
    const [offset, stored, length] = [4, 8, 12].map((field) => packed.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = packed.subarray(offset, offset + stored);
    // A table that would not become smaller stands as it is.
    return {
      tag: packed.subarray(at, at + 4),
      checksum: packed.readUInt32BE(at + 16),
      bytes: stored < length ? inflateSync(bytes) : bytes,
    };
  });
  const start = sfnt.header + count * sfnt.entry;
  const font = Buffer.alloc(tables.reduce((length, { bytes }) => length + aligned(bytes.length), start));
  // How a reader searches the tables: by halves, from the greatest power of two that there are.
  const halvings = Math.floor(Math.log2(count));
  const searched = 2 ** halvings * sfnt.entry;
  packed.copy(font, 0, 4, 8);
  for (const [index, field] of [count, searched, halvings, count * sfnt.entry - searched].entries()) {
    font.writeUInt16BE(field, 4 + index * 2);
  }
  let to = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = sfnt.header + index * sfnt.entry;
    tag.copy(font, at);
    for (const [place, field] of [checksum, to, bytes.length].entries()) font.writeUInt32BE(field, at + 4 + place * 4);
    bytes.copy(font, to);
    to += aligned(bytes.length);
  }
  return font;
}
