import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'abends-erreichbar',
      kind: 'question midway',
      says: {
        problem: 'bei mir ist zweimal abgebucht worden',
        topic: 'rechnung',
        urgent: 'nein',
        name: 'sven tietz',
        phone: [
          'bis wann erreich ich denn abends noch jemanden',
          'null eins sieben eins fünf fünf fünf null eins zwei drei',
        ],
        email: 'nein',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Sven Tietz',
          phone: '+491715550123',
        },
        mail: true,
        hears: ['20 Uhr'],
      },
    },
    {
      id: 'grass-scharfes-s',
      kind: 'correction by part',
      says: {
        problem: 'ich komm nicht mehr in mein konto',
        topic: 'konto',
        urgent: 'ja',
        name: 'helmut grass',
        phone: [
          'das graß wird mit scharfem s geschrieben',
          'null eins sieben zwei fünf fünf fünf null eins sechs eins',
        ],
        email: 'nein',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'account',
          urgent: true,
          name: 'Helmut Graß',
          phone: '+491725550161',
        },
        mail: true,
      },
    },
    {
      id: 'ja-also-nein',
      kind: 'corrects themselves',
      says: {
        problem: 'die rechnung vom mai nein vom juni fehlt',
        topic: 'rechnung',
        urgent: 'ja also nein eigentlich nicht',
        name: 'bernd ähm bernhard kolb',
        phone: 'null eins sieben eins fünf fünf fünf null eins neun neun',
        email: 'nein',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'juni',
          topic: 'billing',
          urgent: false,
          name: 'Bernhard Kolb',
          phone: '+491715550199',
        },
        mail: true,
      },
    },
    {
      id: 'wann-geld-zurueck',
      kind: 'only wants a fact',
      says: {
        first: 'wie lang dauert das bis ich mein geld wiederhab',
        problem: 'gut dann wart ich noch danke tschüss',
        topic: 'nein tschüss',
        other: 'tschüss',
      },
      turns: 2,
      expect: {
        hears: ['fünf bis sieben'],
        mail: false,
      },
    },
  ],
};
