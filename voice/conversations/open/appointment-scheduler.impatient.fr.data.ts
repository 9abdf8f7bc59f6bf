import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'marie-claude',
      kind: 'name in another form',
      says: {
        service: 'bonjour, ma couronne bouge',
        name: 'Madame Marie-Claude Roussel-Petit',
        email: 'mc roussel arobase free point fr',
        phone: 'zéro six, douze, cinquante-cinq, cinquante et un, soixante-trois',
        time: 'mercredi matin',
      },
      turns: 7,
      expect: {
        values: {
          service: 'couronne',
          name: 'Marie-Claude Roussel-Petit',
          email: 'mcroussel@free.fr',
          phone: '+33612555163',
        },
        booked: ['Wed 8:00-12:00'],
      },
    },
    {
      id: 'c-est-au-nom-de',
      kind: 'name in another form',
      says: {
        service: 'un contrôle',
        name: "c'est au nom de d'Artois, Philippe d'Artois",
        email: 'philippe arobase dartois point fr',
        phone: 'non',
        time: 'jeudi à dix heures trente',
      },
      turns: 7,
      expect: {
        values: {
          name: "Philippe d'Artois",
          email: 'philippe@dartois.fr',
        },
        booked: ['Thu 10:30'],
      },
    },
    {
      id: 'je-grince',
      kind: 'service in chatter',
      says: {
        service: 'alors en fait mon mari me dit que je grince des dents la nuit, il faudrait regarder ça',
        name: 'Agnès Moulin',
        email: 'agnes arobase moulin point fr',
        phone: 'non',
        time: 'mercredi à huit heures',
      },
      turns: 7,
      expect: {
        values: {
          service: 'grince',
          name: 'Agnès Moulin',
        },
        booked: ['Wed 8:00'],
      },
    },
    {
      id: 'annuler-pour-ma-mere',
      kind: 'cancels an appointment',
      line: '+33612555164',
      has: {
        at: ['Thu 10:00'],
        name: 'Yvonne Leroy',
        phone: '+33612555164',
      },
      says: {
        first: "j'appelle pour ma mère, elle est à l'hôpital, elle ne pourra pas venir jeudi",
        service: 'annuler le rendez-vous',
        name: 'Yvonne Leroy',
        else: 'non merci',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'decaler-d-une-heure',
      kind: 'moves an appointment',
      line: '+33612555165',
      has: {
        at: ['Mon 9:00'],
        name: 'Théo Morin',
        phone: '+33612555165',
      },
      says: {
        first: 'on peut décaler mon rendez-vous de lundi à dix heures ?',
        service: 'décaler mon rendez-vous',
        time: 'lundi à dix heures',
        name: 'Théo Morin',
        else: 'non',
      },
      turns: 2,
      expect: {
        booked: ['Mon 10:00'],
      },
    },
    {
      id: 'erreur-de-numero',
      kind: 'wrong department',
      says: {
        first: "c'est bien le cabinet vétérinaire ?",
        service: "ah pardon, j'ai fait un faux numéro",
        other: 'au revoir',
      },
      turns: 2,
      expect: {
        values: {
          service: null,
        },
        booked: [],
      },
    },
  ],
};
