import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'mais-vite',
      kind: 'plain',
      says: {
        consent: "d'accord mais vite",
        recommend: 'huit',
        reason: 'bon accueil',
        satisfaction: 'quatre',
        liked: "l'accueil",
        improve: "l'attente",
        follow_up: 'non',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'accueil',
          satisfaction: 4,
          improve: 'attente',
          follow_up: false,
        },
      },
    },
    {
      id: 'en-reunion',
      kind: 'says no',
      says: {
        consent: 'je suis en réunion, rappelez une autre fois',
        recommend: 'pas maintenant',
        other: 'au revoir',
      },
      turns: 1,
      expect: {
        values: {
          consent: [false, null],
          recommend: null,
        },
      },
    },
    {
      id: 'un-sept-a-peu-pres',
      kind: 'score in other words',
      says: {
        consent: 'bon, allez-y',
        recommend: 'un sept à peu près',
        reason: "c'était correct",
        satisfaction: 'un bon quatre',
        liked: 'le prix',
        improve: 'je ne vois pas',
        follow_up: 'plutôt non',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 7,
          satisfaction: 4,
          liked: 'prix',
          follow_up: false,
        },
      },
    },
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
