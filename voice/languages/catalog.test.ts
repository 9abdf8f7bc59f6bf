import { expect, it } from 'vitest';
import { agentLanguages } from '#domain/platform/agent-languages.ts';
import { languageOf, languages } from './catalog.ts';

it('has every language that an agent can speak, and no other', () => {
  expect(languages.map(({ id }) => id).toSorted()).toEqual(agentLanguages.map(({ tag }) => tag).toSorted());
});

it('finds a language by its tag, or another region of it', () => {
  expect(languageOf('en-GB')?.id).toBe('en-GB');
  expect(languageOf('EN-gb')?.id).toBe('en-GB');
  expect(languageOf('en-AU')?.id).toBe('en-US');
  expect(languageOf('xx')).toBeNull();
});

it('names the rules of each by a stamp of their own', () => {
  const stamps = languages.map(({ stamp }) => stamp);
  expect(new Set(stamps).size).toBe(stamps.length);
  for (const stamp of stamps) expect(stamp).toMatch(/^[0-9a-f]{8}$/);
});
