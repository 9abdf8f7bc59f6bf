import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'facture-mauvaise-adresse',
      kind: 'service in chatter',
      says: {
        problem: "ah enfin quelqu'un. Alors sur la facture vous avez mis la mauvaise adresse",
        topic: 'la facture',
        urgent: 'non, pas vraiment',
        name: 'Denis Carrel',
        phone: '06 12 55 51 66',
        email: 'denis arobase carrel point fr',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'mauvaise adresse',
          topic: 'billing',
          urgent: false,
          name: 'Denis Carrel',
          phone: '+33612555166',
          email: 'denis@carrel.fr',
        },
        mail: true,
      },
    },
    {
      id: 'un-conseiller',
      kind: 'asks for a person',
      says: {
        first: 'conseiller',
        problem: 'je veux parler à quelqu’un',
        callback: '06 12 55 51 68',
        name: 'Rita Blanc',
        other: 'oui',
      },
      turns: 3,
      expect: {
        task: true,
      },
    },
  ],
};
