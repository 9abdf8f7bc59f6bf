import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'en-combien-de-temps',
      kind: 'question midway',
      says: {
        problem: "je n'arrive plus à exporter mes devis",
        topic: 'technique',
        solved: 'non',
        urgent: ["vous répondez en combien de temps d'habitude", 'non pas vraiment'],
        name: 'odile mercier',
        phone: 'zéro six douze cinquante-cinq cinquante et un vingt-deux',
        email: 'non',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: false,
          name: 'Odile Mercier',
          phone: '+33612555122',
        },
        mail: true,
        hears: ['jour ouvré|deux heures'],
      },
    },
    {
      id: 'changer-mot-de-passe',
      kind: 'only wants a fact',
      says: {
        first: 'comment je fais pour changer mon mot de passe',
        problem: "ah d'accord merci au revoir",
        topic: 'non au revoir',
        other: 'au revoir',
      },
      turns: 2,
      expect: {
        hears: ['Mot de passe oublié'],
        mail: false,
      },
    },
  ],
};
