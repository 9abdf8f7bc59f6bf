import { open } from 'node:fs/promises';
import { Unreadable } from '#server/knowledge/reading.ts';

export interface FilmHead {
  title: string | null;
  comment: string | null;
  seconds: number | null;
}

/** Bytes in which the head of an AVI stands, with its INFO list where it comes first. */
const looked = 256 * 1024;
/** Lists that are gone into; what is in others is pictures and sound. */
const lists = ['hdrl', 'INFO'];

const textOf = (bytes: Buffer) => bytes.toString('utf8').replace(/\0.*$/s, '').trim() || null;

/**
 * Length and title of an AVI (RIFF; `avih` holds microseconds a frame and the number of frames, `INAM` and `ICMT` title
 * and comment: Microsoft, "AVI RIFF File Reference").
 * @throws Unreadable damaged
 */
export async function readAviHead(path: string): Promise<FilmHead> {
  const file = await open(path, 'r');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(looked), 0, looked, 0).finally(() => file.close());
  const bytes = buffer.subarray(0, bytesRead);
  const head: FilmHead = { title: null, comment: null, seconds: null };
  for (let at = 12; at + 8 <= bytes.length; ) {
    const id = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (id === 'LIST' && lists.includes(body.toString('latin1', 0, 4))) {
      at += 12;
      continue;
    }
    if (id === 'avih' && body.length >= 20) head.seconds = (body.readUInt32LE(0) * body.readUInt32LE(16)) / 1e6;
    if (id === 'INAM') head.title = textOf(body);
    if (id === 'ICMT') head.comment = textOf(body);
    at += 8 + size + (size % 2);
  }
  if (head.seconds === null) throw new Unreadable('damaged');
  return head;
}
