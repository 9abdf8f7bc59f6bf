import { expect, it } from 'vitest';
import { CallTaps } from './call-tap.ts';

it('takes off a listener that fails, and tells the others all the same', () => {
  const failed: unknown[] = [];
  const heard: string[] = [];
  const taps = new CallTaps((error) => failed.push(error));
  const fault = new Error('gone');
  taps.add({
    words() {
      throw fault;
    },
    sound: () => {},
  });
  taps.add({ words: (text) => heard.push(text) });
  expect(taps.hasSound).toBe(true);
  taps.words('hello');
  taps.words('again');
  expect([failed, heard, taps.hasSound]).toEqual([[fault], ['hello', 'again'], false]);
});
