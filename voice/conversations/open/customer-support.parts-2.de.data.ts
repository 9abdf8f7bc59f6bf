import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'frist-fuers-geld',
      kind: 'question midway',
      says: {
        problem: 'sie haben mir zu viel abgebucht',
        topic: 'rechnung',
        urgent: 'nein',
        name: ['bis wann muss ich das eigentlich zurückfordern', 'klaus dorn'],
        phone: 'null eins sieben eins fünf fünf fünf null eins vier vier',
        email: 'nein',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          name: 'Klaus Dorn',
          phone: '+491715550144',
        },
        mail: true,
        hears: ['30 Tagen'],
      },
    },
    {
      id: 'konto-nein-technik',
      kind: 'corrects themselves',
      says: {
        problem: 'ich komm nicht rein nein ich komm rein aber seh nichts',
        topic: 'mein konto ach nein das ist was technisches',
        solved: 'ja nein immer noch weiß der bildschirm',
        urgent: 'nein doch schon',
        name: 'inga roth',
        phone: 'null eins sieben sechs fünf fünf fünf null eins zwei zwei',
        email: 'nein',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Inga Roth',
          phone: '+491765550122',
        },
        mail: true,
      },
    },
  ],
};
