import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'ah-non-jai-la-creche',
      kind: 'retire une heure',
      says: {
        service: "j'ai un plombage qui est tombé",
        name: 'camille noël',
        email: 'camille point noel arobase orange point fr',
        phone: 'zéro six onze cinquante-cinq cinquante douze',
        time: "lundi à neuf heures ah non j'ai la crèche plutôt dix heures trente",
        shall: 'oui parfait',
      },
      turns: 6,
      expect: {
        values: {
          service: 'plombage',
          name: 'Camille Noël',
          email: 'camille.noel@orange.fr',
          phone: ['+33611555012', '0611555012'],
        },
        booked: ['Mon 10:30'],
      },
    },
    {
      id: 'et-ca-coute-combien',
      kind: 'prix après le oui',
      says: {
        service: 'un détartrage',
        name: 'yann le goff',
        email: 'yann point legoff arobase free point fr',
        phone: 'mon portable je le garde pour moi',
        time: 'jeudi à quatorze heures',
        shall: ['oui et ça me revient à combien le détartrage', 'oui allez-y'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Yann Le Goff',
          email: 'yann.legoff@free.fr',
          phone: null,
        },
        booked: ['Thu 14:00'],
        hears: ['45'],
      },
    },
    {
      id: 'vendredi-pareil',
      kind: 'autre jour, même heure',
      says: {
        service: 'contrôle',
        name: 'odile perrin',
        email: 'odile arobase perrin point fr',
        phone: 'zéro six vingt-deux cinquante-cinq cinquante trente-trois',
        time: 'mercredi à onze heures',
        shall: ["le mercredi j'ai les petits vendredi plutôt", 'oui'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Odile Perrin',
          email: 'odile@perrin.fr',
        },
        booked: ['Fri 11:00'],
      },
    },
    {
      id: 'pas-avant-quinze-heures',
      kind: "à partir d'une heure",
      says: {
        service: 'une couronne',
        name: 'nom de famille roche comme la pierre prénom lucas',
        email: 'lucas roche arobase gmail point com en un mot',
        phone: 'zéro sept quarante cinquante-cinq cinquante dix-huit',
        time: 'mardi mais je ne peux pas avant quinze heures',
        offer: 'quinze heures',
        shall: 'oui',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Lucas Roche',
          email: 'lucasroche@gmail.com',
        },
        booked: ['Tue 15:00-18:00'],
      },
    },
    {
      id: 'le-samedi-il-y-a-quelquun',
      kind: 'question sur les horaires',
      says: {
        service: 'mal de dents',
        name: 'fanny blot',
        email: 'fanny arobase blot point net',
        phone: 'pas de téléphone',
        time: ['le samedi il y a quelquun chez vous', 'alors samedi à dix heures'],
        shall: 'oui',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Fanny Blot',
          email: 'fanny@blot.net',
          phone: null,
        },
        booked: ['Sat 10:00'],
        hears: ['13 heures'],
      },
    },
  ],
};
