import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'lefebvre-avec-b',
      kind: 'correction by part',
      says: {
        name: 'gilles lefebvre',
        company: 'garage lefèvre',
        need: ["le garage c'est lefebvre avec un b", 'un site web'],
        budget: 'quatre mille',
        timeline: 'tout de suite',
        email: 'gilles arobase lefebvre point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Gilles Lefebvre',
          company: 'garage lefebvre',
          need: 'site',
          budget: 4000,
          timeline: 'now',
        },
        mail: true,
      },
    },
    {
      id: 'engagement-chez-vous',
      kind: 'only wants a fact',
      says: {
        first: 'y a un engagement chez vous ou on peut arrêter quand on veut',
        name: "parfait c'est ce que je voulais savoir merci",
        other: 'au revoir',
      },
      turns: 2,
      expect: {
        values: {
          name: null,
        },
        hears: ["pas d'engagement|fin de chaque mois"],
        mail: false,
      },
    },
  ],
};
