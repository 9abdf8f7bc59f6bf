import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'mutuelle-avec-mail',
      kind: 'question midway',
      says: {
        service: 'détartrage',
        name: 'hugo blin',
        email: 'hugo arobase blin point fr et ma mutuelle vous la prenez',
        phone: 'non',
        time: 'mardi à onze heures',
        shall: 'oui',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Hugo Blin',
          email: 'hugo@blin.fr',
        },
        booked: ['Tue 11:00'],
        hears: ['mutuelles'],
      },
    },
    {
      id: 'deux-l',
      kind: 'correction by part',
      says: {
        service: 'contrôle',
        name: 'isabele caron',
        email: ['isabelle avec deux l', 'isabelle arobase caron point fr'],
        phone: 'non',
        time: 'lundi à neuf heures',
        shall: 'oui',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Isabelle Caron',
        },
        booked: ['Mon 9:00'],
      },
    },
    {
      id: 'arobase-orange',
      kind: 'correction by part',
      says: {
        service: 'contrôle',
        name: 'paul vidal',
        email: 'paul point vidal arobase free point fr',
        'email?': 'oui',
        phone: ["non attendez l'adresse c'est chez orange pas free", 'pas de téléphone'],
        time: 'jeudi à dix heures',
        shall: 'oui',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Paul Vidal',
          email: 'paul.vidal@orange.fr',
          phone: null,
        },
        booked: ['Thu 10:00'],
      },
    },
    {
      id: 'dix-non-onze',
      kind: 'corrects themselves',
      says: {
        service: 'un blanchiment non pardon un contrôle',
        name: 'eva morel',
        email: 'eva arobase morel point fr',
        phone: 'non',
        time: 'vendredi à dix heures euh non onze heures',
        shall: 'oui',
      },
      turns: 6,
      expect: {
        values: {
          service: 'contrôle',
          name: 'Eva Morel',
        },
        booked: ['Fri 11:00'],
      },
    },
    {
      id: 'parking-juste-savoir',
      kind: 'only wants a fact',
      says: {
        first: 'bonjour je voulais juste savoir si on peut se garer chez vous',
        service: "très bien merci beaucoup c'est tout",
        other: 'au revoir',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ["derrière l'immeuble|gratuitement"],
        task: false,
        values: {
          service: null,
        },
      },
    },
  ],
};
