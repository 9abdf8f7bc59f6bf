import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [

{ id: 'webseite-baeckerei', kind: 'plain', says: { name: 'Karin Jansen', company: 'Bäckerei Jansen', need: 'eine neue Webseite', budget: 'so um die fünftausend', timeline: 'in zwei Monaten', email: 'karin at jansen punkt de' }, turns: 7,
  expect: { values: { name: 'Karin Jansen', company: 'Bäckerei Jansen', need: 'Webseite', budget: 5000, timeline: 'quarter', email: 'karin@jansen.de' }, mail: true } },
{ id: 'erst-mal-umschauen', kind: 'plain', says: { name: 'Stefan Ames', company: 'Ames Sanitär', need: 'Einsatzplanung für sechs Wagen', budget: 'das weiß ich noch nicht', timeline: 'wir schauen uns erst mal nur um', email: 'stefan at ames punkt de' }, turns: 7,
  expect: { values: { company: 'Ames Sanitär', need: 'Einsatzplanung', budget: null, timeline: 'later', email: 'stefan@ames.de' }, mail: false } },
{ id: 'alles-am-anfang', kind: 'all at once', says: { first: 'Schönen guten Tag, Monika Reiter von Reiter Optik, wir bräuchten eine Online-Terminbuchung, Budget etwa 8000 Euro, und es soll noch diesen Monat losgehen', name: 'Monika Reiter', company: 'Reiter Optik', need: 'Online-Terminbuchung', budget: '8000 Euro', timeline: 'noch diesen Monat', email: 'monika at reiter punkt de' }, turns: 3,
  expect: { values: { name: 'Monika Reiter', company: 'Reiter Optik', need: 'Terminbuchung', budget: 8000, timeline: 'now', email: 'monika@reiter.de' }, mail: true } },
{ id: 'erst-ihr-preis', kind: 'refuses an optional value', says: { name: 'Ellen Kroll', company: 'ich bin privat', need: 'eine Seite für unsere Hochzeit', budget: 'nennen Sie mir erst mal Ihren Preis', timeline: 'sofort', email: 'ellen at kroll punkt de' }, turns: 7,
  expect: { values: { company: null, budget: null, timeline: 'now', email: 'ellen@kroll.de' }, mail: true } },
{ id: 'testphase', kind: 'question midway', says: { name: 'Lutz Dahl', company: 'Dahl Fitness', need: 'Kursbuchungen', budget: ['kann man das vorher kostenlos testen?', 'tausend Euro'], timeline: 'gleich', email: 'lutz at dahl punkt de' }, turns: 8,
  expect: { values: { budget: 1000, timeline: 'now' }, mail: true, hears: ['14 Tage'] } },
{ id: 'fuenftausend-meinte-ich', kind: 'correction by part', says: { name: 'Hans Rieger', company: 'Rieger Motoren', need: 'Werkstatttermine', budget: 'fünfhundert', timeline: ['äh, fünftausend meinte ich, nicht fünfhundert', 'sofort'], email: 'hans at rieger punkt de' }, turns: 8,
  expect: { values: { budget: 5000, timeline: 'now', email: 'hans@rieger.de' }, mail: true } },
{ id: 'vertrieb-persoenlich', kind: 'asks for a person', says: { name: 'kann ich mit jemandem aus dem Vertrieb reden?', callback: '0171 5550131', other: 'ja' }, turns: 3, expect: { mail: false, task: true } },
  ],
};
