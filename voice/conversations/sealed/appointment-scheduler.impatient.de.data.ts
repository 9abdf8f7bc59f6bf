import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'yilmaz-mit-vorname',
      kind: 'name in another form',
      says: {
        service: 'Zahnreinigung',
        name: 'Yilmaz, Vorname Emre',
        email: 'emre punkt yilmaz at web punkt de',
        phone: 'nein',
        time: 'Dienstag um neun',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Emre Yilmaz',
          email: 'emre.yilmaz@web.de',
          phone: null,
        },
        booked: ['Tue 9:00'],
      },
    },
    {
      id: 'hier-ist-die-uschi',
      kind: 'name in another form',
      says: {
        service: 'ja grüß Gott, ich bräuchte einen Termin wegen meiner Krone',
        name: 'hier ist die Uschi Brandl',
        email: 'uschi brandl at t minus online punkt de',
        phone: 'null acht neun, fünf fünf fünf null eins sechs',
        time: 'am Mittwoch, vormittags',
      },
      turns: 7,
      expect: {
        values: {
          service: 'Krone',
          name: 'Uschi Brandl',
          email: 'uschibrandl@t-online.de',
        },
        booked: ['Wed 8:00-12:00'],
      },
    },
    {
      id: 'auf-den-namen-von-zitzewitz',
      kind: 'name in another form',
      says: {
        service: 'Füllung',
        name: 'schreiben Sie das bitte auf von Zitzewitz, Carl',
        email: 'carl at zitzewitz punkt de',
        phone: 'nein',
        time: 'Montag um vierzehn Uhr',
      },
      turns: 7,
      expect: {
        values: {
          name: ['Carl von Zitzewitz'],
        },
        booked: ['Mon 14:00'],
      },
    },
    {
      id: 'moment-es-klingelt',
      kind: 'aside',
      says: {
        service: 'Kontrolle',
        name: ['Moment, es klingelt gerade an der Tür', 'so, da bin ich wieder. Heidi Lampe'],
        email: 'heidi at lampe punkt de',
        phone: 'nein danke',
        time: 'Montag um zehn',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Heidi Lampe',
        },
        booked: ['Mon 10:00'],
      },
    },
    {
      id: 'hoeren-sie-mich',
      kind: 'aside',
      says: {
        service: ['hallo? hören Sie mich?', 'ich brauche eine Zahnreinigung'],
        name: 'Gerd Nolte',
        email: 'gerd at nolte punkt de',
        phone: 'nein',
        time: 'Dienstag um drei',
      },
      turns: 8,
      expect: {
        values: {
          service: 'Zahnreinigung',
          name: 'Gerd Nolte',
        },
        booked: ['Tue 15:00'],
      },
    },
    {
      id: 'doch-keine-reinigung',
      kind: 'correction by part',
      says: {
        service: 'eine Zahnreinigung',
        name: ['ach nein, keine Reinigung, eine Kontrolle', 'Uwe Pohl'],
        email: 'uwe at pohl punkt de',
        phone: 'nein',
        time: 'Montag um elf',
      },
      turns: 8,
      expect: {
        values: {
          service: 'Kontrolle',
          name: 'Uwe Pohl',
        },
        booked: ['Mon 11:00'],
      },
    },
    {
      id: 'dienstag-in-zwei-wochen',
      kind: 'vague wish',
      says: {
        service: 'Kontrolle',
        name: 'Birte Holm',
        email: 'birte at holm punkt de',
        phone: 'nein',
        time: 'übernächste Woche Dienstag, egal wann',
      },
      turns: 7,
      expect: {
        booked: ['12-8'],
      },
    },
  ],
};
