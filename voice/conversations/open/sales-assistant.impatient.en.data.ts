import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'en-US',
  of: [
    {
      id: 'hi-its-marv',
      kind: 'name in another form',
      says: {
        name: 'hi, yeah, Marv. Marv Teller with Teller Roofing',
        company: 'Teller Roofing',
        need: 'quotes we can send from a phone',
        budget: 'two, three thousand',
        timeline: 'soon as we can',
        email: 'marv at teller roofing dot com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Marv Teller',
          company: 'Teller Roofing',
          need: 'quotes',
          budget: [2000, 3000, 2500],
          timeline: 'now',
          email: 'marv@tellerroofing.com',
        },
        mail: true,
      },
    },
    {
      id: 'no-company-myself',
      kind: 'refuses an optional value',
      says: {
        name: 'Cleo Banks',
        company: "there's no company, it's only me",
        need: 'I sell candles and want an online store',
        budget: 'under a thousand',
        timeline: 'two months or so',
        email: 'cleo at candlebanks dot com',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Cleo Banks',
          need: 'online store',
          timeline: 'quarter',
          email: 'cleo@candlebanks.com',
        },
      },
    },
    {
      id: 'depends-on-price',
      kind: 'question midway',
      says: {
        name: 'Jan Fowler',
        company: 'Fowler and Sons',
        need: 'invoicing',
        budget: ['depends, what do you charge?', 'call it twelve hundred'],
        timeline: 'next quarter',
        email: 'jan at fowler sons dot com',
      },
      turns: 8,
      expect: {
        values: {
          company: 'Fowler and Sons',
          budget: 1200,
          timeline: 'quarter',
          email: 'jan@fowlersons.com',
        },
        mail: true,
        hears: ['29|79|2,500'],
      },
    },
    {
      id: 'budget-corrected',
      kind: 'correction by part',
      says: {
        name: 'Reese Kay',
        company: 'Kay Dental',
        need: 'online booking',
        budget: 'five thousand, no, four thousand five hundred',
        timeline: 'right away',
        email: 'reese at kaydental dot com',
      },
      turns: 7,
      expect: {
        values: {
          budget: 4500,
          timeline: 'now',
          email: 'reese@kaydental.com',
        },
        mail: true,
      },
    },
    {
      id: 'budget-corrected-later',
      kind: 'correction by part',
      says: {
        name: 'Dana Whit',
        company: 'Whit Works',
        need: 'a website',
        budget: 'ten thousand',
        timeline: ['sorry, make the budget eight thousand', 'within three months'],
        email: 'dana at whitworks dot com',
      },
      turns: 8,
      expect: {
        values: {
          budget: 8000,
          timeline: 'quarter',
        },
        mail: true,
      },
    },
    {
      id: 'timeline-in-weeks',
      kind: 'plain',
      says: {
        name: 'Sumi Ito',
        company: 'Ito Ceramics',
        need: 'online store',
        budget: '3500',
        timeline: 'in about six weeks',
        email: 'sumi at ito ceramics dot com',
      },
      turns: 7,
      expect: {
        values: {
          budget: 3500,
          timeline: 'quarter',
          email: 'sumi@itoceramics.com',
        },
        mail: true,
      },
    },
    {
      id: 'mail-domain-fixed',
      kind: 'correction by part',
      says: {
        name: 'Rolf Adler',
        company: 'Adler Print',
        need: 'invoices',
        budget: 'two grand',
        timeline: 'asap',
        email: 'rolf at adler dot com',
        'email?': 'no, adler print dot com',
      },
      turns: 8,
      expect: {
        values: {
          budget: 2000,
          timeline: 'now',
          email: 'rolf@adlerprint.com',
        },
        mail: true,
      },
    },
  ],
};
