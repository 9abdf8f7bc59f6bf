import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'beim-essen',
      kind: 'says no',
      says: { consent: 'wir sitzen gerade beim Essen', recommend: 'nein, Wiederhören' },
      turns: 1,
      expect: { values: { consent: [false, null], recommend: null } },
    },
    {
      id: 'erste-doch-sieben',
      kind: 'correction by part',
      says: {
        consent: 'ja',
        recommend: 'neun',
        reason: 'gute Ware',
        satisfaction: ['kann ich die erste auf sieben ändern?', 'vier'],
        liked: 'Geschmack',
        improve: 'größere Portionen',
        follow_up: 'nein',
      },
      turns: 8,
      expect: { values: { recommend: 7, satisfaction: 4, liked: 'Geschmack' } },
    },
    {
      id: 'gute-sieben',
      kind: 'score in other words',
      says: {
        consent: 'von mir aus',
        recommend: 'eine gute sieben',
        reason: 'ordentlich',
        satisfaction: 'so in der Mitte, drei',
        liked: 'die Lage',
        improve: 'die Toiletten',
        follow_up: 'lieber nicht',
      },
      turns: 7,
      expect: { values: { consent: true, recommend: 7, satisfaction: 3, follow_up: false } },
    },
  ],
};
