import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'nom-de-jeune-fille',
      kind: 'un ancien nom à côté du nouveau',
      says: {
        service: 'un détartrage',
        name: "avant c'était anne morel mais maintenant c'est anne castel",
        email: 'anne point castel arobase orange point fr',
        phone: 'zéro six douze cinquante-cinq zéro un douze',
        time: 'mardi à dix heures',
        shall: 'oui merci',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Anne Castel',
          email: 'anne.castel@orange.fr',
        },
        booked: ['Tue 10:00'],
      },
    },
    {
      id: 'je-finis-a-quinze-heures',
      kind: "une heure qui n'explique que",
      says: {
        service: "j'ai perdu un plombage",
        name: 'loïc bernard',
        email: 'loïc bernard arobase free point fr',
        phone: 'zéro six vingt-trois cinquante-cinq zéro deux vingt-trois',
        time: 'je finis le travail à quinze heures donc lundi à seize heures',
        shall: 'très bien',
      },
      turns: 6,
      expect: {
        values: {
          service: 'plombage',
          name: 'Loïc Bernard',
          email: 'loicbernard@free.fr',
        },
        booked: ['Mon 16:00'],
      },
    },
    {
      id: 'oui-enfin-non-le-judo',
      kind: 'revient sur son oui',
      says: {
        service: 'un contrôle',
        name: 'sandrine petit',
        email: 'sandrine point petit arobase gmail point com',
        phone: 'non merci',
        time: 'mercredi à quatorze heures',
        shall: ['oui enfin non attendez le mercredi y a judo plutôt jeudi à la même heure', 'oui voilà'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Sandrine Petit',
          phone: null,
        },
        booked: ['Thu 14:00'],
        waitsOn: ['oui enfin non attendez le mercredi y a judo plutôt jeudi à la même heure'],
      },
    },
    {
      id: 'on-peut-se-garer',
      kind: "question devant l'offre",
      says: {
        service: 'mal aux dents',
        name: 'karim haddad',
        email: 'karim arobase haddad point fr',
        phone: 'zéro sept quarante-cinq cinquante-cinq zéro quatre quarante-cinq',
        time: 'vendredi à onze heures',
        shall: ['attendez on peut se garer chez vous', 'bon oui'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Karim Haddad',
          email: 'karim@haddad.fr',
        },
        booked: ['today 11:00|Fri 11:00'],
        waitsOn: ['attendez on peut se garer chez vous'],
        hears: ["derrière l'immeuble"],
      },
    },
    {
      id: 'cest-pour-mon-fils',
      kind: 'dit tard pour qui',
      says: {
        service: 'une carie',
        name: "moi c'est julie fabre mais le rendez-vous est pour mon fils tom fabre",
        email: 'julie point fabre arobase free point fr',
        phone: 'zéro six cinquante-six cinquante-cinq zéro cinq cinquante-six',
        time: 'samedi à dix heures',
        shall: 'oui',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Tom Fabre',
        },
        booked: ['Sat 10:00'],
      },
    },
  ],
};
