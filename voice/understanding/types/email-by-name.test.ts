import { expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { readUtterance } from '../utterance.ts';
import { readEmail } from './email.ts';
import { withNamedParts } from './email-by-name.ts';

const read = (text: string, person: string, language: string) => {
  const named = withNamedParts(readUtterance(text, languageOf(language)!), person);
  return named && readEmail(named)?.value;
};

it.each([
  ['de-DE', 'vorname punkt nachname bei gmail punkt com', 'Meret von der Heyden', 'meret.vonderheyden@gmail.com'],
  ['es-ES', 'nombre punto apellido arroba gmail punto com', 'Ana Ruiz', 'ana.ruiz@gmail.com'],
  ['fr-FR', "c'est prénom point nom arobase gmail point com", 'Ingrid Noël', 'ingrid.noel@gmail.com'],
  ['en-US', 'first name dot last name at gmail dot com', 'Ann Lee', 'ann.lee@gmail.com'],
  // A name of one word has no parts, and other words none of them.
  ['en-US', 'first name at gmail dot com', 'Ann', null],
  ['de-DE', 'info at lang punkt de', 'Jutta Lang', null],
])('in %s, "%s" of %s is %s', (language, text, person, address) => expect(read(text, person, language)).toBe(address));
