import { expect, it } from 'vitest';
import { languageOf } from '#voice/languages/catalog.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { bidsTo } from './bids.ts';

const bids = (language: string, does: 'cancel' | 'move', text: string) =>
  bidsTo(does, readUtterance(text, languageOf(language)!));

it.each<[string, 'cancel' | 'move', string]>([
  ['en', 'cancel', 'yes cancel it'],
  ['en', 'cancel', 'yeah go ahead and cancel that please'],
  ['en', 'cancel', "yes i won't be there"],
  ['en', 'move', 'yes please move it there'],
  ['en', 'move', 'yep, switch it'],
  ['de', 'cancel', 'ja, sagen Sie ihn ab'],
  ['de', 'move', 'ja bitte verschieben'],
  ['es', 'cancel', 'sí, cancélela'],
  ['es', 'move', 'sí póngala ahí'],
  ['fr', 'cancel', 'oui annulez-le'],
  ['fr', 'move', 'oui mettez-le là'],
])('%s: a yes to %s says once more what is offered: %s', (language, does, text) => {
  expect(bids(language, does, text)).toBe(true);
});

it.each<[string, 'cancel' | 'move', string]>([
  ['en', 'cancel', "yes cancel my husband's one"],
  ['en', 'cancel', "yeah no don't cancel it"],
  ['en', 'cancel', 'please cancel it only if there is no fee'],
  ['en', 'cancel', 'yes cancel the thursday one'],
  ['en', 'cancel', 'cancel it?'],
  ['en', 'cancel', 'please cancel it'],
  ['en', 'cancel', 'yes, scratch that'],
  ['en', 'cancel', "yes i won't be there but my wife will"],
  ['en', 'move', 'switch it back'],
  ['en', 'move', 'move it up an hour'],
  ['en', 'move', 'move it or leave it'],
  ['de', 'cancel', 'kann man den kostenlos stornieren'],
  ['de', 'cancel', 'ja stornieren Sie den von meinem Mann'],
  ['de', 'move', 'nein nicht verlegen'],
  ['es', 'cancel', 'sí cancele la de mi marido'],
  ['es', 'move', 'no la cambie'],
  ['fr', 'cancel', 'oui annulez celui de mon mari'],
  ['fr', 'move', 'ne le changez pas'],
])('%s: no yes to %s: %s', (language, does, text) => {
  expect(bids(language, does, text)).toBe(false);
});
