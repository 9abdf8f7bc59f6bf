import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heardTo } from './heard-words.ts';

const texts = ['Hello, this is Ada.', 'What can I do for you?'];
const heard = (told: string, before = [0, 0]) =>
  heardTo(texts, before, told).map((end, index) => texts[index]!.slice(0, end));

test.each([
  ['words of the first sentence', 'Hello, this', ['Hello, this', '']],
  ['the whole of it, written otherwise', 'hello this is ada', ['Hello, this is Ada.', '']],
  ['words over its end', 'Hello, this is Ada. What can', ['Hello, this is Ada.', 'What can']],
  ['words of the second alone: the first was heard', 'What can I', ['Hello, this is Ada.', 'What can I']],
  ['words that are nowhere, by how many they are', 'Hullo zis', ['Hello, this', '']],
  ['nothing', '', ['', '']],
])('reads %s', (_, told, expected) => {
  expect(heard(told)).toEqual(expected);
});

test('goes on behind what was told before, and takes all of it again for the same', () => {
  expect(heard('is Ada.', [11, 0])).toEqual(['Hello, this is Ada.', '']);
  expect(heard('Hello, this is', [11, 0])).toEqual(['Hello, this is', '']);
  expect(heard('Hello', [11, 0])).toEqual(['Hello, this', '']);
});

test('never goes back, nor beyond the end, whatever is told', () => {
  const text = fc.array(fc.constantFrom('one', 'two.', 'Three,', '4', '–'), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), fc.array(text, { maxLength: 4 }), (said, told) => {
      const all = said.map((words) => words.join(' '));
      let before = all.map(() => 0);
      for (const words of told) {
        const now = heardTo(all, before, words.join(' '));
        expect(now.every((end, index) => end >= before[index]! && end <= all[index]!.length)).toBe(true);
        before = now;
      }
    }),
    { numRuns: 200 },
  );
});
