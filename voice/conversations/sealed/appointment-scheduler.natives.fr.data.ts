import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'vous-prenez-la-vitale-au-fait',
      kind: 'question midway',
      says: {
        service: "j'ai une couronne qui bouge là ça me fait un mal de chien",
        name: 'monique quéméneur',
        email: 'attendez vous prenez la carte vitale au moins',
        phone: 'zéro deux cinquante-cinq cinquante zéro un quatre-vingt-dix-huit',
        time: 'dès que possible lundi si y a',
      },
      turns: 7,
      expect: {
        values: {
          service: 'couronne',
          name: 'Monique Quéméneur',
          phone: '+33255500198',
        },
        hears: ['vitale'],
        booked: ['Mon'],
      },
    },
  ],
};
