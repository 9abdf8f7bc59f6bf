import { expect, vi } from 'vitest';
import { type KnowledgeFileDetail, type KnowledgePiece, knowledgeApi } from '#domain/knowledge/knowledge.ts';
import type { HttpPerson } from './http-person.ts';
import type { Survivor } from './survivor.ts';
import { formOf } from './upload-file.ts';

const paragraphs = 700;
const text = Array.from(
  { length: paragraphs },
  (_, n) => `Paragraph ${n}. ${'It is about nothing in particular. '.repeat(14)}`,
);

/** How often the file is looked at before the kill, by rounds: while it's parsed, and while its pieces are stored. */
const looks = [2, 40];

/** A long file that is read. */
export function survivingReading(address: string, { call, headers }: HttpPerson): Survivor {
  let fileId = '';
  const get = () => call<KnowledgeFileDetail>(knowledgeApi.get, { fileId });
  return {
    async stir(round) {
      if (round === 0) {
        const answer = await fetch(`http://${address}${knowledgeApi.upload.path}`, {
          method: 'POST',
          headers,
          body: formOf('long.txt', text.join('\n\n')),
        });
        expect(answer.status).toBe(201);
        fileId = ((await answer.json()) as { id: string }).id;
      }
      for (let look = 0; look < (looks[round] ?? 0) && (await get()).status === 'processing'; look++) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      return async () => {};
    },
    async look() {
      expect((await get()).name).toBe('long.txt');
    },
    async finish() {
      const file = await vi.waitFor(
        async () => {
          const now = await get();
          expect(now.status).toBe('ready');
          return now;
        },
        { timeout: 60_000, interval: 200 },
      );
      const found: KnowledgePiece[] = [];
      for (let cursor = ''; found.length < file.pieces; ) {
        const page = `${knowledgeApi.chunks.path.replace(':fileId', fileId)}?limit=100${cursor && `&cursor=${cursor}`}`;
        const read = (await (await fetch(`http://${address}${page}`, { headers })).json()) as {
          items: KnowledgePiece[];
          next: string | null;
        };
        found.push(...read.items);
        if (read.next === null) break;
        cursor = read.next;
      }
      expect(found.map(({ position }) => position)).toEqual(Array.from({ length: file.pieces }, (_, n) => n));
      const numbers = [
        ...found
          .map((piece) => piece.text)
          .join('\n')
          .matchAll(/Paragraph (\d+)\./g),
      ].map(([, n]) => Number(n));
      expect(numbers).toEqual(Array.from({ length: paragraphs }, (_, n) => n));
    },
  };
}
