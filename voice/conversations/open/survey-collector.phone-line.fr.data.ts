import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'cest-pour-quoi-faire',
      kind: 'ask-back at the end',
      says: {
        consent: 'euh oui allez y',
        recommend: 'huit',
        reason: "c'est rapide mais un peu cher",
        satisfaction: 'quatre sur cinq',
        liked: 'la livraison',
        improve: 'les prix',
        follow_up: ["c'est pour quoi faire", 'ah non merci'],
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'cher',
          satisfaction: 4,
          liked: 'livraison',
          improve: 'prix',
          follow_up: false,
        },
      },
    },
    {
      id: 'la-note-de-tout-a-lheure',
      kind: 'corrects an earlier answer',
      says: {
        consent: "oui si c'est court",
        recommend: 'dix',
        reason: "le vendeur m'a bien conseillée",
        satisfaction: 'cinq',
        liked: "attendez pour la recommandation mettez plutôt neuf et ce que j'ai aimé c'est l'accueil",
        improve: 'le parking il est minuscule',
        follow_up: "oui d'accord",
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          reason: 'conseillée',
          satisfaction: 5,
          liked: 'accueil',
          improve: 'parking',
          follow_up: true,
        },
      },
    },
  ],
};
