import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
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
  ],
};
