import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'absagen-nee-verschieben',
      kind: 'second thoughts',
      line: '+4915155550181',
      has: {
        at: ['Tue 10:00'],
        name: 'Lutz Marx',
        phone: '+4915155550181',
      },
      says: {
        first: 'ich möchte meinen Termin absagen, nee Moment, lieber verschieben auf Freitag',
        service: 'Termin verschieben',
        time: 'Freitag um zehn',
        shall: 'ja',
        else: 'nein',
      },
      turns: 4,
      expect: {
        booked: ['Fri 10:00'],
      },
    },
    {
      id: 'nein-doch-nicht-buchen',
      kind: 'second thoughts',
      says: {
        service: 'Zahnreinigung',
        name: 'Petra Seidel',
        email: 'ach wissen Sie, buchen Sie doch nichts',
        else: 'nein danke',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'dienstag-quatsch-mittwoch',
      kind: 'second thoughts',
      says: {
        service: 'Kontrolle',
        name: 'Jana Wolf',
        email: 'jana at wolf punkt de',
        phone: 'nein',
        time: 'Dienstag, Quatsch, Mittwoch um neun',
        shall: 'ja',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Jana Wolf',
        },
        booked: ['Wed 9:00'],
      },
    },
    {
      id: 'ja-ach-nein-elf',
      kind: 'second thoughts',
      says: {
        service: 'Füllung',
        name: 'Timo Brandt',
        email: 'timo at brandt punkt de',
        phone: 'nein',
        time: 'Montag um zehn',
        shall: ['ja, ach nein, da bringe ich die Kinder, elf Uhr', 'ja'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Timo Brandt',
        },
        booked: ['Mon 11:00'],
        waitsOn: ['ja, ach nein, da bringe ich die Kinder, elf Uhr'],
      },
    },
    {
      id: 'hier-ist-frau-kern',
      kind: 'second thoughts',
      says: {
        first: 'guten Tag, hier spricht Anja Kern',
        service: 'ich brauche eine Kontrolle',
        name: 'Anja Kern',
        email: 'anja at kern punkt de',
        phone: 'nein',
        time: 'Donnerstag um drei',
        shall: 'ja',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Anja Kern',
        },
        booked: ['Thu 15:00'],
      },
    },
  ],
};
