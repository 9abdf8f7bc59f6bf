import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'wann-kommt-geld',
      kind: 'question midway',
      says: {
        problem: 'ich habe gekündigt und es wurde trotzdem abgebucht',
        topic: 'Rechnung',
        urgent: 'nein',
        name: 'Lutz Behn',
        phone: ['wie lange dauert denn so eine Erstattung?', '0171 5550168'],
        email: 'nein danke',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Lutz Behn',
          phone: '+491715550168',
        },
        mail: true,
        hears: ['fünf bis sieben'],
      },
    },
    {
      id: 'will-menschen',
      kind: 'asks for a person',
      says: {
        first: 'Mitarbeiter bitte',
        problem: 'ich will mit einem Menschen reden',
        callback: '0171 5550169',
        name: 'Rita Moll',
        other: 'ja',
      },
      turns: 3,
      expect: {
        task: true,
      },
    },
    {
      id: 'rechnung-falsche-adresse',
      kind: 'service in chatter',
      says: {
        problem: 'Mensch, endlich. Also auf der Rechnung steht eine völlig falsche Adresse',
        topic: 'Rechnung',
        urgent: 'nee, geht schon',
        name: 'Kurt Senge',
        phone: '0171 5550166',
        email: 'kurt at senge punkt de',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'falsche Adresse',
          topic: 'billing',
          urgent: false,
          name: 'Kurt Senge',
          phone: '+491715550166',
          email: 'kurt@senge.de',
        },
        mail: true,
      },
    },
    {
      id: 'moment-probiere',
      kind: 'an act is no result',
      says: {
        problem: 'die App bleibt beim Start hängen',
        topic: 'technisch',
        solved: ['Moment, ich probier das mal', 'nein, hängt wieder'],
        urgent: 'ja schon',
        name: 'Ines Valk',
        phone: '0171 5550167',
        email: 'nein',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Ines Valk',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'nicht-technisch',
      kind: 'correction by part',
      says: {
        problem: 'ich komme nicht an meine Belege',
        topic: 'technisch',
        solved: 'nein',
        urgent: ['ach warten Sie, das ist eher eine Kontosache', 'nein'],
        name: 'Nils Ahrend',
        phone: '0171 5550170',
        email: 'nein',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'account',
          urgent: false,
          name: 'Nils Ahrend',
        },
        mail: true,
      },
    },
  ],
};
