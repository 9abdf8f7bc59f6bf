import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'doppelname-bindestrich',
      kind: 'name in another form',
      says: {
        service: 'Kontrolle',
        name: 'Frau Doktor Meyer-Landrut, Anja',
        email: 'anja at meyer minus landrut punkt de',
        phone: 'nö',
        time: 'Donnerstag um halb elf',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Anja Meyer-Landrut',
          email: 'anja@meyer-landrut.de',
        },
        booked: ['Thu 10:30'],
      },
    },
    {
      id: 'na-ja-ich-heisse',
      kind: 'name in another form',
      says: {
        service: 'einmal Kontrolle bitte',
        name: 'ähm ja also ich heiße Thorben Kück, mit c k',
        email: 'thorben at kueck punkt de',
        phone: 'nein',
        time: 'Freitag um neun',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Thorben Kück',
          email: 'thorben@kueck.de',
        },
        booked: ['Fri 9:00'],
      },
    },
    {
      id: 'knirscht-nachts',
      kind: 'service in chatter',
      says: {
        service: 'also mein Mann sagt, ich knirsche nachts wie verrückt, da müsste mal jemand draufgucken',
        name: 'Silke Arens',
        email: 'silke at arens punkt de',
        phone: 'nein',
        time: 'Mittwoch um acht',
      },
      turns: 7,
      expect: {
        values: {
          service: 'knirsche',
          name: 'Silke Arens',
        },
        booked: ['Wed 8:00'],
      },
    },
    {
      id: 'web-statt-gmx',
      kind: 'correction by part',
      says: {
        service: 'Kontrolle',
        name: 'Anke Lohse',
        email: 'anke lohse at gmx punkt de',
        'email?': 'nein, web punkt de, nicht gmx',
        phone: 'nein',
        time: 'Dienstag um zehn',
      },
      turns: 8,
      expect: {
        values: {
          email: 'ankelohse@web.de',
        },
        booked: ['Tue 10:00'],
      },
    },
    {
      id: 'nummer-in-teilen',
      kind: 'correction by part',
      says: {
        service: 'Kontrolle',
        name: 'Ralf Thoma',
        email: 'ralf at thoma punkt de',
        phone: ['null eins sieben eins', 'fünf fünf fünf', 'null eins sechs drei'],
        time: 'Donnerstag um neun',
      },
      turns: 9,
      expect: {
        values: {
          phone: '+491715550163',
        },
        booked: ['Thu 9:00'],
      },
    },
    {
      id: 'muss-ich-erst-fragen',
      kind: 'changes mind at the offer',
      says: {
        service: 'Kontrolle',
        name: 'Falk Zorn',
        email: 'falk at zorn punkt de',
        phone: 'nein',
        time: 'Mittwoch um vier',
        shall: ['das muss ich erst mit meiner Frau absprechen', 'nein, ich melde mich wieder, tschüss'],
        other: 'tschüss',
        else: 'nein, tschüss',
      },
      turns: 6,
      expect: {
        waitsOn: ['das muss ich erst mit meiner Frau absprechen'],
        booked: [],
      },
    },
    {
      id: 'stunde-spaeter',
      kind: 'moves an appointment',
      line: '+491715550165',
      has: {
        at: ['Mon 9:00'],
        name: 'Ole Prinz',
        phone: '+491715550165',
      },
      says: {
        first: 'können wir meinen Termin am Montag eine Stunde nach hinten schieben',
        service: 'Termin verschieben',
        time: 'Montag um zehn',
        name: 'Ole Prinz',
        else: 'nein',
      },
      turns: 2,
      expect: {
        booked: ['Mon 10:00'],
      },
    },
    {
      id: 'falsch-verbunden-tierarzt',
      kind: 'wrong department',
      says: {
        first: 'ist da die Tierarztpraxis?',
        service: 'ach so, dann hab ich mich verwählt, Entschuldigung',
        other: 'tschüss',
      },
      turns: 2,
      expect: {
        values: {
          service: null,
        },
        booked: [],
      },
    },
    {
      id: 'da-bin-ich-beim-chef',
      kind: 'changes mind at the offer',
      says: {
        service: 'Kontrolle',
        name: 'Jana Reich',
        email: 'jana at reich punkt de',
        phone: 'nein',
        time: 'Montag um zwei',
        shall: ['ach, Montag bin ich ja auf Schulung. Dienstag?', 'ja, nehmen wir'],
      },
      turns: 8,
      expect: {
        waitsOn: ['ach, Montag bin ich ja auf Schulung. Dienstag?'],
        booked: ['Tue 14:00'],
      },
    },
    {
      id: 'fuer-meine-mutter-absagen',
      kind: 'cancels an appointment',
      line: '+491715550164',
      has: {
        at: ['Thu 10:00'],
        name: 'Hilde Krause',
        phone: '+491715550164',
      },
      says: {
        first: 'ich rufe für meine Mutter an, die liegt im Krankenhaus und kann am Donnerstag nicht kommen',
        service: 'bitte absagen',
        name: 'Hilde Krause',
        else: 'nein danke',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
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
