import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'avec-plaisir',
      kind: 'plain',
      says: {
        consent: 'oui, avec plaisir',
        recommend: 'neuf',
        reason: 'vous avez été rapides',
        satisfaction: 'cinq',
        liked: "l'emballage",
        improve: 'rien de spécial',
        follow_up: 'oui',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          reason: 'rapides',
          satisfaction: 5,
          liked: 'emballage',
          follow_up: true,
        },
      },
    },
    {
      id: 'la-ca-tombe-mal',
      kind: 'says no',
      says: { consent: 'là ça tombe vraiment mal', recommend: 'non, au revoir' },
      turns: 1,
      expect: { values: { consent: [false, null], recommend: null } },
    },
    {
      id: 'six-non-sept',
      kind: 'correction by part',
      says: {
        consent: 'oui',
        recommend: 'six, non, sept',
        reason: 'correct',
        satisfaction: 'trois... mettez quatre',
        liked: 'la couleur',
        improve: 'le prix',
        follow_up: 'non',
      },
      turns: 7,
      expect: { values: { recommend: 7, satisfaction: 4, follow_up: false } },
    },
    {
      id: 'dix-sur-dix',
      kind: 'score in other words',
      says: {
        consent: 'allez-y',
        recommend: 'dix sur dix',
        reason: "on m'a bien aidée",
        satisfaction: 'très satisfaite, cinq',
        liked: 'tout',
        improve: 'rien',
        follow_up: 'pourquoi pas',
      },
      turns: 7,
      expect: { values: { recommend: 10, satisfaction: 5, follow_up: true } },
    },
    {
      id: 'je-prefere-pas',
      kind: 'refuses an optional value',
      says: {
        consent: 'oui',
        recommend: 'sept',
        reason: 'je préfère ne pas le dire',
        satisfaction: 'quatre',
        liked: 'question suivante',
        improve: 'aucune idée',
        follow_up: 'non',
      },
      turns: 7,
      expect: { values: { recommend: 7, reason: null, satisfaction: 4, liked: null, follow_up: false } },
    },
  ],
};
