import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'frist-fuer-geld-zurueck',
      kind: 'only wants a fact',
      says: {
        first: 'bis wann kann ich denn mein Geld zurückverlangen',
        problem: 'gut mehr wollte ich nicht wissen',
        topic: ['nichts mehr danke', 'tschüss'],
        urgent: 'tschüss',
        name: 'tschüss',
        other: 'Wiederhören',
      },
      turns: 2,
      expect: { hears: ['30 Tage'], mail: false },
    },
  ],
};
