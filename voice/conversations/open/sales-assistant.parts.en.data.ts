import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'en-US',
  of: [
    {
      id: 'cheapest-plan-first',
      kind: 'question midway',
      says: {
        name: 'ray delgado',
        company: 'delgado roofing',
        need: 'scheduling for my crews',
        budget: ["depends what's your cheapest plan a month", 'okay say two thousand'],
        timeline: 'right away',
        email: 'ray at delgado roofing dot com',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Ray Delgado',
          budget: 2000,
          timeline: 'now',
          email: 'ray@delgadoroofing.com',
        },
        mail: true,
        hears: ['29'],
      },
    },
    {
      id: 'mail-and-where-data',
      kind: 'question midway',
      says: {
        name: 'tess lindqvist',
        company: 'bright lane',
        need: 'invoicing',
        budget: 'around four thousand',
        timeline: 'within three months',
        email: "tess at brightlane dot com oh and our data where's that kept is that in the states",
      },
      turns: 6,
      expect: {
        values: {
          name: 'Tess Lindqvist',
          budget: 4000,
          timeline: 'quarter',
          email: 'tess@brightlane.com',
        },
        mail: true,
        hears: ['Virginia'],
      },
    },
    {
      id: 'brooke-with-an-e',
      kind: 'correction by part',
      says: {
        name: 'sal conti',
        company: 'brook street bakery',
        need: ["it's brooke street with an e on the end", 'online ordering for my cakes'],
        budget: 'three thousand',
        timeline: 'right away',
        email: 'sal at brooke street dot com',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Sal Conti',
          company: 'brooke street bakery',
          need: 'ordering',
          budget: 3000,
          email: 'sal@brookestreet.com',
        },
        mail: true,
      },
    },
    {
      id: 'marsch-s-c-h',
      kind: 'correction by part',
      says: {
        name: 'theo marsh',
        company: "that's marsch with s c h and the company's harbor tools",
        need: 'a website',
        budget: 'five thousand',
        timeline: 'next month',
        email: 'theo at harbor tools dot com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Theo Marsch',
          company: 'harbor tools',
          budget: 5000,
          timeline: 'quarter',
        },
        mail: true,
      },
    },
    {
      id: 'five-make-it-six',
      kind: 'corrects themselves',
      says: {
        name: 'liz no elizabeth crane',
        company: 'crane and co',
        need: 'a shop no sorry a booking page',
        budget: 'five thousand no make it six thousand',
        timeline: 'next week well no more like next year',
        email: 'liz at crane dot com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Elizabeth Crane',
          need: 'booking page',
          budget: 6000,
          timeline: 'later',
          email: 'liz@crane.com',
        },
        mail: false,
      },
    },
    {
      id: 'contract-or-leave',
      kind: 'only wants a fact',
      says: {
        first: 'do i have to sign up for a year or can i leave whenever',
        name: "cool thanks that's all",
        other: 'bye',
      },
      turns: 2,
      expect: {
        values: {
          name: null,
        },
        hears: ['no minimum term|any month'],
        mail: false,
      },
    },
  ],
};
