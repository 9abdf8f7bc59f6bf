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
  ],
};
