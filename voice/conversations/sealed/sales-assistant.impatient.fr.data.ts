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
    {
      id: 'pas-de-societe',
      kind: 'refuses an optional value',
      says: {
        name: 'Julie Marchand',
        company: "je n'ai pas de société, je suis indépendante",
        need: 'faire mes factures',
        budget: 'je ne sais pas encore',
        timeline: 'rien ne presse',
        email: 'julie arobase marchand point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Julie Marchand',
          need: 'factures',
          budget: null,
          timeline: 'later',
          email: 'julie@marchand.fr',
        },
        mail: false,
      },
    },
  ],
};
