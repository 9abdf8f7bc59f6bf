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
    {
      id: 'firma-und-name',
      kind: 'name in another form',
      says: {
        name: 'Schönfeld mein Name, Bettina Schönfeld',
        company: 'Schönfeld Gartenbau',
        need: 'eine neue Webseite',
        budget: 'so drei- bis viertausend',
        timeline: 'möglichst bald',
        email: 'bettina at schoenfeld minus garten punkt de',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Bettina Schönfeld',
          company: 'Schönfeld Gartenbau',
          need: 'Webseite',
          budget: [3000, 4000, 3500],
          timeline: 'now',
          email: 'bettina@schoenfeld-garten.de',
        },
        mail: true,
      },
    },
    {
      id: 'budget-anders',
      kind: 'correction by part',
      says: {
        name: 'Knut Ebel',
        company: 'Ebel Dach',
        need: 'Rechnungen schreiben',
        budget: 'fünftausend, ach was, sechstausend',
        timeline: 'nächsten Monat',
        email: 'knut at ebel punkt de',
      },
      turns: 7,
      expect: {
        values: {
          budget: 6000,
          timeline: 'quarter',
          email: 'knut@ebel.de',
        },
        mail: true,
      },
    },
  ],
};
