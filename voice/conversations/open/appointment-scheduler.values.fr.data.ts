import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'petit-sans-e',
      kind: 'name that is a word',
      says: {
        service: "ce serait pour un détartrage s'il vous plaît",
        name: 'petit comme petit quoi christophe petit',
        email: 'christophe point petit arobase orange point fr',
        phone: 'zéro six soixante-douze cinquante-cinq cinquante quatre-vingt-onze',
        time: 'mardi en huit à seize heures trente',
        shall: "oui c'est parfait",
      },
      turns: 6,
      expect: {
        values: {
          service: 'détartrage',
          name: 'Christophe Petit',
          email: 'christophe.petit@orange.fr',
          phone: ['+33672555091', '0672555091'],
        },
        booked: ['Tue+1 16:30'],
      },
    },
    {
      id: 'lefebvre-b-v',
      kind: 'name spelled',
      says: {
        service: 'un contrôle de routine',
        name: 'lefebvre avec b v r e mathilde lefebvre',
        email: 'mathilde tiret du six lefebvre arobase free point fr',
        phone: 'zéro sept quatre-vingts cinquante-cinq cinquante trente-trois',
        time: 'jeudi à dix heures et demie',
        shall: 'impeccable',
      },
      turns: 6,
      expect: {
        values: {
          service: 'contrôle',
          name: 'Mathilde Lefebvre',
          email: 'mathilde-lefebvre@free.fr',
          phone: ['+33780555033', '0780555033'],
        },
        booked: ['Thu 10:30'],
      },
    },
    {
      id: 'pas-seize-dix-sept-heures',
      kind: 'bargaining over times',
      says: {
        service: "j'ai une couronne qui bouge",
        name: 'fatoumata diallo',
        email: 'fatou point diallo quatre-vingt-quatorze arobase gmail point com',
        phone: 'zéro six quarante-quatre cinquante-cinq cinquante douze',
        time: 'lundi à seize heures',
        shall: [
          'ah non attendez le lundi je récupère les petits à seize heures trente plutôt dix-sept heures',
          'le même lundi oui voilà',
        ],
      },
      turns: 7,
      expect: {
        values: {
          service: 'couronne',
          name: 'Fatoumata Diallo',
          email: 'fatou.diallo94@gmail.com',
          phone: ['+33644555012', '0644555012'],
        },
        booked: ['Mon 17:00'],
      },
    },
    {
      id: 'de-la-tour-en-trois-mots',
      kind: 'particles',
      says: {
        first: "bonjour c'est bérengère de la tour j'aurais besoin d'un blanchiment",
        email: 'b point delatour arobase wanadoo point fr delatour attaché',
        phone: 'je ne donne pas mon numéro désolée',
        time: 'le dix-sept décembre au matin',
        offer: 'neuf heures',
        shall: 'très bien',
      },
      turns: 5,
      expect: {
        values: {
          service: 'blanchiment',
          name: 'Bérengère de la Tour',
          email: 'b.delatour@wanadoo.fr',
          phone: null,
        },
        booked: ['12-17 9:00'],
      },
    },
    {
      id: 'le-dernier-c-est-soixante-dix-sept',
      kind: 'number corrected',
      says: {
        service: 'une dent qui me lance',
        'service?': 'oui',
        name: 'gérard moulin moulin comme le moulin',
        email: 'gerard moulin quarante-huit arobase laposte point net tout attaché',
        phone: 'zéro six cinquante-deux cinquante-cinq cinquante soixante-sept non soixante-dix-sept à la fin',
        time: 'vendredi vers onze heures',
        shall: 'ça me va',
      },
      turns: 6,
      expect: {
        values: {
          service: 'dent',
          name: 'Gérard Moulin',
          email: 'gerardmoulin48@laposte.net',
          phone: ['+33652555077', '0652555077'],
        },
        booked: ['Fri 11:00'],
      },
    },
    {
      id: 'ma-fille-pas-moi',
      kind: 'for someone else',
      says: {
        first: "allô oui c'est pour ma fille elle a une carie on dirait",
        'service?': 'oui',
        name: 'moi je suis sandrine mais le rendez-vous mettez-le au nom de lou marchand',
        email: 'sandrine point marchand arobase sfr point fr',
        phone:
          "alors j'ai deux numéros le fixe zéro un quarante-cinq cinquante-cinq zéro un zéro deux et le portable prenez plutôt le portable zéro six dix-huit cinquante-cinq cinquante zéro sept",
        time: "mercredi après-midi elle n'a pas école à quatorze heures par exemple",
        shall: 'oui merci',
      },
      turns: 6,
      expect: {
        values: {
          service: 'carie',
          name: 'Lou Marchand',
          email: 'sandrine.marchand@sfr.fr',
          phone: ['+33618555007', '0618555007'],
        },
        booked: ['Wed 14:00'],
      },
    },
    {
      id: 'si-mon-patron-veut-bien',
      kind: 'condition at the offer',
      says: {
        service: 'détartrage',
        name: 'yohan blanc',
        email: 'yohan underscore blanc arobase hotmail point fr',
        phone: 'zéro sept onze cinquante-cinq cinquante vingt et un',
        time: 'mardi à midi',
        shall: [
          "il faut voir avec mon patron s'il me laisse sortir",
          "et c'est combien au fait le détartrage",
          "bon allez c'est d'accord",
        ],
      },
      turns: 8,
      expect: {
        values: {
          name: 'Yohan Blanc',
          email: 'yohan_blanc@hotmail.fr',
          phone: ['+33711555021', '0711555021'],
        },
        waitsOn: ["il faut voir avec mon patron s'il me laisse sortir", "et c'est combien au fait le détartrage"],
        hears: ['45 euros'],
        booked: ['Tue 12:00'],
      },
    },
    {
      id: 'meme-adresse-que-mon-nom',
      kind: 'mail like the name',
      says: {
        first: 'un contrôle au nom de ingrid noël jeudi neuf heures si vous avez',
        email: "c'est prénom point nom arobase gmail point com sans tréma",
        phone: 'zéro six trente et un cinquante-cinq cinquante seize',
        shall: "c'est noté oui",
      },
      turns: 4,
      expect: {
        values: {
          service: 'contrôle',
          name: 'Ingrid Noël',
          email: 'ingrid.noel@gmail.com',
          phone: ['+33631555016', '0631555016'],
        },
        booked: ['Thu 9:00'],
      },
    },
  ],
};
