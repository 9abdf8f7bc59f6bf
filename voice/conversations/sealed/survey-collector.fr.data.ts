import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'je-vous-ecoute',
      kind: 'plain',
      says: {
        consent: 'je vous écoute',
        recommend: 'je dirais huit',
        reason: "jamais eu d'ennui",
        satisfaction: 'un quatre',
        liked: 'les retours sont faciles',
        improve: 'une livraison moins chère',
        follow_up: 'si vous voulez',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'ennui',
          satisfaction: 4,
          liked: 'retours',
          improve: 'livraison',
          follow_up: true,
        },
      },
    },
    {
      id: 'changer-la-premiere',
      kind: 'correction by part',
      says: {
        consent: 'oui',
        recommend: 'neuf',
        reason: 'bons produits',
        satisfaction: ['je peux changer la première en sept ?', 'quatre'],
        liked: 'le goût',
        improve: 'plus de quantité',
        follow_up: 'non',
      },
      turns: 8,
      expect: { values: { recommend: 7, satisfaction: 4, liked: 'goût' } },
    },
    {
      id: 'un-bon-sept',
      kind: 'score in other words',
      says: {
        consent: 'si vous voulez',
        recommend: 'un bon sept',
        reason: 'convenable',
        satisfaction: 'moyen, trois',
        liked: "l'emplacement",
        improve: 'les toilettes',
        follow_up: 'plutôt pas',
      },
      turns: 7,
      expect: { values: { consent: true, recommend: 7, satisfaction: 3, follow_up: false } },
    },
    {
      id: 'c-etait-un-cadeau',
      kind: 'refuses an optional value',
      says: {
        consent: 'oui',
        recommend: "je ne saurais pas dire, c'était un cadeau",
        reason: "ce n'était pas pour moi",
        satisfaction: 'je ne peux pas juger',
        liked: 'le ruban',
        improve: 'rien',
        follow_up: 'non',
      },
      turns: 7,
      expect: { values: { recommend: null, satisfaction: null, liked: 'ruban', follow_up: false } },
    },
  ],
};
