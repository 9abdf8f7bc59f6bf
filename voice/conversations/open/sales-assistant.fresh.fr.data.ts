import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'mettez-dix-mille',
      kind: 'correction by part',
      says: {
        name: 'gaëtan morvan',
        company: 'chantiers morvan',
        need: 'un logiciel pour les plannings des équipes',
        budget: 'huit mille euros',
        timeline: 'mettez dix mille à la place et on démarre tout de suite',
        email: 'gaetan arobase chantiers tiret morvan point fr',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Gaëtan Morvan',
          company: 'chantiers morvan',
          need: 'plannings',
          budget: 10000,
          timeline: 'now',
          email: 'gaetan@chantiers-morvan.fr',
        },
        mail: true,
      },
    },
    {
      id: 'facturation-oubliez-le-site',
      kind: 'correction by part',
      says: {
        name: 'perrine escoffier',
        company: 'traiteur escoffier',
        need: 'un site internet',
        budget:
          "je réfléchis en vous parlant oubliez le site on en a déjà un correct ce qu'il nous manque c'est la facturation et là je mettrais deux mille",
        timeline: "d'ici trois mois",
        email: 'perrine arobase traiteur tiret escoffier point fr',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Perrine Escoffier',
          company: 'traiteur escoffier',
          need: 'facturation',
          budget: 2000,
          timeline: 'quarter',
          email: 'perrine@traiteur-escoffier.fr',
        },
        mail: true,
      },
    },
    {
      id: 'on-est-coinces-longtemps',
      kind: 'question midway',
      says: {
        name: 'yannick le goff',
        company: 'ostréiculture le goff',
        need: 'une boutique en ligne pour les huîtres',
        budget: ['on est coincés longtemps avec vous si ça ne plaît pas', 'très bien alors cinq mille'],
        timeline: 'tout de suite',
        email: 'yannick arobase huitres tiret legoff point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Yannick Le Goff',
          company: 'ostréiculture le goff',
          need: 'boutique en ligne',
          budget: 5000,
          timeline: 'now',
          email: 'yannick@huitres-legoff.fr',
        },
        hears: ["pas d'engagement|fin de chaque mois"],
        mail: true,
      },
    },
    {
      id: 'le-mensuel-a-dix',
      kind: 'only wants a fact',
      says: {
        first: "bonjour on est une dizaine au bureau c'est combien par mois chez vous",
        name: "je note et j'en parle à mon associé bonne journée",
        else: 'pas pour le moment',
      },
      turns: 2,
      expect: {
        hears: ['79|soixante-dix-neuf'],
        mail: false,
      },
    },
    {
      id: 'pour-mon-patron-en-livraison',
      kind: 'for someone else',
      says: {
        first: 'je vous appelle de la part de mon patron il est en livraison',
        name: "lui c'est armand tessier",
        company: 'boulangerie tessier',
        need: 'il veut que les clients commandent leur pain en ligne',
        budget: "il m'a dit trois mille cinq cents",
        timeline: 'le plus vite possible',
        email: 'la sienne armand arobase tessier point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Armand Tessier',
          company: 'boulangerie tessier',
          need: 'en ligne',
          budget: 3500,
          timeline: 'now',
          email: 'armand@tessier.fr',
        },
        mail: true,
      },
    },
  ],
};
