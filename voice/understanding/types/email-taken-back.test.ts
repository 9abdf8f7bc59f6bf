import { expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { readUtterance } from '../utterance.ts';
import { readEmail } from './email.ts';

it.each([
  ['en', 'carla at oak no oakwood dot com', 'carla@oakwood.com'],
  ['de', 'frieda at lux nein at luxmann punkt de', 'frieda@luxmann.de'],
  ['en', 'jon dot smith sorry jon dot smythe at gmail dot com', 'jon.smythe@gmail.com'],
  ['es', 'ana arroba sol no arroba soler punto es', 'ana@soler.es'],
  ['fr', 'luc arobase bon non arobase bonnet point fr', 'luc@bonnet.fr'],
])('an address without what was taken back in it, in %s: "%s"', (language, said, address) => {
  expect(readEmail(readUtterance(said, languageOf(language)!))?.value).toBe(address);
});
