import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'oui-ah-non-onze',
      kind: 'second thoughts',
      says: {
        service: 'un plombage',
        name: 'Éric Lemoine',
        email: 'eric arobase lemoine point fr',
        phone: 'non',
        time: 'lundi à dix heures',
        shall: ['oui, ah non, je dépose les enfants, onze heures', 'oui'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Éric Lemoine',
        },
        booked: ['Mon 11:00'],
        waitsOn: ['oui, ah non, je dépose les enfants, onze heures'],
      },
    },
    {
      id: 'deplacer-non-annuler',
      kind: 'second thoughts',
      line: '+33600555182',
      has: {
        at: ['Wed 11:00'],
        name: 'Anne Perrot',
        phone: '+33600555182',
      },
      says: {
        first: "j'appelle pour déplacer mon rendez-vous, enfin non, annulez-le",
        sure: 'oui',
        else: 'non',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'pour-moi-non-mon-fils',
      kind: 'second thoughts',
      says: {
        service: 'un contrôle pour moi, enfin non, pour mon fils',
        name: 'Hugo Prat',
        email: 'eva arobase prat point fr',
        phone: 'non',
        time: 'lundi à quatre heures de l’après-midi',
        shall: 'oui',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Hugo Prat',
        },
        booked: ['Mon 16:00'],
      },
    },
  ],
};
