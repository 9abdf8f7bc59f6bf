import { expect, it } from 'vitest';
import { withoutStutter } from './stutter.ts';

it.each([
  ['i i i need a a ch check up', 'i need a check up'],
  ['m m my name is marcus tr tran', 'my name is marcus tran'],
  ['w w wednesday at at three p m', 'wednesday at three p m'],
  ['ich ich br brauche einen T Termin', 'ich brauche einen Termin'],
  // Spelled, or an initial.
  ['t r a n', 't r a n'],
  ['m i s s i s s i p p i', 'm i s s i s s i p p i'],
  ['a as in apple n n at acme dot com', 'a as in apple n n at acme dot com'],
  ['m marcus at tran dot org', 'm marcus at tran dot org'],
  ['bye bye, thanks thanks', 'bye bye, thanks thanks'],
  ['I, I am not sure', 'I, I am not sure'],
])('"%s" means "%s"', (said, meant) => {
  expect(withoutStutter(said)).toBe(meant);
});
