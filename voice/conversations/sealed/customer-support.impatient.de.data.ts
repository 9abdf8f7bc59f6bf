import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
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
