import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'demandais-si-samedi',
      kind: 'question midway',
      says: {
        service: 'un détartrage',
        name: ['je me demandais si vous étiez ouverts le samedi', 'très bien solange petit'],
        email: 'solange arobase petit point fr',
        phone: 'non',
        time: 'samedi à dix heures',
        shall: 'oui',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Solange Petit',
        },
        booked: ['Sat 10:00'],
        hears: ['13 heures'],
      },
    },
    {
      id: 'mail-et-on-se-gare',
      kind: 'question midway',
      says: {
        service: 'un contrôle',
        name: 'solène roux',
        email: 'solene point roux arobase orange point fr et on se gare où chez vous',
        phone: 'non merci',
        time: 'lundi à neuf heures',
        shall: 'oui',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Solène Roux',
          email: 'solene.roux@orange.fr',
        },
        booked: ['Mon 9:00'],
        hears: ["rue du Canal|derrière l'immeuble"],
      },
    },
    {
      id: 'si-je-peux-pas',
      kind: 'question midway',
      says: {
        service: 'blanchiment',
        name: 'régis colin',
        email: 'regis arobase colin point fr',
        phone: 'non',
        time: 'mercredi à quatorze heures',
        shall: ['et si finalement je peux pas venir ça me coûte quelque chose', 'bon alors oui'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Régis Colin',
        },
        booked: ['Wed 14:00'],
        hears: ['30 euros'],
        waitsOn: ['et si finalement je peux pas venir ça me coûte quelque chose'],
      },
    },
    {
      id: 'marchant-avec-t',
      kind: 'correction by part',
      says: {
        service: 'contrôle',
        name: 'thierry marchand',
        email: ['marchant avec un t à la fin', 'thierry arobase marchant point fr'],
        phone: 'non',
        time: 'lundi à dix heures',
        shall: 'oui',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Thierry Marchant',
          email: 'thierry@marchant.fr',
        },
        booked: ['Mon 10:00'],
      },
    },
    {
      id: 'finit-par-quarante-trois',
      kind: 'correction by part',
      says: {
        service: 'détartrage',
        name: 'yann le goff',
        email: 'yann arobase legoff point fr',
        phone: 'zéro six douze cinquante-cinq cinquante et un trente-quatre',
        'phone?': 'oui',
        time: ['pardon mon numéro finit par quarante-trois pas trente-quatre', 'mardi à onze heures'],
        shall: 'oui',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Yann Le Goff',
          phone: '+33612555143',
        },
        booked: ['Tue 11:00'],
      },
    },
    {
      id: 'dupond-dans-le-mail',
      kind: 'correction by part',
      says: {
        service: 'contrôle',
        name: 'claire dupond',
        email: 'claire point dupont arobase gmail point com',
        'email?': 'oui',
        phone: ["dans l'adresse mail c'est dupond avec un d à la fin", 'non pas de téléphone'],
        time: 'jeudi à quinze heures',
        shall: 'oui',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Claire Dupond',
          email: 'claire.dupond@gmail.com',
          phone: null,
        },
        booked: ['Thu 15:00'],
      },
    },
    {
      id: 'pas-le-trois',
      kind: 'correction by part',
      says: {
        service: 'détartrage',
        name: 'maud rey',
        email: 'maud arobase rey point fr',
        phone: 'non',
        time: 'jeudi à onze heures',
        shall: ['pas le trois le quatre', 'oui'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Maud Rey',
        },
        booked: ['Fri 11:00'],
        waitsOn: ['pas le trois le quatre'],
      },
    },
    {
      id: 'mardi-euh-non',
      kind: 'corrects themselves',
      says: {
        service: 'un contrôle euh non un détartrage',
        name: 'jeanne roy',
        email: 'jeanne arobase roy point fr',
        phone: 'non',
        time: 'mardi euh non mercredi à quinze heures',
        shall: 'oui',
      },
      turns: 6,
      expect: {
        values: {
          service: 'détartrage',
          name: 'Jeanne Roy',
        },
        booked: ['Wed 15:00'],
      },
    },
    {
      id: 'oui-enfin-non',
      kind: 'corrects themselves',
      says: {
        service: 'contrôle',
        name: 'basile morin',
        email: 'basile arobase morin point fr',
        phone: 'non',
        time: 'lundi à dix heures',
        shall: ['oui enfin non plutôt onze heures', 'oui'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Basile Morin',
        },
        booked: ['Mon 11:00'],
        waitsOn: ['oui enfin non plutôt onze heures'],
      },
    },
    {
      id: 'juste-savoir-combien',
      kind: 'only wants a fact',
      says: {
        first: "c'est juste pour savoir combien vous prenez pour un détartrage",
        service: "d'accord c'était tout merci",
        other: 'au revoir',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['45'],
        task: false,
        values: {
          service: null,
        },
      },
    },
  ],
};
