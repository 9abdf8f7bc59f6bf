import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'cest-long',
      kind: 'demande avant le oui',
      says: {
        consent: ["c'est long votre truc", 'bon allez'],
        recommend: 'huit',
        reason: 'bon accueil',
        satisfaction: 'quatre',
        liked: "l'accueil",
        improve: 'rien',
        follow_up: 'non',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          satisfaction: 4,
          follow_up: false,
        },
        hears: ['cinq minutes'],
      },
    },
    {
      id: 'neuf-allez-huit',
      kind: 'baisse en parlant',
      says: {
        consent: 'oui',
        recommend: 'neuf allez huit',
        reason: 'un peu de retard',
        satisfaction: 'quatre',
        liked: 'le poseur',
        improve: 'les délais',
        follow_up: 'oui',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 8,
          reason: 'retard',
          satisfaction: 4,
          liked: 'poseur',
          follow_up: true,
        },
      },
    },
    {
      id: 'montez-a-neuf',
      kind: 'monte avec la raison',
      says: {
        consent: 'bien sûr',
        recommend: 'sept',
        reason: 'tiens montez à neuf la dame était adorable',
        satisfaction: 'cinq',
        liked: 'la dame',
        improve: 'rien du tout',
        follow_up: 'si vous voulez',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 9,
          reason: 'adorable',
          satisfaction: 5,
          liked: 'dame',
          follow_up: true,
        },
      },
    },
    {
      id: 'je-sais-pas-la-couleur',
      kind: 'ne sait pas et puis si',
      says: {
        consent: 'vas-y',
        recommend: 'six',
        reason: 'moyen quoi',
        satisfaction: 'trois',
        liked: 'je sais pas la couleur peut-être',
        improve: "l'emballage",
        follow_up: 'non merci',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 6,
          satisfaction: 3,
          liked: 'couleur',
          improve: 'emballage',
          follow_up: false,
        },
      },
    },
    {
      id: 'seulement-par-mail',
      kind: 'oui avec limite',
      says: {
        consent: "d'accord",
        recommend: 'dix',
        reason: 'impeccable',
        satisfaction: 'cinq',
        liked: 'la rapidité',
        improve: 'je ne vois pas',
        follow_up: 'par mail uniquement',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 10,
          satisfaction: 5,
          liked: 'rapidité',
          follow_up: true,
        },
      },
    },
  ],
};
