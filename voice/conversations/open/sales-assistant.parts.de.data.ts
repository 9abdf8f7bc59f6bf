import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'was-nehmen-sie',
      kind: 'question midway',
      says: {
        name: 'ilka storm',
        company: 'storm gartenbau',
        need: 'ne webseite',
        budget: ['kommt drauf an was nehmen sie denn so für ne webseite', 'ja dann dreitausend'],
        timeline: 'sofort',
        email: 'ilka at storm punkt de',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Ilka Storm',
          budget: 3000,
          timeline: 'now',
          email: 'ilka@storm.de',
        },
        mail: true,
        hears: ['2.500'],
      },
    },
    {
      id: 'mueller-und-sohn',
      kind: 'correction by part',
      says: {
        name: 'anton müller',
        company: 'müller und söhne',
        need: ['müller und sohn ist nur einer', 'eine neue webseite'],
        budget: 'viertausend',
        timeline: 'in drei monaten',
        email: 'anton at mueller punkt de',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Anton Müller',
          company: 'müller und sohn',
          need: 'webseite',
          budget: 4000,
          timeline: 'quarter',
        },
        mail: true,
      },
    },
    {
      id: 'rabatt-fuer-vereine',
      kind: 'only wants a fact',
      says: {
        first: 'gibts bei ihnen rabatt für vereine',
        name: 'schön danke das wars',
        other: 'tschüss',
      },
      turns: 2,
      expect: {
        values: {
          name: null,
        },
        hears: ['20 Prozent'],
        mail: false,
      },
    },
  ],
};
