import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'und-schulung',
      kind: 'question midway',
      says: {
        name: 'gesa lohr',
        company: 'lohr reisen',
        need: 'terminplanung',
        budget: 'zweitausend',
        timeline: ['zeigt uns das denn auch jemand wie das geht', 'in zwei monaten'],
        email: 'gesa at lohr punkt de',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Gesa Lohr',
          budget: 2000,
          timeline: 'quarter',
        },
        mail: true,
        hears: ['Schulung'],
      },
    },
    {
      id: 'daten-wo',
      kind: 'only wants a fact',
      says: {
        first: 'ich wollt bloß hören wo bei ihnen die daten liegen',
        name: 'ok das wollt ich nur wissen',
        other: 'tschüss',
      },
      turns: 2,
      expect: {
        values: {
          name: null,
        },
        hears: ['Frankfurt'],
        mail: false,
      },
    },
  ],
};
