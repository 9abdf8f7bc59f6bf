import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'quand-les-factures',
      kind: 'question midway',
      says: {
        problem: 'je ne vois plus mes devis',
        topic: 'technique',
        solved: 'non',
        urgent: ['au fait les factures vous les envoyez quand', 'non'],
        name: 'line sorel',
        phone: 'zéro six douze cinquante-cinq cinquante et un trente',
        email: 'non',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: false,
          name: 'Line Sorel',
        },
        mail: true,
        hears: ['premier jour'],
      },
    },
  ],
};
