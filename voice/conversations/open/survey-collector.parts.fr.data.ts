import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'six-non-plutot-sept',
      kind: 'corrects themselves',
      says: {
        consent: 'oui allez-y',
        recommend: 'six non sept',
        reason: 'le prix enfin le délai surtout',
        satisfaction: 'trois pardon quatre',
        liked: "l'emballage",
        improve: 'le délai',
        follow_up: 'oui non en fait non',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 7,
          reason: 'délai',
          satisfaction: 4,
          follow_up: false,
        },
      },
    },
  ],
};
