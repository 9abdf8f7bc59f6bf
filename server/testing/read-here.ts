import { mediaTypes } from '#server/knowledge/reading/media-types.ts';
import { readDocument } from '#server/knowledge/reading/read-document.ts';
import { readInChild } from '#server/knowledge/reading/read-in-child.ts';
import { type ReadFile, type ReadHead, type ReadsFile, Unreadable } from '#server/knowledge/reading.ts';
import type { Piece } from '#voice/knowledge/piece.ts';

/** What tests upload by the dozen. Of the other kinds there are few, and what reads them is large. */
const light: readonly string[] = [mediaTypes.text, mediaTypes.markdown, mediaTypes.html];

/** Reads a file as the product does, without the process that the product starts for each. That one is proven beside it. */
export const readHere: ReadsFile = async (file, what, signal): Promise<ReadFile> => {
  if (!light.includes(what.mediaType)) return readInChild(file, what, signal);
  const pieces: Piece[] = [];
  let head: ReadHead | null = null;
  try {
    await readDocument(file, what, (line) => {
      if ('head' in line) head = line.head;
      else if ('piece' in line) pieces.push(line.piece);
    });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('crashed', String(error));
  }
  signal.throwIfAborted();
  return { ...head!, pieces };
};
