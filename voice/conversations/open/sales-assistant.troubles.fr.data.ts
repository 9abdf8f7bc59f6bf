import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'pas-encore-de-nom',
      kind: "il n'y en a pas encore",
      says: {
        name: 'léa fontaine',
        company: "on n'a pas encore de nom on démarre",
        need: 'une boutique en ligne pour du savon',
        budget: 'deux mille',
        timeline: 'avant la fin du mois',
        email: 'lea arobase savons fontaine point fr tout attaché',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Léa Fontaine',
          company: null,
          need: 'savon',
          budget: 2000,
          timeline: ['now', 'quarter'],
          email: 'lea@savonsfontaine.fr',
        },
        mail: true,
      },
    },
    {
      id: 'on-serait-six',
      kind: 'autre nombre au budget',
      says: {
        name: 'karim saïdi',
        company: 'saïdi électricité',
        need: 'un logiciel de planning',
        budget: ["on serait six à s'en servir", 'cinq mille euros'],
        timeline: 'tout de suite',
        email: 'karim arobase saidi elec point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Karim Saïdi',
          need: 'planning',
          budget: 5000,
          timeline: 'now',
          email: 'karim@saidielec.fr',
        },
        mail: true,
      },
    },
    {
      id: 'mettez-plutot-quatre',
      kind: 'change le montant plus tard',
      says: {
        name: 'agnès morel',
        company: 'morel traiteur',
        need: 'un site',
        budget: 'six mille',
        timeline: 'dans deux mois et pour le budget mettez plutôt quatre mille',
        email: 'agnes arobase morel point com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Agnès Morel',
          budget: 4000,
          timeline: 'quarter',
          email: 'agnes@morel.com',
        },
        mail: true,
      },
    },
    {
      id: 'il-y-a-un-engagement',
      kind: 'question au lieu de réponse',
      says: {
        name: 'bruno astier',
        company: 'garage astier',
        need: 'prise de rendez-vous en ligne',
        budget: ['faut signer pour combien de temps il y a un engagement', 'mille euros'],
        timeline: 'rien ne presse',
        email: 'bruno arobase garage astier point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Bruno Astier',
          budget: 1000,
          timeline: 'later',
          email: 'bruno@garageastier.fr',
        },
        hears: ['engagement'],
      },
    },
    {
      id: 'dupuy-avec-un-y',
      kind: 'lettre du nom à côté de la réponse',
      says: {
        name: 'sylvain dupuis',
        company: "dupuy peinture et dupuy c'est avec un y",
        need: 'un site internet',
        budget: 'trois mille',
        timeline: 'le plus vite possible',
        email: 'contact arobase dupuy peinture point fr',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Sylvain Dupuy',
          budget: 3000,
          timeline: 'now',
          email: 'contact@dupuypeinture.fr',
        },
        mail: true,
      },
    },
  ],
};
