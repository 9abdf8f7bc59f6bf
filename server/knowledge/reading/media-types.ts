import { open } from 'node:fs/promises';

/** The kinds of files that a reader exists for, and two that are looked into to say why there is none. */
export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
  /** The container of old Office files, and of new ones with a password. */
  ole: 'application/x-ole-storage',
  text: 'text/plain',
  markdown: 'text/markdown',
  html: 'text/html',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
} as const;
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** Bytes at both ends that tell what a file is. A ZIP lists what is in it at its end. */
const atStart = 4_096;
const atEnd = 256 * 1024;

const begins = (bytes: Buffer, ...values: number[]) => values.every((value, n) => bytes[n] === value);

/** UTF-8 may be cut at the end of what was looked at. */
function isText(bytes: Buffer): boolean {
  if (begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff)) return true;
  const controls = bytes.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte)).length;
  if (controls === 0) return true;
  // UTF-16 without a mark: every other byte of Latin text is zero.
  const zeros = [0, 1].map((offset) => bytes.filter((byte, n) => n % 2 === offset && byte === 0).length);
  const half = bytes.length / 2;
  return bytes.length >= 8 && zeros.some((n) => n > half * 0.7) && zeros.some((n) => n < half * 0.05);
}

function textType(start: Buffer, name: string): MediaType {
  const head = start.toString('latin1', 0, 1_000).replace(/^\u00ef\u00bb\u00bf/, '');
  if (/^\s*(<!doctype html|<html[\s>])/i.test(head)) return mediaTypes.html;
  return /\.(md|markdown)$/i.test(name) ? mediaTypes.markdown : mediaTypes.text;
}

function filmType(start: Buffer): MediaType | null {
  const box = start.toString('latin1', 4, 8);
  if (box === 'ftyp') return start.toString('latin1', 8, 12) === 'qt  ' ? mediaTypes.mov : mediaTypes.mp4;
  return ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(box) ? mediaTypes.mov : null;
}

/** What a file is, by its bytes; of texts alone its name tells more. Null: nothing that can be read. */
export function mediaTypeOf(start: Buffer, end: Buffer, name: string): MediaType | null {
  if (start.toString('latin1', 0, 1_024).includes('%PDF-')) return mediaTypes.pdf;
  if (begins(start, 0x50, 0x4b, 0x03, 0x04)) {
    return end.includes('word/document') ? mediaTypes.docx : mediaTypes.zip;
  }
  if (begins(start, 0xd0, 0xcf, 0x11, 0xe0)) return mediaTypes.ole;
  if (begins(start, 0xff, 0xd8, 0xff)) return mediaTypes.jpeg;
  if (begins(start, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return mediaTypes.png;
  if (/^GIF8[79]a/.test(start.toString('latin1', 0, 6))) return mediaTypes.gif;
  if (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'AVI ') return mediaTypes.avi;
  return filmType(start) ?? (isText(start) ? textType(start, name) : null);
}

/** What a file on this machine is. */
export async function sniffFile(path: string, name: string): Promise<MediaType | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = await file.read(Buffer.alloc(Math.min(atStart, size)), 0, undefined, 0);
    const end = await file.read(Buffer.alloc(Math.min(atEnd, size)), 0, undefined, Math.max(0, size - atEnd));
    return mediaTypeOf(start.buffer, end.buffer, name);
  } finally {
    await file.close();
  }
}
