import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'moi-c-est',
      kind: 'name in another form',
      says: {
        name: 'oui bonjour, Delmas, Corinne Delmas',
        company: 'Delmas Toiture',
        need: 'un site internet',
        budget: 'trois ou quatre mille',
        timeline: 'dès que possible',
        email: 'corinne arobase delmas point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Corinne Delmas',
          company: 'Delmas Toiture',
          need: 'site',
          budget: [3000, 4000, 3500],
          timeline: 'now',
          email: 'corinne@delmas.fr',
        },
        mail: true,
      },
    },
  ],
};
