import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'kurz-und-dann-wieder',
      kind: 'ein Erfolg der nicht hielt',
      says: {
        problem: 'die app stürzt beim speichern ab',
        topic: 'technisch',
        solved: 'kurz gings und dann ist sie wieder abgestürzt',
        urgent: 'ja schon',
        name: 'nico seidel',
        phone: 'null eins sieben acht fünf fünf fünf null eins sechs sieben',
        email: 'nico at seidel punkt it',
      },
      turns: 7,
      expect: {
        values: {
          problem: 'speichern',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Nico Seidel',
          email: 'nico@seidel.it',
        },
        mail: true,
      },
    },
    {
      id: 'kundennummer-zuerst',
      kind: 'eine andere Nummer zuerst',
      says: {
        problem: 'auf der rechnung steht der falsche name',
        topic: 'rechnung',
        urgent: 'nein nein',
        name: 'gisela pohl',
        phone: [
          'meine kundennummer wäre vier vier sieben eins neun',
          'ach so null acht neun fünf fünf fünf null eins sieben acht',
        ],
        email: 'hab ich nicht',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Gisela Pohl',
          phone: ['+49895550178', '+49895550178'],
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'geht-aber-knackt',
      kind: 'ein Ja mit Rest',
      says: {
        problem: 'im schulungsvideo fehlt der ton',
        topic: 'technisches problem',
        solved: 'ja aber es knackt jetzt dauernd',
        urgent: 'geht so nein',
        name: 'ralf engel',
        phone: 'null sechs neun fünf fünf fünf null eins acht neun',
        email: 'ralf punkt engel at posteo punkt de',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: false,
          name: 'Ralf Engel',
          email: 'ralf.engel@posteo.de',
        },
        mail: true,
      },
    },
    {
      id: 'festnetz-lieber-handy',
      kind: 'erst die eine dann lieber die andere Nummer',
      says: {
        problem: 'ich komm nicht mehr in mein konto',
        topic: 'konto',
        urgent: 'ja ich kann nix machen',
        name: 'vera kuhn',
        phone:
          'festnetz wär null drei null fünf fünf fünf null eins neun null aber lieber aufs handy null eins sieben eins fünf fünf fünf null eins neun eins',
        email: 'vera kuhn at gmx punkt de',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'account',
          urgent: true,
          name: 'Vera Kuhn',
          phone: ['+491715550191'],
          email: 'verakuhn@gmx.de',
        },
        mail: true,
      },
    },
  ],
};
