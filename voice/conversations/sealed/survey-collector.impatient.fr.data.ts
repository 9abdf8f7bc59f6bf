import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'mettez-huit',
      kind: 'correction by part',
      says: {
        consent: 'oui',
        recommend: 'neuf',
        reason: ['non, mettez plutôt huit', "c'était rapide"],
        satisfaction: 'cinq',
        liked: 'tout',
        improve: 'rien',
        follow_up: 'oui bien sûr',
      },
      turns: 8,
      expect: {
        values: {
          recommend: 8,
          reason: 'rapide',
          satisfaction: 5,
          follow_up: true,
        },
      },
    },
  ],
};
