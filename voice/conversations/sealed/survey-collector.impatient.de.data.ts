import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'bin-im-termin',
      kind: 'says no',
      says: {
        consent: 'ich sitze gerade in einer Besprechung, ein andermal',
        recommend: 'jetzt nicht, danke',
        other: 'tschüss',
      },
      turns: 1,
      expect: {
        values: {
          consent: [false, null],
          recommend: null,
        },
      },
    },
    {
      id: 'sieben-so-etwa',
      kind: 'score in other words',
      says: {
        consent: 'na gut',
        recommend: 'sieben so in etwa',
        reason: 'war okay',
        satisfaction: 'eine gute vier',
        liked: 'der Preis',
        improve: 'weiß nicht',
        follow_up: 'lieber nicht',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 7,
          satisfaction: 4,
          liked: 'Preis',
          follow_up: false,
        },
      },
    },
  ],
};
