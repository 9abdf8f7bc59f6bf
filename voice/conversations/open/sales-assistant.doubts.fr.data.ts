import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'huit-mille-la-derniere-fois',
      kind: 'ce qui fut dépensé avant',
      says: {
        name: 'marc roussel',
        company: 'roussel paysages',
        need: 'un nouveau site',
        budget: 'la dernière fois on a mis huit mille là cinq mille maximum',
        timeline: 'le mois prochain',
        email: 'marc arobase roussel paysages point fr',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Marc Roussel',
          company: 'roussel',
          budget: 5000,
          timeline: 'quarter',
          email: 'marc@rousselpaysages.fr',
        },
        mail: true,
      },
    },
    {
      id: 'en-fait-trois-sites',
      kind: 'précise le besoin avec la réponse',
      says: {
        name: 'claire dumas',
        company: 'dumas optique',
        need: 'un site internet',
        budget: "en fait c'est trois sites donc neuf mille",
        timeline: 'tout de suite',
        email: 'claire arobase dumas optique point fr',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Claire Dumas',
          need: 'trois sites',
          budget: 9000,
          timeline: 'now',
          email: 'claire@dumasoptique.fr',
        },
        mail: true,
      },
    },
    {
      id: 'pas-avant-cet-ete',
      kind: 'un délai par sa limite',
      says: {
        name: 'je suis yann le goff',
        company: 'les serres du goff',
        need: 'un logiciel de facturation',
        budget: 'entre deux et trois mille disons deux mille cinq',
        timeline: "pas avant l'été",
        email: 'yann arobase serres du goff point bzh',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Yann Le Goff',
          need: 'facturation',
          budget: 2500,
          timeline: 'later',
          email: 'yann@serresdugoff.bzh',
        },
      },
    },
    {
      id: 'dix-personnes-six-mille',
      kind: 'des personnes à côté du montant',
      says: {
        name: 'leïla amrani',
        company: 'amrani conseil',
        need: 'gérer nos rendez-vous',
        budget: "on est dix et j'imaginais six mille",
        timeline: "d'ici deux mois",
        email: 'leila arobase amrani conseil point com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Leïla Amrani',
          company: 'amrani',
          budget: 6000,
          timeline: 'quarter',
          email: 'leila@amraniconseil.com',
        },
        mail: true,
      },
    },
  ],
};
