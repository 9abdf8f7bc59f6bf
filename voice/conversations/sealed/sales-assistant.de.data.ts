import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'rechnungen-schreiben',
      kind: 'plain',
      says: {
        name: 'Thorsten Bock',
        company: 'Malerbetrieb Bock',
        need: 'ein Programm für Angebote und Rechnungen',
        budget: 'zwölfhundert Euro im Jahr',
        timeline: 'so bald wie möglich',
        email: 'info at maler minus bock punkt de',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Thorsten Bock',
          company: 'Malerbetrieb Bock',
          need: 'Rechnungen',
          budget: 1200,
          timeline: 'now',
          email: 'info@maler-bock.de',
        },
        mail: true,
      },
    },
    {
      id: 'kleines-geld',
      kind: 'plain',
      says: {
        name: 'Pia Ott',
        company: 'Töpferei Ott',
        need: 'eine einfache Seite',
        budget: 'höchstens dreihundert Euro',
        timeline: 'hat keine Eile',
        email: 'pia at ott punkt de',
      },
      turns: 7,
      expect: { values: { budget: 300, timeline: 'later', email: 'pia@ott.de' }, mail: false },
    },
    {
      id: 'wo-liegen-die-daten',
      kind: 'question midway',
      says: {
        name: 'Dr. Anke Rau',
        company: 'Praxis Rau',
        need: 'Terminvergabe',
        budget: '5000',
        timeline: ['wo liegen denn die Daten?', 'nächsten Monat'],
        email: 'anke at praxis minus rau punkt de',
      },
      turns: 8,
      expect: { values: { budget: 5000, timeline: 'quarter' }, mail: true, hears: ['Frankfurt'] },
    },
    {
      id: 'firma-anders',
      kind: 'correction by part',
      says: {
        name: 'Gitta Noll',
        company: 'Noll Design',
        need: ['Moment, die Firma heißt Noll Interieur', 'eine Webseite mit Fotos'],
        budget: '6000',
        timeline: 'in drei Monaten',
        email: 'gitta at noll punkt de',
      },
      turns: 8,
      expect: { values: { company: 'Noll Interieur', need: 'Fotos', budget: 6000, timeline: 'quarter' }, mail: true },
    },
    {
      id: 'zwei-wochen-info',
      kind: 'only wants a fact',
      says: {
        first: 'wie lange dauert die Einrichtung bei Ihnen?',
        name: 'alles klar, ich melde mich wieder, tschüss',
        other: 'tschüss',
      },
      turns: 2,
      expect: { values: { name: null }, mail: false, hears: ['zwei Wochen'] },
    },
  ],
};
