import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'j-ai-dit-trois',
      kind: 'correction by part',
      says: {
        consent: 'oui allez-y',
        recommend: 'huit',
        reason: "la livraison était à l'heure",
        satisfaction: 'trois',
        liked: [
          "j'ai dit trois pour la satisfaction tout à l'heure c'est sévère ça vaut un quatre",
          'le tissu est très doux',
        ],
        improve: 'le prix',
        follow_up: 'non merci',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'livraison',
          satisfaction: 4,
          liked: 'tissu',
          improve: 'prix',
          follow_up: false,
        },
      },
    },
    {
      id: 'vous-en-faites-quoi-apres',
      kind: 'question midway',
      says: {
        consent: 'pourquoi pas',
        recommend: 'sept',
        reason: 'le magasin est propre',
        satisfaction: 'quatre',
        liked: 'la vendeuse',
        improve: ['et tout ça vous le gardez combien de temps', 'eh bien les horaires'],
        follow_up: "oui d'accord",
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 7,
          reason: 'propre',
          satisfaction: 4,
          liked: 'vendeuse',
          improve: 'horaires',
          follow_up: true,
        },
        hears: ['12 mois|douze mois'],
      },
    },
    {
      id: 'mon-gendre-et-la-tondeuse',
      kind: 'older person who tells stories',
      says: {
        consent: "j'ai tout mon temps jeune homme",
        recommend:
          "oh vous savez mon gendre il en est à sa quatrième tondeuse et il ne mettrait pas plus de deux à personne mais moi la mienne je l'ai depuis six ans alors je dis neuf",
        reason: 'elle démarre au quart de tour',
        satisfaction: 'cinq',
        liked: "on me l'a livrée montée",
        improve: 'elle est un peu lourde',
        follow_up: 'avec plaisir',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          reason: 'démarre',
          satisfaction: 5,
          liked: 'montée',
          improve: 'lourde',
          follow_up: true,
        },
      },
    },
    {
      id: 'six-enfin-plutot-cinq',
      kind: 'corrects themselves',
      says: {
        consent: 'oui',
        recommend: 'six enfin non plutôt cinq',
        reason: 'trop de retard',
        satisfaction: 'deux',
        liked: 'le remboursement a été rapide',
        improve: 'tenir les délais',
        follow_up: 'surtout pas',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 5,
          reason: 'retard',
          satisfaction: 2,
          liked: 'remboursement',
          improve: 'délais',
          follow_up: false,
        },
      },
    },
    {
      id: 'les-notes-tres-peu-pour-moi',
      kind: 'refuses an optional value',
      says: {
        consent: 'si vous voulez',
        recommend: 'les notes sur dix très peu pour moi je préfère ne pas répondre',
        reason: 'je ne recommande jamais rien à personne',
        satisfaction: 'quatre',
        liked: 'les explications du technicien',
        improve: 'un numéro gratuit',
        follow_up: 'ça ira merci non',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: null,
          satisfaction: 4,
          liked: 'technicien',
          improve: 'numéro',
          follow_up: false,
        },
      },
    },
  ],
};
