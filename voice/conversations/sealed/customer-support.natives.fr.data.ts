import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'j-avais-dit-pas-urgent',
      kind: 'second thoughts',
      says: {
        problem: "on m'a prélevé alors que j'avais résilié en septembre",
        topic: 'facture',
        urgent: 'non pas spécialement',
        name: "enfin si en fait c'est urgent je suis à découvert et moi c'est yannick le bihan",
        phone: 'zéro six cinquante-cinq cinquante zéro un onze',
        email: 'non ça ira par téléphone',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'prélevé',
          topic: 'billing',
          urgent: true,
          name: 'Yannick Le Bihan',
          phone: '+33655500111',
          email: null,
        },
        mail: true,
      },
    },
  ],
};
