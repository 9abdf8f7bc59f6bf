import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'erst-nach-der-arbeit',
      kind: 'moves an appointment',
      line: '+491715550146',
      has: {
        at: ['Tue 10:00'],
        name: 'Josef Kirchleitner',
        phone: '+491715550146',
      },
      says: {
        first:
          'servus ich hätt am dienstag um zehn an termin da kann i jetzt doch net gehts auch am donnerstag nach fünf',
        name: 'josef kirchleitner',
        phone: 'null eins sieben eins fünf fünf fünf null eins vier sechs',
        time: 'donnerstag nach fünf',
      },
      turns: 3,
      expect: {
        booked: ['Thu 17:00-18:00'],
      },
    },
  ],
};
