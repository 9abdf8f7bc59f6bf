import { expect, it } from 'vitest';
import { askedCore, withoutHinge } from './asked-core.ts';

it.each([
  ['en', "my wife says you're shut on mondays is that so", "you're shut on mondays"],
  ['en', 'good morning i just wanna know do you take cash', 'do you take cash'],
  ['de', 'mein mann meint mittwochs haben sie zu stimmt das', 'mittwochs haben sie zu'],
  ['fr', "c'est juste pour savoir combien vous prenez", 'combien vous prenez'],
  ['en', 'do you take cash', 'do you take cash'],
])('what stands around a question is on nothing, in %s: "%s"', (language, said, core) => {
  expect(askedCore(said, language)).toBe(core);
});

it('what says when is left out behind a whole question, and nowhere else', () => {
  expect(withoutHinge('where do people park when they come see you', 'en')).toBe('where do people park');
  expect(withoutHinge('what happens if i cancel', 'en')).toBeNull();
});
