import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'vous-m-entendez',
      kind: 'aside',
      says: {
        service: ["allô ? vous m'entendez ?", 'je voudrais un détartrage'],
        name: 'Yann Le Goff',
        email: 'yann arobase legoff point bzh',
        phone: 'non',
        time: 'mardi à quinze heures',
      },
      turns: 8,
      expect: {
        values: {
          service: 'détartrage',
          name: 'Yann Le Goff',
        },
        booked: ['Tue 15:00'],
      },
    },
    {
      id: 'lundi-je-peux-pas',
      kind: 'changes mind at the offer',
      says: {
        service: 'contrôle',
        name: 'Sonia Brun',
        email: 'sonia arobase brun point fr',
        phone: 'non',
        time: 'lundi à dix heures',
        shall: ['ah mince, lundi je suis en déplacement. Mardi ?', 'oui, parfait'],
      },
      turns: 8,
      expect: {
        waitsOn: ['ah mince, lundi je suis en déplacement. Mardi ?'],
        booked: ['Tue 10:00'],
      },
    },
  ],
};
