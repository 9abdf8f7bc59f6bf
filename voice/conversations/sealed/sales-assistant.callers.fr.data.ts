import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'cest-heberge-ou',
      kind: 'only wants a fact',
      says: {
        first: 'juste une chose les données sont stockées dans quel pays enfin où',
        name: 'très bien ça me va merci',
        other: 'au revoir',
      },
      turns: 2,
      expect: { values: { name: null }, hears: ['Paris'], mail: false },
    },
    {
      id: 'plus-et-fils',
      kind: 'correction by part',
      says: {
        name: 'Thierry Blot',
        company: 'Blot et fils',
        need: ["attendez c'est Blot Frères maintenant plus et fils", 'faire des devis sur le téléphone'],
        budget: 'deux mille',
        timeline: 'dès que possible',
        email: 'thierry arobase blot tiret freres point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Thierry Blot',
          company: 'Blot Frères',
          need: 'devis',
          budget: 2000,
          timeline: 'now',
          email: 'thierry@blot-freres.fr',
        },
        without: { company: ['fils'] },
        mail: true,
      },
    },
    {
      id: 'pas-de-mail-un-fixe',
      kind: 'refuses a required value',
      says: {
        name: 'Roland',
        company: 'je suis à mon compte',
        need: 'une page web toute simple',
        budget: 'mille deux cents',
        timeline: 'tout de suite',
        email: 'mon adresse je ne la donne à personne',
        phone: 'le fixe si vous voulez 04 55 50 01 52',
      },
      turns: 7,
      expect: {
        values: {
          company: [null, 'mon compte'],
          name: 'Roland',
          need: 'page web',
          budget: 1200,
          timeline: 'now',
          email: null,
          phone: '+33455500152',
        },
        mail: true,
      },
    },
    {
      id: 'engages-combien-de-temps',
      kind: 'question midway',
      says: {
        name: 'Armelle Kervella',
        company: 'crêperie Kervella',
        need: 'la réservation des tables',
        budget: ['dites on est engagé combien de temps avec vous', 'mille cinq cents'],
        timeline: 'dans deux mois',
        email: 'armelle arobase creperie kervella point bzh',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Armelle Kervella',
          company: 'crêperie Kervella',
          need: 'tables',
          budget: 1500,
          timeline: 'quarter',
          email: 'armelle@creperiekervella.bzh',
        },
        hears: ["pas d'engagement|fin de chaque mois"],
        mail: true,
      },
    },
  ],
};
