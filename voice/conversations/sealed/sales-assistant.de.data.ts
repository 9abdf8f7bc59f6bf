import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [

{ id: 'rechnungen-schreiben', kind: 'plain', says: { name: 'Thorsten Bock', company: 'Malerbetrieb Bock', need: 'ein Programm für Angebote und Rechnungen', budget: 'zwölfhundert Euro im Jahr', timeline: 'so bald wie möglich', email: 'info at maler minus bock punkt de' }, turns: 7,
  expect: { values: { name: 'Thorsten Bock', company: 'Malerbetrieb Bock', need: 'Rechnungen', budget: 1200, timeline: 'now', email: 'info@maler-bock.de' }, mail: true } },
{ id: 'kleines-geld', kind: 'plain', says: { name: 'Pia Ott', company: 'Töpferei Ott', need: 'eine einfache Seite', budget: 'höchstens dreihundert Euro', timeline: 'hat keine Eile', email: 'pia at ott punkt de' }, turns: 7,
  expect: { values: { budget: 300, timeline: 'later', email: 'pia@ott.de' }, mail: false } },
{ id: 'betrag-und-beginn', kind: 'all at once', says: { name: 'Otto Reh', company: 'Glaserei Reh', need: 'Angebote schreiben', budget: 'zweitausend, und nächste Woche soll es losgehen', timeline: 'nächste Woche', email: 'otto at reh punkt de' }, turns: 6,
  expect: { values: { budget: 2000, timeline: 'now', email: 'otto@reh.de' }, mail: true } },
{ id: 'sag-ich-nicht', kind: 'refuses an optional value', says: { name: 'Walter Beck', company: 'das tut nichts zur Sache', need: 'ein Onlineshop', budget: 'darüber rede ich nicht am Telefon', timeline: 'diesen Monat', email: 'walter at beck punkt de' }, turns: 7,
  expect: { values: { company: null, budget: null, timeline: 'now', email: 'walter@beck.de' }, mail: true } },
{ id: 'wo-liegen-die-daten', kind: 'question midway', says: { name: 'Dr. Anke Rau', company: 'Praxis Rau', need: 'Terminvergabe', budget: '5000', timeline: ['wo liegen denn die Daten?', 'nächsten Monat'], email: 'anke at praxis minus rau punkt de' }, turns: 8,
  expect: { values: { budget: 5000, timeline: 'quarter' }, mail: true, hears: ['Frankfurt'] } },
{ id: 'firma-anders', kind: 'correction by part', says: { name: 'Gitta Noll', company: 'Noll Design', need: ['Moment, die Firma heißt Noll Interieur', 'eine Webseite mit Fotos'], budget: '6000', timeline: 'in drei Monaten', email: 'gitta at noll punkt de' }, turns: 8,
  expect: { values: { company: 'Noll Interieur', need: 'Fotos', budget: 6000, timeline: 'quarter' }, mail: true } },
{ id: 'zwei-wochen-info', kind: 'only wants a fact', says: { first: 'wie lange dauert die Einrichtung bei Ihnen?', name: 'alles klar, ich melde mich wieder, tschüss', other: 'tschüss' }, turns: 2, expect: { values: { name: null }, mail: false, hears: ['zwei Wochen'] } },
  ],
};
