import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
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
