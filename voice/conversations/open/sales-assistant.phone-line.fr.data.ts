import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'trois-mille-euh-quatre-mille',
      kind: 'corrects themselves',
      says: {
        name: 'karim benhaddou avec deux d',
        company: 'le garage benhaddou',
        need: 'la prise de rendez vous en ligne parce que le téléphone sonne tout le temps',
        budget: 'trois mille euh non quatre mille allez',
        timeline: 'le plus vite possible',
        email: 'karim arobase garage tiret benhaddou point fr',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Karim Benhaddou',
          company: 'garage benhaddou',
          need: 'rendez vous en ligne',
          budget: 4000,
          timeline: 'now',
          email: 'karim@garage-benhaddou.fr',
        },
        mail: true,
      },
    },
    {
      id: 'les-amis-du-canal',
      kind: 'ask-back, not before summer',
      says: {
        name: 'delphine roux r o u x',
        company: "c'est une association les amis du canal",
        need: 'un site pour que les gens puissent adhérer',
        budget: ['pourquoi vous demandez ça', 'bon deux mille maximum'],
        timeline: "pas avant l'été prochain",
        email: 'contact arobase amis du canal tout attaché point org',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Delphine Roux',
          company: 'amis du canal',
          need: 'site',
          budget: 2000,
          timeline: 'later',
          email: 'contact@amisducanal.org',
        },
        mail: false,
      },
    },
  ],
};
