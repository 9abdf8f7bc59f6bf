import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'waere-ne-neun-gewesen',
      kind: 'was es gewesen wäre',
      says: {
        consent: 'ja machen sie',
        recommend: 'wär ne neun gewesen aber der monteur kam zu spät also sechs',
        reason: 'die verspätung halt',
        satisfaction: 'drei',
        liked: 'die arbeit selber war sauber',
        improve: 'pünktlicher kommen',
        follow_up: 'nee',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 6,
          reason: 'verspätung',
          satisfaction: 3,
          liked: 'sauber',
          improve: 'pünktlicher',
          follow_up: false,
        },
      },
    },
    {
      id: 'meine-frau-sagt-vier',
      kind: 'die Note eines anderen',
      says: {
        consent: 'wenns schnell geht',
        recommend: 'meine frau würd vier sagen ich sag acht',
        reason: 'guter preis',
        satisfaction: 'vier von fünf',
        liked: 'das personal',
        improve: 'fällt mir nix ein',
        follow_up: 'meinetwegen',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'preis',
          satisfaction: 4,
          liked: 'personal',
          follow_up: true,
        },
      },
    },
  ],
};
