import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'en-US',
  of: [
    {
      id: 'company-is-a-word',
      kind: 'name in another form',
      says: {
        name: 'Theo Nash',
        company: 'we are called No Problem Plumbing',
        need: 'scheduling',
        budget: 'no idea',
        timeline: 'no rush',
        email: 'theo at no problem plumbing dot com',
      },
      turns: 7,
      expect: {
        values: {
          company: 'No Problem Plumbing',
          need: 'scheduling',
          budget: null,
          timeline: 'later',
          email: 'theo@noproblemplumbing.com',
        },
        mail: false,
      },
    },
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
      id: 'hang-on-coffee',
      kind: 'aside',
      says: {
        name: 'Lew Ortiz',
        company: ['hang on, somebody just walked in', 'Ortiz Auto Body'],
        need: 'appointment reminders by text',
        budget: 'a couple hundred a month',
        timeline: 'next month',
        email: 'lew at ortiz auto dot com',
      },
      turns: 8,
      expect: {
        values: {
          company: 'Ortiz Auto Body',
          need: 'reminders',
          timeline: 'quarter',
          email: 'lew@ortizauto.com',
        },
      },
    },
    {
      id: 'not-giving-email',
      kind: 'refuses a required value',
      says: {
        name: 'Bo Kern',
        company: 'Kern Tile',
        need: 'a quote tool',
        budget: 'fifteen hundred',
        timeline: 'this month',
        email: ["I'd rather not give that out", 'no, just call me'],
        callback: '571 555 0182',
        other: 'no thanks',
        phone: '571 555 0182',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Bo Kern',
          budget: 1500,
          timeline: 'now',
          email: null,
        },
      },
    },
    {
      id: 'asks-is-it-free',
      kind: 'question midway',
      says: {
        name: 'Meg Yost',
        company: 'Yost Bakery',
        need: ['is there a free trial?', 'okay, for scheduling staff'],
        budget: 'maybe a thousand',
        timeline: 'next month',
        email: 'meg at yost dot com',
      },
      turns: 8,
      expect: {
        values: {
          need: 'scheduling',
          budget: 1000,
          timeline: 'quarter',
          email: 'meg@yost.com',
        },
        mail: true,
        hears: ['14 days'],
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
