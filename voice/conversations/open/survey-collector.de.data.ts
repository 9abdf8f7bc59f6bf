import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [

{ id: 'gern-doch', kind: 'plain', says: { consent: 'ja gern', recommend: 'neun', reason: 'ging alles schnell', satisfaction: 'fünf', liked: 'die Verpackung', improve: 'eigentlich nichts', follow_up: 'ja' }, turns: 7,
  expect: { values: { consent: true, recommend: 9, reason: 'schnell', satisfaction: 5, liked: 'Verpackung', follow_up: true } } },
{ id: 'keine-zeit', kind: 'says no', says: { consent: 'gerade ganz schlecht', recommend: 'nein, tschüss' }, turns: 1, expect: { values: { consent: [false, null], recommend: null } } },
{ id: 'sechs-nein-sieben', kind: 'correction by part', says: { consent: 'ja', recommend: 'sechs, nein, sieben', reason: 'solide', satisfaction: 'drei, ach, machen Sie vier', liked: 'die Farbe', improve: 'der Preis', follow_up: 'nein' }, turns: 7,
  expect: { values: { recommend: 7, satisfaction: 4, follow_up: false } } },
{ id: 'volle-punktzahl', kind: 'score in other words', says: { consent: 'klar', recommend: 'volle zehn', reason: 'super Beratung', satisfaction: 'sehr zufrieden, also fünf', liked: 'alles', improve: 'nichts', follow_up: 'warum nicht' }, turns: 7,
  expect: { values: { recommend: 10, satisfaction: 5, follow_up: true } } },
{ id: 'dazu-sag-ich-nichts', kind: 'refuses an optional value', says: { consent: 'ja', recommend: 'sieben', reason: 'dazu möchte ich nichts sagen', satisfaction: 'vier', liked: 'weiter', improve: 'keine Ahnung', follow_up: 'nein' }, turns: 7,
  expect: { values: { recommend: 7, reason: null, satisfaction: 4, liked: null, follow_up: false } } },
{ id: 'wie-viele-fragen', kind: 'question midway', says: { consent: ['wie viele Fragen sind das?', 'na gut'], recommend: 'acht', reason: 'guter Preis', satisfaction: 'vier', liked: 'das Personal', improve: 'längere Öffnungszeiten', follow_up: 'nein danke' }, turns: 8,
  expect: { values: { consent: true, recommend: 8, satisfaction: 4, follow_up: false }, hears: ['sechs Fragen'] } },
  ],
};
