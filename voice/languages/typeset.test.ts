import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it.each([
  ['fr-FR', 'Bonjour! Quel est votre nom?', 'Bonjour\u202f! Quel est votre nom\u202f?'],
  ['fr-FR', 'Vous avez dit quatre ? C’est noté ; merci.', 'Vous avez dit quatre\u202f? C’est noté\u202f; merci.'],
  ['fr-FR', 'Voici\u202f: https://example.com/?a=1', 'Voici\u202f: https://example.com/?a=1'],
  ['fr-FR', 'Déjà bon\u202f?', 'Déjà bon\u202f?'],
  ['fr-CA', 'Quel est votre nom?', 'Quel est votre nom?'],
  ['en-US', 'What is your name?', 'What is your name?'],
])('sets the marks of %s as it is written there: %s', (language, text, written) => {
  expect(typeset(text, language)).toBe(written);
});
