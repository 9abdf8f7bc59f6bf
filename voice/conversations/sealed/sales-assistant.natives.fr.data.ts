import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'cotte-avec-deux-t',
      kind: 'name corrected by letter',
      says: {
        name: 'françois cote',
        company: ['cotte avec deux t et un e', 'fromagerie du vieux port'],
        need: 'un truc pour que les clients commandent en ligne',
        budget: "oh là j'en sais rien du tout",
        timeline: "d'ici deux trois mois",
        email: 'f point cotte arobase sfr point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'François Cotte',
          company: 'fromagerie du vieux port',
          need: 'commandent',
          budget: null,
          timeline: 'quarter',
          email: 'f.cotte@sfr.fr',
        },
        mail: true,
      },
    },
  ],
};
