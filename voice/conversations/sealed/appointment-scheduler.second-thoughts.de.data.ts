import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'verschieben-ach-absagen',
      kind: 'second thoughts',
      line: '+4915155550182',
      has: {
        at: ['Wed 11:00'],
        name: 'Ute Rahn',
        phone: '+4915155550182',
      },
      says: {
        first: 'ich wollte verschieben, ach wissen Sie, sagen Sie ihn ganz ab',
        sure: 'ja bitte',
        else: 'nein',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'lassen-wirs',
      kind: 'second thoughts',
      says: {
        service: 'eine Krone',
        name: 'Gerd Pohl',
        email: 'ach, lassen wir das, ich rufe morgen nochmal an',
        else: 'nein tschüss',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'uhr-berichtigt',
      kind: 'second thoughts',
      says: {
        service: 'Zahnreinigung',
        name: 'Silke Ott',
        email: 'silke at ott punkt de',
        phone: 'nein',
        time: 'Freitag halb zehn, äh, halb elf',
        shall: 'passt',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Silke Ott',
        },
        booked: ['Fri 10:30'],
      },
    },
    {
      id: 'fuer-mich-nein-tochter',
      kind: 'second thoughts',
      says: {
        service: 'Kontrolle für mich, also nein, für meine Tochter',
        name: 'Mia Kraft',
        email: 'eva at kraft punkt de',
        phone: 'nein',
        time: 'Montag um vier nachmittags',
        shall: 'ja',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Mia Kraft',
        },
        booked: ['Mon 16:00'],
      },
    },
    {
      id: 'aufzug-mit-kruecken',
      kind: 'second thoughts',
      says: {
        service: 'Kontrolle',
        name: ['ich gehe an Krücken, gibt es einen Aufzug', 'Horst Blum'],
        email: 'horst at blum punkt de',
        phone: 'nein',
        time: 'Mittwoch um zwei nachmittags',
        shall: 'ja',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Horst Blum',
        },
        hears: ['Aufzug'],
        booked: ['Wed 14:00'],
      },
    },
  ],
};
