import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [

{ id: 'schiessen-sie-los', kind: 'plain', says: { consent: 'schießen Sie los', recommend: 'eine acht würde ich sagen', reason: 'nie Ärger gehabt', satisfaction: 'eine vier', liked: 'die Rückgabe war leicht', improve: 'günstigerer Versand', follow_up: 'meinetwegen' }, turns: 7,
  expect: { values: { consent: true, recommend: 8, reason: 'Ärger', satisfaction: 4, liked: 'Rückgabe', improve: 'Versand', follow_up: true } } },
{ id: 'beim-essen', kind: 'says no', says: { consent: 'wir sitzen gerade beim Essen', recommend: 'nein, Wiederhören' }, turns: 1, expect: { values: { consent: [false, null], recommend: null } } },
{ id: 'erste-doch-sieben', kind: 'correction by part', says: { consent: 'ja', recommend: 'neun', reason: 'gute Ware', satisfaction: ['kann ich die erste auf sieben ändern?', 'vier'], liked: 'Geschmack', improve: 'größere Portionen', follow_up: 'nein' }, turns: 8,
  expect: { values: { recommend: 7, satisfaction: 4, liked: 'Geschmack' } } },
{ id: 'gute-sieben', kind: 'score in other words', says: { consent: 'von mir aus', recommend: 'eine gute sieben', reason: 'ordentlich', satisfaction: 'so in der Mitte, drei', liked: 'die Lage', improve: 'die Toiletten', follow_up: 'lieber nicht' }, turns: 7,
  expect: { values: { consent: true, recommend: 7, satisfaction: 3, follow_up: false } } },
{ id: 'kann-ich-nicht-sagen', kind: 'refuses an optional value', says: { consent: 'ja', recommend: 'kann ich nicht sagen, war ein Geschenk', reason: 'wie gesagt, war nicht für mich', satisfaction: 'kann ich nicht beurteilen', liked: 'die Schleife', improve: 'nichts', follow_up: 'nein' }, turns: 7,
  expect: { values: { recommend: null, satisfaction: null, liked: 'Schleife', follow_up: false } } },
{ id: 'im-bus', kind: 'noise and silence', says: { consent: ['wie bitte? ich sitze im Bus', 'ja, gut'], recommend: ['noch mal bitte', 'neun'], reason: 'lecker', satisfaction: ['(silence)', 'fünf'], liked: 'das Brot', improve: 'früher öffnen', follow_up: 'nein' }, turns: 9,
  expect: { values: { consent: true, recommend: 9, satisfaction: 5, liked: 'Brot', follow_up: false } } },
  ],
};
