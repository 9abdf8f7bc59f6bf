import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'aber-schnell',
      kind: 'plain',
      says: {
        consent: 'aber bitte schnell',
        recommend: 'acht',
        reason: 'nette Beratung',
        satisfaction: 'vier',
        liked: 'die Beratung',
        improve: 'die Hotline',
        follow_up: 'nein',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'Beratung',
          satisfaction: 4,
          improve: 'Hotline',
          follow_up: false,
        },
      },
    },
    {
      id: 'zahl-aendern',
      kind: 'correction by part',
      says: {
        consent: 'ja',
        recommend: 'neun',
        reason: ['nein, machen Sie doch eine acht draus', 'ging flott'],
        satisfaction: 'fünf',
        liked: 'alles',
        improve: 'nichts',
        follow_up: 'ja klar',
      },
      turns: 8,
      expect: {
        values: {
          recommend: 8,
          reason: 'flott',
          satisfaction: 5,
          follow_up: true,
        },
      },
    },
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
