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
    {
      id: 'nom-puis-prenom',
      kind: 'name in another form',
      says: {
        service: 'un détartrage',
        name: 'Lefebvre, prénom Hugues',
        email: 'hugues point lefebvre arobase orange point fr',
        phone: 'non',
        time: 'mardi à neuf heures',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Hugues Lefebvre',
          email: 'hugues.lefebvre@orange.fr',
          phone: null,
        },
        booked: ['Tue 9:00'],
      },
    },
    {
      id: 'euh-oui-alors',
      kind: 'name in another form',
      says: {
        service: 'un plombage',
        name: "euh oui alors moi c'est Kévin, Kévin Da Costa",
        email: 'kevin dacosta arobase gmail point com',
        phone: 'non',
        time: 'lundi à onze heures',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Kévin Da Costa',
          email: 'kevindacosta@gmail.com',
        },
        booked: ['Mon 11:00'],
      },
    },
    {
      id: 'attendez-on-sonne',
      kind: 'aside',
      says: {
        service: 'contrôle',
        name: ['attendez, on sonne à la porte', 'voilà. Odile Caron'],
        email: 'odile arobase caron point fr',
        phone: 'non',
        time: 'vendredi à neuf heures',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Odile Caron',
        },
        booked: ['Fri 9:00'],
      },
    },
    {
      id: 'orange-pas-gmail',
      kind: 'correction by part',
      says: {
        service: 'contrôle',
        name: 'Luc Tessier',
        email: 'luc tessier arobase gmail point com',
        'email?': 'non, orange point fr, pas gmail',
        phone: 'non',
        time: 'jeudi à neuf heures',
      },
      turns: 8,
      expect: {
        values: {
          email: 'luctessier@orange.fr',
        },
        booked: ['Thu 9:00'],
      },
    },
    {
      id: 'je-demande-a-ma-femme',
      kind: 'changes mind at the offer',
      says: {
        service: 'contrôle',
        name: 'Marc Vidal',
        email: 'marc arobase vidal point fr',
        phone: 'non',
        time: 'mercredi à seize heures',
        shall: ['il faut que je demande à ma femme, je vous rappelle', 'non, au revoir'],
        other: 'au revoir',
        else: 'non, au revoir',
      },
      turns: 6,
      expect: {
        waitsOn: ['il faut que je demande à ma femme, je vous rappelle'],
        booked: [],
      },
    },
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
