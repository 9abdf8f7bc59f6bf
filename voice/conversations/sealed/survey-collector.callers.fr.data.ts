import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'vous-revendez-tout-ca',
      kind: 'question midway',
      says: {
        consent: ["et après vous revendez tout ça à d'autres", 'bon alors oui'],
        recommend: 'cinq',
        reason: 'moyen',
        satisfaction: 'trois',
        liked: "l'emplacement",
        improve: 'plus de choix',
        follow_up: 'non',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 5,
          satisfaction: 3,
          liked: 'emplacement',
          improve: 'choix',
          follow_up: false,
        },
        hears: ['transmises à personne'],
      },
    },
    {
      id: 'satisfaction-revue',
      kind: 'correction by part',
      says: {
        consent: 'je vous écoute',
        recommend: 'huit',
        reason: 'vendeuse patiente',
        satisfaction: 'cinq',
        liked: 'sa patience',
        improve: 'les cabines',
        follow_up: ['au fait pour la satisfaction mettez quatre', 'oui'],
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'patiente',
          satisfaction: 4,
          liked: 'patience',
          improve: 'cabines',
          follow_up: true,
        },
      },
    },
    {
      id: 'cinq-non-six',
      kind: 'corrects themselves',
      says: {
        which: 'la deuxième',
        consent: 'non enfin si allez-y',
        recommend: 'cinq non disons six',
        reason: 'à cause du prix enfin surtout du délai',
        satisfaction: 'deux euh trois',
        liked: 'le site non plutôt la boutique',
        improve: 'les délais',
        follow_up: 'oui ah non finalement',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 6,
          reason: 'délai',
          satisfaction: 3,
          liked: 'boutique',
          improve: 'délais',
          follow_up: false,
        },
      },
    },
    {
      id: 'lave-linge-qui-fuit',
      kind: 'complaint',
      says: {
        consent: "ah vous tombez bien j'ai les pieds dans l'eau",
        recommend: 'zéro pointé',
        reason: 'le lave-linge fuit depuis le premier jour',
        satisfaction: 'le minimum',
        liked: 'absolument rien',
        improve: "envoyez quelqu'un",
        follow_up: 'je vous le conseille',
      },
      turns: 7,
      expect: {
        values: { consent: true, recommend: 0, reason: 'fuit', satisfaction: 1, improve: "quelqu'un", follow_up: true },
      },
    },
  ],
};
