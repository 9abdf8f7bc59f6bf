import { readFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { type Document, type ToRead, Unreadable } from '#server/knowledge/reading.ts';
import type { Block } from '#voice/knowledge/piece.ts';
import { openTextFinder } from './picture-text.ts';
import { readText } from './read-text.ts';

/** Pixels: a picture takes 30 bytes a pixel while it is read. */
const mostPixels = 25_000_000;

/** @throws Unreadable damaged, too_large */
function checkSize(bytes: Uint8Array): void {
  let size: { width: number; height: number };
  try {
    size = imageSize(bytes);
  } catch {
    throw new Unreadable('damaged');
  }
  const { width, height } = size;
  if (!(width > 0 && height > 0)) throw new Unreadable('damaged');
  if (width * height <= mostPixels) return;
  throw new Unreadable(
    'too_large',
    `The image is ${width} × ${height} pixels, but the limit is 25 million pixels. Use a smaller one.`,
  );
}

/** What stands in a picture, under what people wrote of it. @throws Unreadable */
export async function readPicture(path: string, { description }: ToRead): Promise<Document> {
  const bytes = new Uint8Array(await readFile(path));
  checkSize(bytes);
  const written = readText(description);
  let found: Block[] = [];
  try {
    found = readText((await openTextFinder()).findIn({ kind: 'file', bytes }));
  } catch (error) {
    // What people wrote of it is enough to go on with.
    if (!(error instanceof Unreadable && error.reason === 'not_installed' && written.length > 0)) throw error;
  }
  return { blocks: [...written, ...found], title: null, pages: null, seconds: null };
}
