import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'machens-an-achter-draus',
      kind: 'correction by part',
      says: {
        consent: 'ja mei wenns schnell geht',
        recommend: 'so a siebener',
        reason: 'die lieferung war flott aber der karton war hinüber',
        satisfaction: ['moment bei der weiterempfehlung machens lieber an achter draus', 'a vierer'],
        liked: 'dass der fahrer die kiste raufgetragen hat',
        improve: 'na bessere kartons halt',
        follow_up: 'na brauchts ned',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'lieferung',
          satisfaction: 4,
          liked: 'fahrer',
          improve: 'kartons',
          follow_up: false,
        },
      },
    },
    {
      id: 'dazu-sag-ich-nix',
      kind: 'refuses an optional value',
      says: {
        consent: 'von mir aus',
        recommend: 'null komma null',
        reason: 'dazu sag ich nix',
        satisfaction: 'höchstens ne zwei',
        liked: 'da fällt mir nix ein',
        improve: 'dass mal jemand ans telefon geht',
        follow_up: 'bloß nicht',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 0,
          reason: null,
          satisfaction: 2,
          liked: null,
          improve: 'telefon',
          follow_up: false,
        },
      },
    },
  ],
};
