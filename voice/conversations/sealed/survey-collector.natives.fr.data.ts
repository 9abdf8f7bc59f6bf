import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'un-petit-huit',
      kind: 'score in other words',
      says: {
        consent: 'ouais allez',
        recommend: 'je dirais un petit huit',
        reason: 'y a du bon et du moins bon',
        satisfaction: 'plutôt satisfait quatre quoi',
        liked: 'la dame au téléphone super sympa',
        improve: ["au fait pour la note de tout à l'heure sur dix mettez sept finalement", 'les délais'],
        follow_up: 'si vous y tenez oui',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 7,
          reason: 'bon',
          satisfaction: 4,
          liked: 'dame',
          improve: 'délais',
          follow_up: true,
        },
      },
    },
  ],
};
