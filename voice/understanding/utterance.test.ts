import { expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { understand } from './understand.ts';
import { readUtterance } from './utterance.ts';

const read = (language: string, type: 'name' | 'yes_no' | 'date', text: string) =>
  understand({ type, language, text, at: '2026-11-20T10:00:00', zone: 'UTC' }).value;

it.each<[string, 'name' | 'yes_no' | 'date', string, string | boolean]>([
  ['en-US', 'name', 'oh, let me think. Ann Lee', 'Ann Lee'],
  ['en-US', 'yes_no', 'hmm let me see yes', true],
  ['en-US', 'date', "let's see tomorrow", '2026-11-21'],
  ['en-US', 'yes_no', 'yes, let me see, on Tuesday', true],
  ['de-DE', 'yes_no', 'ja, mal sehen, am Dienstag', true],
  ['de-DE', 'name', 'Ach, lassen Sie mich überlegen. Anna Berger', 'Anna Berger'],
  ['de-DE', 'yes_no', 'hm, mal sehen, nein', false],
  ['es-ES', 'name', 'Ay, déjeme pensar. Ana Ruiz', 'Ana Ruiz'],
  ['es-ES', 'yes_no', 'a ver, sí', true],
  ['fr-FR', 'name', 'voyons, Anne Dubois', 'Anne Dubois'],
  ['fr-FR', 'yes_no', 'laissez-moi réfléchir, oui', true],
])('in %s, a %s is heard behind thinking aloud: "%s"', (language, type, text, value) => {
  expect(read(language, type, text)).toBe(value);
});

it.each([
  ['en-US', 'let me see'],
  ['en-US', 'let me think about it'],
  ['en-US', 'let me see if I have it'],
  ['de-DE', 'mal sehen ob das geht'],
  ['es-ES', 'a ver si puedo'],
  ['fr-FR', 'laissez-moi voir si je peux'],
])('in %s, "%s" keeps all of its words', (language, text) => {
  const { words } = readUtterance(text, languageOf(language)!);
  expect(words[0]!.from).toBe(0);
});
