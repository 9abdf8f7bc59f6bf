import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'attendez-j-essaie',
      kind: 'an act is no result',
      says: {
        problem: "l'application reste bloquée au démarrage",
        topic: 'technique',
        solved: ["attendez, j'essaie", 'non, toujours bloquée'],
        urgent: 'oui plutôt',
        name: 'Aline Vasse',
        phone: '06 12 55 51 67',
        email: 'non',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Aline Vasse',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'delai-remboursement',
      kind: 'question midway',
      says: {
        problem: "j'ai été prélevé après avoir résilié",
        topic: 'une facture',
        urgent: 'non',
        name: 'Louis Bertin',
        phone: ['ça prend combien de temps, un remboursement ?', '06 12 55 51 69'],
        email: 'non merci',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          name: 'Louis Bertin',
          phone: '+33612555169',
        },
        mail: true,
        hears: ['cinq à sept'],
      },
    },
  ],
};
