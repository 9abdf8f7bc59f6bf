import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'annuler-non-deplacer',
      kind: 'second thoughts',
      line: '+33600555181',
      has: {
        at: ['Tue 10:00'],
        name: 'Luc Morin',
        phone: '+33600555181',
      },
      says: {
        first: 'je voudrais annuler mon rendez-vous, non attendez, plutôt le déplacer à vendredi',
        service: 'déplacer mon rendez-vous',
        time: 'vendredi à dix heures',
        shall: 'oui',
        else: 'non',
      },
      turns: 4,
      expect: {
        booked: ['Fri 10:00'],
      },
    },
    {
      id: 'ne-reservez-rien',
      kind: 'second thoughts',
      says: {
        service: 'un détartrage',
        name: 'Paul Girard',
        email: 'finalement non, ne réservez rien',
        else: 'non merci',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'mardi-pardon-mercredi',
      kind: 'second thoughts',
      says: {
        service: 'un contrôle',
        name: 'Zoé Petit',
        email: 'zoe arobase petit point fr',
        phone: 'non',
        time: 'mardi, pardon, mercredi à neuf heures',
        shall: 'oui',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Zoé Petit',
        },
        booked: ['Wed 9:00'],
      },
    },
  ],
};
