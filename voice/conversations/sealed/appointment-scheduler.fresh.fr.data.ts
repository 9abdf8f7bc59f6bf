import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'le-dix-sept-pas-le-quinze',
      kind: 'correction by part',
      says: {
        service: 'une couronne à recoller',
        name: 'ghislaine portal',
        email: 'ghislaine arobase portal tiret fleurs point fr',
        phone: '06 11 55 50 24',
        time: 'le quinze décembre à onze heures',
        shall: "le dix-sept pas le quinze j'ai lu la mauvaise ligne",
        else: 'non je vous remercie',
      },
      turns: 8,
      expect: {
        values: {
          service: 'couronne',
          name: 'Ghislaine Portal',
          email: 'ghislaine@portal-fleurs.fr',
          phone: ['+33611555024', '0611555024'],
        },
        booked: ['12-17 11:00'],
      },
    },
    {
      id: 'je-peux-regler-en-cheque',
      kind: 'question midway',
      says: {
        service: 'un blanchiment',
        name: 'wilfried aubanel et au passage vous prenez les chèques',
        email: 'wilfried arobase aubanel point org',
        phone: '06 22 55 50 35',
        time: 'jeudi à seize heures trente',
        shall: 'ça marche',
        else: 'non ça ira',
      },
      turns: 7,
      expect: {
        values: {
          service: 'blanchiment',
          name: 'Wilfried Aubanel',
          email: 'wilfried@aubanel.org',
        },
        hears: ['chèque'],
        booked: ['Thu 16:30'],
      },
    },
    {
      id: 'entre-le-yoga-et-les-petits',
      kind: 'chatty',
      says: {
        service: 'oh juste un contrôle ça fait deux ans que je me dis demain demain',
        name: 'rolande bessières avec deux s',
        email: 'rolande arobase bessieres point net',
        phone: '06 33 55 50 47',
        time: "alors lundi c'est yoga mercredi j'ai mes trois petits-enfants jusqu'à dix-huit heures jeudi ma sœur arrive de nantes par le train de midi donc disons vendredi à dix heures",
        shall: 'très volontiers',
        else: 'vous êtes bien aimable mais non',
      },
      turns: 7,
      expect: {
        values: {
          service: 'contrôle',
          name: 'Rolande Bessières',
          email: 'rolande@bessieres.net',
        },
        booked: ['Fri 10:00'],
      },
    },
    {
      id: 'quatorze-heures-enfin-quinze',
      kind: 'corrects themselves',
      says: {
        service: "j'ai une gencive qui saigne",
        name: 'kévin laplace',
        email: 'kevin arobase laplace tiret moto point fr',
        phone: '07 44 55 50 58',
        time: 'mercredi quatorze heures euh quinze heures plutôt',
        shall: 'nickel',
        else: 'non bonne journée',
      },
      turns: 7,
      expect: {
        values: {
          service: 'gencive',
          name: 'Kévin Laplace',
          email: 'kevin@laplace-moto.fr',
          phone: ['+33744555058', '0744555058'],
        },
        booked: ['Wed 15:00'],
      },
    },
    {
      id: 'mon-numero-je-le-garde',
      kind: 'refuses an optional value',
      says: {
        service: 'un plombage qui est tombé',
        name: 'séverin caillaud',
        email: 'severin arobase caillaud point fr',
        phone: 'mon numéro je le garde pour moi le mail suffira',
        time: 'mardi à neuf heures',
        shall: "c'est noté oui",
        else: 'rien de plus',
      },
      turns: 7,
      expect: {
        values: {
          service: 'plombage',
          name: 'Séverin Caillaud',
          email: 'severin@caillaud.fr',
          phone: null,
        },
        booked: ['Tue 9:00'],
      },
    },
  ],
};
