import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'berg-wie-der-berg',
      kind: 'Namensteile benannt',
      says: {
        service: 'kontrolle',
        name: 'nachname ist berg wie der berg vorname jonas',
        email: 'jonas punkt berg at web punkt de',
        phone: 'null eins sieben sechs fünf fünf fünf null eins zwei drei',
        time: 'mittwoch um zehn',
        shall: 'ja',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Jonas Berg',
          email: 'jonas.berg@web.de',
          phone: ['+491765550123', '01765550123'],
        },
        booked: ['Wed 10:00'],
      },
    },
    {
      id: 'da-hab-ich-elternabend',
      kind: 'nimmt eine Zeit zurück',
      says: {
        service: 'mir ist eine plombe rausgefallen',
        name: 'sandra kühn',
        email: 'sandra at kuehn punkt net',
        phone: 'nein danke keine nummer',
        time: 'montag um siebzehn uhr ach da hab ich elternabend lieber fünfzehn uhr',
        shall: 'ja passt',
      },
      turns: 6,
      expect: {
        values: {
          service: 'plombe',
          name: 'Sandra Kühn',
          email: 'sandra@kuehn.net',
          phone: null,
        },
        booked: ['Mon 15:00'],
      },
    },
    {
      id: 'und-was-kostet-mich-das',
      kind: 'Frage hinter dem Ja',
      says: {
        service: 'zahnreinigung',
        name: 'uwe hartwig',
        email: 'hartwig at t minus online punkt de',
        phone: 'null drei null fünf fünf fünf null eins sechs eins',
        time: 'donnerstag um neun',
        shall: ['ja gern und was kostet mich so eine zahnreinigung', 'gut ja'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Uwe Hartwig',
          email: 'hartwig@t-online.de',
        },
        booked: ['Thu 9:00'],
        hears: ['95'],
      },
    },
    {
      id: 'freitag-gleiche-uhrzeit',
      kind: 'verschiebt den eigenen Termin',
      says: {
        first:
          'grüß gott lechner mein name ich hab am mittwoch um neun einen termin und müsste auf freitag gehen gleiche uhrzeit',
        name: 'eva lechner',
        time: 'freitag um neun',
        shall: 'ja',
        sure: 'ja',
      },
      turns: 3,
      line: '+493055501777',
      has: {
        at: ['Wed 9:00'],
        name: 'Eva Lechner',
        phone: '+493055501777',
      },
      expect: {
        booked: ['Fri 9:00'],
      },
    },
    {
      id: 'nicht-vor-vierzehn-uhr',
      kind: 'ab einer Stunde',
      says: {
        service: 'zahnschmerzen rechts oben',
        name: 'pascal wirth mit t h',
        email: 'p wirth at gmail punkt com',
        phone: 'null eins fünf zwei fünf fünf fünf null eins acht acht',
        time: 'dienstag aber nicht vor vierzehn uhr ich arbeite bis eins',
        offer: 'vierzehn uhr',
        shall: 'ja',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Pascal Wirth',
          email: 'pwirth@gmail.com',
        },
        booked: ['Tue 14:00-17:00'],
      },
    },
  ],
};
