import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'budget-verrat-ich-nicht',
      kind: 'refuses an optional value',
      says: {
        name: 'ingeborg pröll mit zwei l',
        company: 'hab ich nicht ich bin freiberuflerin',
        need: 'ein tool wo meine kunden selber termine buchen können',
        budget: 'das verrat ich ihnen doch jetzt nicht',
        timeline: 'das eilt nicht irgendwann im sommer',
        email: 'ingeborg at proell mit o e punkt net',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Ingeborg Pröll',
          company: null,
          need: 'termine buchen',
          budget: null,
          timeline: 'later',
          email: 'ingeborg@proell.net',
        },
      },
    },
  ],
};
