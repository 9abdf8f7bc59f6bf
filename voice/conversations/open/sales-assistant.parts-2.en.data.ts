import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'en-US',
  of: [
    {
      id: 'what-about-the-lock-in',
      kind: 'question midway',
      says: {
        name: 'jo whitley',
        company: 'whitley farms',
        need: 'invoices',
        budget: 'three thousand',
        timeline: ['what about the commitment though is it a year', 'okay right away'],
        email: 'jo at whitley farms dot com',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Jo Whitley',
          budget: 3000,
          timeline: 'now',
        },
        mail: true,
        hears: ['no minimum term|any month'],
      },
    },
    {
      id: 'company-is-plural',
      kind: 'correction by part',
      says: {
        name: 'sam teller',
        company: 'teller brother roofing',
        need: ["it's teller brothers with an s", 'a website'],
        budget: 'eight thousand',
        timeline: 'next month',
        email: 'sam at teller dot com',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Sam Teller',
          company: 'teller brothers roofing',
          need: 'website',
          budget: 8000,
        },
        mail: true,
      },
    },
    {
      id: 'schools-cheaper',
      kind: 'only wants a fact',
      says: {
        first: "i'm from a school do we get it any cheaper",
        name: "great i'll tell my principal thanks bye",
        other: 'bye',
      },
      turns: 2,
      expect: {
        values: {
          name: null,
        },
        hears: ['20 percent'],
        mail: false,
      },
    },
  ],
};
