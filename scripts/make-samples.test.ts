import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const sound = () => readFile(path.join(root, 'web/public/samples/voice-demo.mp3'));
const figures = () => readFile(path.join(root, 'web/marketing/voice-demo/sample.data.ts'), 'utf8');
const figure = (code: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)`).exec(code)?.[1]);

/** Kilobits a second of MPEG-2 Layer III, by the index in a frame's header. */
const bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

it('is the recording that the pages speak of: same size, same duration, one bitrate', async () => {
  const [mp3, code] = [await sound(), await figures()];
  expect(mp3.length).toBe(figure(code, 'bytes'));
  const rates = new Set<number>();
  let frames = 0;
  for (let at = 0; at + 4 <= mp3.length; frames++) {
    // Frame sync, MPEG-2, Layer III, 24 kHz.
    expect([mp3[at], mp3[at + 1]! & 0xfe, (mp3[at + 2]! >> 2) & 3]).toEqual([0xff, 0xf2, 1]);
    const kilobits = bitrates[mp3[at + 2]! >> 4]!;
    rates.add(kilobits);
    at += (72 * kilobits * 1000) / 24_000 + ((mp3[at + 2]! >> 1) & 1);
  }
  expect([...rates]).toEqual([64]);
  const seconds = (frames * 576) / 24_000;
  // The encoder pads both ends.
  expect(seconds).toBeGreaterThanOrEqual(figure(code, 'seconds') - 0.05);
  expect(seconds).toBeLessThan(figure(code, 'seconds') + 0.3);
});
