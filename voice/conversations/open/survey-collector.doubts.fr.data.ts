import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'ca-aurait-ete-neuf',
      kind: 'ce que la note aurait été',
      says: {
        consent: 'allez-y',
        recommend: 'ça aurait été neuf mais le livreur était en retard donc six',
        reason: 'le retard',
        satisfaction: 'trois',
        liked: 'le produit',
        improve: "être à l'heure",
        follow_up: 'non merci',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 6,
          reason: 'retard',
          satisfaction: 3,
          liked: 'produit',
          improve: 'heure',
          follow_up: false,
        },
      },
    },
    {
      id: 'ma-femme-quatre',
      kind: "la note d'un autre",
      says: {
        consent: "si c'est rapide",
        recommend: 'ma femme dirait quatre moi huit',
        reason: 'bon rapport qualité prix',
        satisfaction: 'ni cinq ni trois quatre',
        liked: "l'équipe",
        improve: 'rien du tout',
        follow_up: 'par mail oui',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'prix',
          satisfaction: 4,
          liked: 'équipe',
          follow_up: true,
        },
      },
    },
  ],
};
