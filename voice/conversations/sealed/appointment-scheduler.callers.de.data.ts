import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'bauer-nach-dem-melken',
      kind: 'vague wish',
      says: {
        service: 'mir ist beim Brotzeitmachen eine Plombe rausgebrochen',
        name: 'Xaver Niedermeier vom Huberhof',
        email: 'so was hab ich nicht',
        phone: 'null acht neun fünf fünf fünf null eins acht sieben',
        time: 'um sechs melk ich und um fünf wieder also irgendwas dazwischen am Mittwoch nachmittag',
      },
      turns: 6,
      expect: {
        values: {
          service: 'Plombe',
          name: ['Xaver Niedermeier', 'Xaver Niedermeier vom Huberhof'],
          email: null,
          phone: '+49895550187',
        },
        booked: ['Wed 12:00-17:00'],
      },
    },
    {
      id: 'kanzlei-diktat',
      kind: 'all at once',
      says: {
        first:
          'Guten Tag Kanzlei Doktor Reuter mein Name ist Viktoria Reuter ich brauche eine Kontrolle am Mittwoch dem zweiten Dezember um halb neun, Mail reuter at kanzlei bindestrich reuter punkt de, Telefon 030 5550164',
        service: 'Kontrolle',
        name: 'Viktoria Reuter',
        email: 'reuter at kanzlei bindestrich reuter punkt de',
        phone: '030 5550164',
        time: 'Mittwoch um halb neun',
      },
      turns: 3,
      expect: {
        values: {
          service: 'Kontrolle',
          name: ['Viktoria Reuter', 'Dr. Viktoria Reuter'],
          email: 'reuter@kanzlei-reuter.de',
          phone: '+49305550164',
        },
        booked: ['Wed 8:30'],
      },
    },
    {
      id: 'hinten-vierundachtzig',
      kind: 'correction by part',
      says: {
        'phone?': 'ja',
        service: 'Kontrolle',
        name: 'Nele Brandis',
        email: 'nele at brandis punkt info',
        phone: '0160 5550148',
        time: ['oh die Nummer stimmt nicht hinten ist es die vierundachtzig', 'Montag um drei'],
      },
      turns: 7,
      expect: {
        values: { name: 'Nele Brandis', email: 'nele@brandis.info', phone: '+491605550184' },
        booked: ['Mon 15:00'],
      },
    },
    {
      id: 'auto-oder-bahn',
      kind: 'only wants a fact',
      says: {
        first: 'sagen Sie kann ich mit dem Auto bei Ihnen irgendwo stehen bleiben oder lieber mit der Bahn',
        service: 'dann weiß ich Bescheid danke Ihnen',
        other: 'tschüss',
      },
      turns: 2,
      expect: {
        values: { service: null },
        booked: [],
        hears: ['Kanalstraße|kostenlos parken|hinter dem Haus'],
        task: false,
      },
    },
    {
      id: 'mein-deutsch-noch-nicht',
      kind: 'second language',
      says: {
        service: 'Guten Tag ich habe Schmerz in Zahn ich brauche Arzt',
        name: 'ich heiße Olena Kovalenko',
        email: 'olena punkt kovalenko neunzig at gmail punkt com',
        phone: 'ja ist null eins fünf sieben fünf fünf fünf null null eins vier acht',
        time: 'morgen geht, elf Uhr',
      },
      turns: 6,
      expect: {
        values: {
          service: 'Schmerz',
          name: 'Olena Kovalenko',
          email: 'olena.kovalenko90@gmail.com',
          phone: '+4915755500148',
        },
        booked: ['Sat 11:00'],
      },
    },
  ],
};
