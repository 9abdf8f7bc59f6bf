import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'kann-man-testen',
      kind: 'question midway',
      says: {
        name: 'Vera Stolz',
        company: 'keine, ich bin Freiberuflerin',
        need: ['kann man das erst mal testen?', 'Terminplanung'],
        budget: 'weiß ich noch nicht',
        timeline: 'keine Eile',
        email: 'vera at stolz punkt de',
      },
      turns: 8,
      expect: {
        values: {
          need: 'Terminplanung',
          budget: null,
          timeline: 'later',
          email: 'vera@stolz.de',
        },
        hears: ['14 Tage'],
        mail: false,
      },
    },
    {
      id: 'sekunde-kunde',
      kind: 'aside',
      says: {
        name: 'Axel Grube',
        company: ['Sekunde, da kommt gerade Kundschaft', 'Fahrrad Grube'],
        need: 'einen Online-Shop',
        budget: 'zweieinhalbtausend',
        timeline: 'sofort',
        email: 'axel at grube punkt de',
      },
      turns: 8,
      expect: {
        values: {
          company: 'Fahrrad Grube',
          need: 'Shop',
          budget: 2500,
          timeline: 'now',
        },
        mail: true,
      },
    },
  ],
};
