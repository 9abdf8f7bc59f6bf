import { FilePathSource, Input, MP4, QTFF } from 'mediabunny';
import { type Document, type ToRead, Unreadable } from '#server/knowledge/reading.ts';
import type { Block } from '#voice/knowledge/piece.ts';
import { type FilmHead, readAviHead } from './avi-head.ts';
import { mediaTypes } from './media-types.ts';
import { readText } from './read-text.ts';

/** @throws Unreadable damaged */
async function readHead(path: string): Promise<FilmHead> {
  try {
    const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] });
    if ((await input.getTracks()).length === 0) throw new Unreadable('damaged');
    const { title, comment, description } = await input.getMetadataTags();
    const seconds = await input.getDurationFromMetadata();
    return { title: title?.trim() || null, comment: (description ?? comment)?.trim() || null, seconds };
  } catch {
    throw new Unreadable('damaged');
  }
}

/** What a film says of itself, and what people wrote of it: its sound is not listened to. @throws Unreadable */
export async function readFilm(path: string, { mediaType, description, transcript }: ToRead): Promise<Document> {
  const { title, comment, seconds } = await (mediaType === mediaTypes.avi ? readAviHead(path) : readHead(path));
  const heading: Block[] = title === null ? [] : [{ kind: 'heading', level: 1, text: title, page: null }];
  const texts = [comment ?? '', description, transcript].flatMap(readText);
  return { blocks: texts.length > 0 ? [...heading, ...texts] : [], title, pages: null, seconds };
}
