import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'erst-in-die-kita',
      kind: 'time by daily routine',
      says: {
        first: 'ja hallo also ich wollt mal fragen ob ich bei ihnen einen termin für ne zahnreinigung krieg',
        name: 'sabine yilmaz mit ypsilon',
        email: 'sabine punkt yilmaz at web punkt de',
        phone: 'null eins sieben eins drei neun zwo null null vier sieben',
        time: 'dienstag wenn ich die kleine in die kita gebracht hab so um halb neun',
        shall: 'ja das passt',
      },
      turns: 6,
      expect: {
        values: {
          service: 'zahnreinigung',
          name: 'Sabine Yilmaz',
          email: 'sabine.yilmaz@web.de',
          phone: ['+491713920047', '01713920047'],
        },
        booked: ['Tue 8:30'],
      },
    },
    {
      id: 'w-wie-wilhelm',
      kind: 'spelled with alphabet words, ask-back',
      says: {
        service: 'meine krone ist locker',
        name: 'wojciechowski w wie wilhelm o j c i e c h o w s k i und piotr vorne',
        email: ['wofür brauchen sie die denn', 'na gut piotr at wojciechowski minus bau punkt de'],
        phone: 'null dreißig zwo drei eins zwo fünf vier vier eins',
        time: 'am donnerstag dem dritten um viertel nach drei',
        shall: 'ja bitte',
      },
      turns: 7,
      expect: {
        values: {
          service: 'krone',
          name: 'Piotr Wojciechowski',
          email: 'piotr@wojciechowski-bau.de',
          phone: ['+493023125441', '03023125441'],
        },
        booked: ['Thu 15:15'],
      },
    },
    {
      id: 'mama-wie-war-die-nummer',
      kind: 'for someone else, with an aside',
      says: {
        first: 'guten tag ich ruf für meine mutter an die braucht mal wieder eine kontrolle',
        name: 'gerda lehmann heißt sie',
        email: 'die hat keine mail nehmen sie meine tanja punkt lehmann at gmx punkt net',
        phone: 'moment mama wie war deine nummer null dreißig zwo drei eins zwo fünf sieben null acht',
        time: 'mittwoch vormittag aber nicht vor zehn',
      },
      turns: 6,
      expect: {
        values: {
          service: 'kontrolle',
          name: 'Gerda Lehmann',
          email: 'tanja.lehmann@gmx.net',
          phone: ['+493023125708', '03023125708'],
        },
        booked: ['Wed 10:00-12:01'],
      },
    },
    {
      id: 'brandt-auf-mittwoch',
      kind: 'moves what is booked',
      says: {
        first:
          'brandt holger brandt ich hab am montag um neun einen termin bei ihnen den müsst ich verschieben auf mittwoch gleiche uhrzeit',
        name: 'holger brandt',
        phone: 'null eins sieben eins drei neun zwo null null sechs eins',
        time: 'mittwoch um neun',
        shall: 'ja genau',
        else: 'nee das wars danke ihnen',
      },
      turns: 3,
      line: '+491713920061',
      has: { at: ['Mon 9:00'], name: 'Holger Brandt', phone: '+491713920061' },
      expect: { booked: ['Wed 9:00'] },
    },
    {
      id: 'dann-doch-nur-kontrolle',
      kind: 'price first, second thoughts at the offer',
      says: {
        first: 'was kostet denn bei ihnen so ein bleaching',
        service: 'oh dann lieber nur die kontrolle',
        name: 'ayse demir',
        email: 'ayse punkt demir neunzig at gmail punkt com',
        phone: 'nee die geb ich nicht so gern raus da rufen immer welche an',
        time: 'am vierten dezember um elf',
        shall: ['ach wissen sie was machen wir lieber halb zwölf', 'ja jetzt passts'],
      },
      turns: 8,
      expect: {
        values: {
          service: 'kontrolle',
          name: 'Ayse Demir',
          email: 'ayse.demir90@gmail.com',
          phone: null,
        },
        hears: ['320'],
        booked: ['Fri 11:30'],
      },
    },
  ],
};
