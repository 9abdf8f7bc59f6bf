import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'en-US',
  of: [
    {
      id: 'in-a-rush-sales',
      kind: 'all at once',
      says: {
        first: "Hey, Tanya Bloom, Bloom Florists, need a website by New Year's, we've got about six grand",
        name: 'Tanya Bloom',
        company: 'Bloom Florists',
        need: 'a website',
        budget: 'six grand',
        timeline: 'within three months',
        email: 'tanya at bloom florists dot com',
      },
      turns: 3,
      expect: {
        values: {
          name: 'Tanya Bloom',
          company: 'Bloom Florists',
          need: 'website',
          budget: 6000,
          timeline: ['quarter', 'now'],
          email: 'tanya@bloomflorists.com',
        },
        mail: true,
      },
    },
    {
      id: 'wrong-number-sales',
      kind: 'wrong department',
      says: {
        first: 'is this the DMV?',
        name: 'no, sorry, bye',
        other: 'bye',
      },
      turns: 2,
      expect: {
        values: {
          name: null,
        },
        mail: false,
      },
    },
  ],
};
