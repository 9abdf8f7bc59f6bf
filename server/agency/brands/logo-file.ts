import { type LogoType, logoBytesLimit } from '#domain/agency/brand.ts';
import { svgProblem } from './svg-drawing.ts';

/** Sides in pixels: more is no logo, and would make browsers reserve memory for nothing. */
const longestSide = 4096;

interface Picture {
  type: LogoType;
  width: number;
  height: number;
}

const starts = (bytes: Buffer, ...values: number[]) => values.every((value, n) => bytes[n] === value);

/** Width and height stand in the first frame header (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Buffer): Omit<Picture, 'type'> | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** The three forms of RFC 9649. */
function webpSize(bytes: Buffer): Omit<Picture, 'type'> | null {
  const form = bytes.toString('latin1', 12, 16);
  if (bytes.length < 30) return null;
  if (form === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (form === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (form !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function rasterOf(bytes: Buffer): Picture | null {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) && bytes.length > 33) {
    return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (starts(bytes, 0xff, 0xd8, 0xff)) {
    const size = jpegSize(bytes);
    return size && { type: 'image/jpeg', ...size };
  }
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') {
    const size = webpSize(bytes);
    return size && { type: 'image/webp', ...size };
  }
  return null;
}

/** What kind of picture it is, by its bytes and not by its name, or why it cannot be a logo. */
export function readLogo(bytes: Buffer): { type: LogoType } | { problem: string } {
  if (bytes.length > logoBytesLimit) return { problem: 'The image is larger than 200 KB. Choose a smaller one.' };
  const raster = rasterOf(bytes);
  if (raster !== null) {
    const isFit = raster.width > 0 && raster.height > 0 && Math.max(raster.width, raster.height) <= longestSide;
    return isFit
      ? { type: raster.type }
      : { problem: `The image is wider or taller than ${longestSide} pixels. Use a smaller one.` };
  }
  const text = bytes.toString('utf8');
  if (!/<svg[\s>]/.test(text.slice(0, 2000))) return { problem: 'Use a PNG, JPEG, WebP, or SVG image.' };
  const problem = svgProblem(text);
  return problem === null ? { type: 'image/svg+xml' } : { problem: `This SVG can’t be used. ${problem}` };
}
