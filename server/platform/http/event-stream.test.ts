import { once } from 'node:events';
import { expect, test } from 'vitest';
import { mostBehind, openEventStream } from './event-stream.ts';

test('what a client does not read is kept within bounds, and the stream ends', () => {
  const { stream, write } = openEventStream();
  const call = { transcript: 'x'.repeat(100_000) };
  let written = 0;
  while (write('call', call)) written++;
  expect(written).toBeGreaterThan(30);
  expect(stream.writableLength + stream.readableLength).toBeLessThan(mostBehind + 200_000);
  expect(stream.writableEnded).toBe(true);
});

test('events behind the end break nothing', async () => {
  const { stream, write, stillHere } = openEventStream();
  expect(write('draft', { revision: 1 }, 'one')).toBe(true);
  stream.end();
  expect(write('draft', { revision: 2 })).toBe(false);
  stillHere();
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  await once(stream, 'end');
  expect(Buffer.concat(parts).toString()).toBe('id: one\nevent: draft\ndata: {"revision":1}\n\n');
});
