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
