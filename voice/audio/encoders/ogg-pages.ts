/** Packets in pages of the Ogg container (RFC 3533), as much of it as one stream of audio needs. */
const continues = { first: 0x02, last: 0x04, none: 0 } as const;
const pageHeaderBytes = 27;

/** Ogg's own checksum: polynomial 0x04c11db7, most significant bit first, which is not the CRC of zlib. */
const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++) value = value & 0x8000_0000 ? (value << 1) ^ 0x04c1_1db7 : value << 1;
  return value >>> 0;
});

function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = ((crc << 8) ^ crcTable[(crc >>> 24) ^ byte]!) >>> 0;
  return crc;
}

/** Writes the pages of one stream, in order. */
export class OggPages {
  readonly #serial: number;
  #sequence = 0;

  constructor(serial: number) {
    this.#serial = serial;
  }

  /**
   * One page of whole packets, together at most 255 segments of 255 bytes. `granule` counts samples at 48 kHz up to
   * the end of the page.
   */
  page(packets: readonly Uint8Array[], granule: number, place: keyof typeof continues = 'none'): Buffer {
    const lacing = packets.flatMap(({ length }) => [...Array(Math.floor(length / 255)).fill(255), length % 255]);
    const header = Buffer.alloc(pageHeaderBytes + lacing.length);
    header.write('OggS', 0, 'latin1');
    header.writeUInt8(continues[place], 5);
    header.writeBigUInt64LE(BigInt(granule), 6);
    header.writeUInt32LE(this.#serial, 14);
    header.writeUInt32LE(this.#sequence++, 18);
    header.writeUInt8(lacing.length, 26);
    header.set(lacing, pageHeaderBytes);
    const page = Buffer.concat([header, ...packets]);
    page.writeUInt32LE(checksum(page), 22);
    return page;
  }
}
