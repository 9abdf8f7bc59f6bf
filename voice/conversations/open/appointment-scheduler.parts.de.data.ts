import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'samstags-auch-offen',
      kind: 'question midway',
      says: {
        service: 'zahnreinigung',
        name: ['ich wollt mal fragen ob sie samstags auch offen haben', 'ja gut susanne winkler'],
        email: 'susanne at winkler punkt de',
        phone: 'nein',
        time: 'samstag um zehn',
        shall: 'ja',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Susanne Winkler',
        },
        booked: ['Sat 10:00'],
        hears: ['13 Uhr'],
      },
    },
    {
      id: 'mail-und-wo-parken',
      kind: 'question midway',
      says: {
        service: 'ne kontrolle',
        name: 'petra wolf',
        email: 'petra punkt wolf at web punkt de und wo parkt man bei ihnen am besten',
        phone: 'nein danke',
        time: 'montag um neun',
        shall: 'ja',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Petra Wolf',
          email: 'petra.wolf@web.de',
        },
        booked: ['Mon 9:00'],
        hears: ['Kanalstraße|hinter dem Haus'],
      },
    },
    {
      id: 'was-mitbringen',
      kind: 'question midway',
      says: {
        service: 'ich bin neu bei ihnen und bräuchte ne kontrolle',
        name: 'jan okafor',
        email: 'jan at okafor punkt de',
        phone: ['muss ich da eigentlich was mitbringen', 'nee telefon lassen wir'],
        time: 'dienstag um elf',
        shall: 'passt',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Jan Okafor',
          phone: null,
        },
        booked: ['Tue 11:00'],
        hears: ['Versichertenkarte'],
      },
    },
    {
      id: 'wenn-ich-doch-nicht-kann',
      kind: 'question midway',
      says: {
        service: 'bleaching',
        name: 'rita sommer',
        email: 'rita at sommer punkt de',
        phone: 'nein',
        time: 'mittwoch um zwei',
        shall: ['und was zahl ich wenn ich doch nicht kann', 'gut dann ja'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Rita Sommer',
        },
        booked: ['Wed 14:00'],
        hears: ['40 Euro'],
        waitsOn: ['und was zahl ich wenn ich doch nicht kann'],
      },
    },
    {
      id: 'mittwochs-nur-vormittags',
      kind: 'question midway',
      says: {
        service: 'kontrolle',
        name: 'hanne brink',
        email: 'hanne at brink punkt de',
        phone: 'nein',
        time: ['mein mann meint mittwochs hätten sie nur vormittags auf stimmt das', 'dann mittwoch um drei'],
        shall: 'ja',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Hanne Brink',
        },
        booked: ['Wed 15:00'],
        hears: ['Montag bis Freitag'],
      },
    },
    {
      id: 'passt-und-aok',
      kind: 'question midway',
      says: {
        service: 'mir ist ein stück zahn abgebrochen',
        name: 'cem aydin',
        email: 'cem at aydin punkt de',
        phone: 'nein',
        time: 'montag um drei',
        shall: 'ja passt und die aok nehmen sie doch oder',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Cem Aydin',
        },
        booked: ['Mon 15:00'],
        hears: ['gesetzlichen'],
      },
    },
    {
      id: 'welcher-stock',
      kind: 'question midway',
      says: {
        service: 'zahnreinigung',
        name: 'margot lenz',
        email: 'margot at lenz punkt de',
        phone: 'nein',
        time: 'freitag um zwölf',
        shall: 'ja',
        else: ['ach in welchem stock sind sie denn', 'alles klar danke'],
      },
      turns: 8,
      expect: {
        values: {
          name: 'Margot Lenz',
        },
        booked: ['Fri 12:00'],
        hears: ['zweiten Stock'],
      },
    },
    {
      id: 'schaefer-a-e',
      kind: 'correction by part',
      says: {
        service: 'kontrolle',
        name: 'jörg schäfer',
        email: ['schaefer mit a e bitte nicht mit ä', 'joerg at schaefer punkt de'],
        phone: 'nein',
        time: 'montag um zehn',
        shall: 'ja',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Jörg Schaefer',
          email: 'joerg@schaefer.de',
        },
        booked: ['Mon 10:00'],
      },
    },
    {
      id: 'matthias-zwei-t',
      kind: 'correction by part',
      says: {
        service: 'kontrolle',
        name: 'matias brunner',
        email: ['matthias mit doppel t und h', 'm brunner at gmx punkt de'],
        phone: 'nein',
        time: 'dienstag um zehn',
        shall: 'ja',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Matthias Brunner',
          email: 'mbrunner@gmx.de',
        },
        booked: ['Tue 10:00'],
      },
    },
    {
      id: 'hinten-vier-zwei',
      kind: 'correction by part',
      says: {
        service: 'zahnreinigung',
        name: 'elke rauch',
        email: 'elke at rauch punkt de',
        phone: 'null eins fünf eins fünf fünf fünf null eins zwei vier',
        'phone?': 'ja',
        time: ['die nummer hinten vier zwei nicht zwei vier', 'montag um elf'],
        shall: 'ja',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Elke Rauch',
          phone: '+491515550142',
        },
        booked: ['Mon 11:00'],
      },
    },
    {
      id: 'gmx-ist-falsch',
      kind: 'correction by part',
      says: {
        service: 'zahnreinigung',
        name: 'uli hofer',
        email: 'uli punkt hofer at gmx punkt de',
        'email?': 'ja',
        phone: ['das gmx ist falsch ich bin bei web punkt de', 'kein telefon'],
        time: 'mittwoch um elf',
        shall: 'ja',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Uli Hofer',
          email: 'uli.hofer@web.de',
          phone: null,
        },
        booked: ['Wed 11:00'],
      },
    },
    {
      id: 'nicht-der-dritte',
      kind: 'correction by part',
      says: {
        service: 'füllung',
        name: 'birte kahl',
        email: 'birte at kahl punkt de',
        phone: 'nein',
        time: 'donnerstag um elf',
        shall: ['nicht der dritte der vierte', 'ja'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Birte Kahl',
        },
        booked: ['Fri 11:00'],
        waitsOn: ['nicht der dritte der vierte'],
      },
    },
    {
      id: 'halb-elf-nicht-elf',
      kind: 'correction by part',
      says: {
        service: 'kontrolle',
        name: 'knut vogt',
        email: 'knut at vogt punkt de',
        phone: 'nein',
        time: 'dienstag um elf',
        shall: ['halb elf nicht elf', 'ja'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Knut Vogt',
        },
        booked: ['Tue 10:30'],
        waitsOn: ['halb elf nicht elf'],
      },
    },
    {
      id: 'dienstag-ach-nee-mittwoch',
      kind: 'corrects themselves',
      says: {
        service: 'kontrolle',
        name: 'olga brand',
        email: 'olga at brand punkt de',
        phone: 'nein',
        time: 'am dienstag ach nee mittwoch um zwei',
        shall: 'ja',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Olga Brand',
        },
        booked: ['Wed 14:00'],
      },
    },
    {
      id: 'neun-quatsch-zehn',
      kind: 'corrects themselves',
      says: {
        service: 'bleaching nee zahnreinigung mein ich',
        name: 'tom ähm thomas reuter',
        email: 'tom at reuter punkt de',
        phone: 'nein',
        time: 'freitag um neun quatsch um zehn',
        shall: 'ja',
      },
      turns: 6,
      expect: {
        values: {
          service: 'zahnreinigung',
          name: 'Thomas Reuter',
        },
        booked: ['Fri 10:00'],
      },
    },
    {
      id: 'ja-nein-doch-lieber',
      kind: 'corrects themselves',
      says: {
        service: 'kontrolle',
        name: 'wiebke lohse',
        email: 'wiebke at lohse punkt de',
        phone: 'nein',
        time: 'montag um zehn',
        shall: ['ja nein moment doch lieber halb elf', 'ja'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Wiebke Lohse',
        },
        booked: ['Mon 10:30'],
        waitsOn: ['ja nein moment doch lieber halb elf'],
      },
    },
    {
      id: 'absagen-ach-was-verschieben',
      kind: 'corrects themselves',
      line: '+491715550132',
      has: {
        at: ['Thu 10:00'],
        name: 'Gerd Pohl',
        phone: '+491715550132',
      },
      says: {
        first: 'ich möcht meinen termin am donnerstag absagen ach was sag ich verschieben',
        service: 'termin verschieben',
        name: 'gerd pohl',
        time: 'freitag um neun',
        shall: 'ja',
        sure: 'ja',
        else: 'nein das wars',
      },
      turns: 7,
      expect: {
        booked: ['Fri 9:00'],
      },
    },
    {
      id: 'sieben-nein-acht-sieben',
      kind: 'corrects themselves',
      says: {
        service: 'zahnreinigung',
        name: 'frieda lux',
        email: 'frieda at lux nein at luxmann punkt de',
        phone: 'null eins sechs null fünf fünf fünf null eins sieben nein acht sieben',
        time: 'dienstag um vier',
        shall: 'ja',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Frieda Lux',
          email: 'frieda@luxmann.de',
          phone: '+491605550187',
        },
        booked: ['Tue 16:00'],
      },
    },
    {
      id: 'nur-wissen-samstag',
      kind: 'only wants a fact',
      says: {
        first: 'grüß gott ich wollt nur wissen ob sie am samstag da sind und bis wann',
        service: 'super danke das wars schon',
        other: 'wiederhören',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['13 Uhr'],
        task: false,
        values: {
          service: null,
        },
      },
    },
    {
      id: 'mit-kinderwagen',
      kind: 'only wants a fact',
      says: {
        first: 'sagen sie komm ich bei ihnen mit dem kinderwagen hoch',
        service: 'prima mehr wollt ich nicht wissen tschüss',
        other: 'tschüss',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['Aufzug'],
        task: false,
        values: {
          service: null,
        },
      },
    },
    {
      id: 'kontrolle-zahlt-kasse',
      kind: 'only wants a fact',
      says: {
        first: 'zahlt die kontrolle eigentlich die kasse oder muss ich da was dazuzahlen',
        service: 'ach gut dann weiß ich bescheid danke',
        other: 'tschüss',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['übernimmt'],
        task: false,
        values: {
          service: null,
        },
      },
    },
  ],
};
