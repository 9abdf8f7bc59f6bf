import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'en-US',
  of: [
    {
      id: 'make-it-quick',
      kind: 'plain',
      says: {
        consent: 'make it quick',
        recommend: 'eight',
        reason: 'fast shipping',
        satisfaction: 'four',
        liked: 'price I guess',
        improve: 'the website',
        follow_up: 'no',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'shipping',
          satisfaction: 4,
          liked: 'price',
          improve: 'website',
          follow_up: false,
        },
      },
    },
    {
      id: 'was-nine-make-eight',
      kind: 'correction by part',
      says: {
        consent: 'ok',
        recommend: 'nine',
        reason: 'quick and polite',
        satisfaction: ['hm, can I change the first one to eight?', 'and a four here'],
        liked: 'quick',
        improve: 'nothing',
        follow_up: 'sure',
      },
      turns: 8,
      expect: {
        values: {
          recommend: 8,
          satisfaction: 4,
          follow_up: true,
        },
      },
    },
    {
      id: 'aside-in-survey',
      kind: 'aside',
      says: {
        consent: 'yeah',
        recommend: ['turn that down! sorry, what?', 'nine'],
        reason: 'never had an issue',
        satisfaction: 'five',
        liked: 'how simple it is',
        improve: 'cheaper',
        follow_up: 'yes',
      },
      turns: 8,
      expect: {
        values: {
          recommend: 9,
          reason: 'never had an issue',
          satisfaction: 5,
          liked: 'simple',
          improve: 'cheaper',
          follow_up: true,
        },
      },
    },
    {
      id: 'two-out-of-ten',
      kind: 'score in other words',
      says: {
        consent: 'go on then',
        recommend: 'two out of ten',
        reason: 'you sent me the wrong one twice',
        satisfaction: 'one. actually two',
        liked: 'not a thing',
        improve: 'check the box before you ship it',
        follow_up: 'please do',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 2,
          reason: 'wrong one',
          satisfaction: 2,
          improve: 'box',
          follow_up: true,
        },
      },
    },
    {
      id: 'cannot-rate',
      kind: 'refuses an optional value',
      says: {
        consent: 'yes',
        recommend: 'pass',
        reason: "I'd rather skip that",
        satisfaction: 'three',
        liked: 'parking',
        improve: 'pass',
        follow_up: 'no thank you',
      },
      turns: 7,
      expect: {
        values: {
          recommend: null,
          reason: null,
          satisfaction: 3,
          liked: 'parking',
          improve: null,
          follow_up: false,
        },
      },
    },
    {
      id: 'call-another-time',
      kind: 'says no',
      says: {
        consent: "I'm in a meeting, try me another time",
        recommend: 'I said not now',
        other: 'bye',
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
      id: 'seven-ish',
      kind: 'score in other words',
      says: {
        consent: 'sure why not',
        recommend: 'seven-ish',
        reason: 'it was fine',
        satisfaction: 'solid four',
        liked: 'the guy on the phone',
        improve: 'hold music',
        follow_up: 'nope',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 7,
          satisfaction: 4,
          liked: 'guy',
          improve: 'hold music',
          follow_up: false,
        },
      },
    },
    {
      id: 'who-are-you-with',
      kind: 'question midway',
      says: {
        consent: ['who is this again?', 'alright, go'],
        recommend: 'six',
        reason: 'took forever',
        satisfaction: 'three',
        liked: 'nothing in particular',
        improve: 'speed',
        follow_up: 'no',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 6,
          reason: 'forever',
          satisfaction: 3,
          improve: 'speed',
          follow_up: false,
        },
      },
    },
    {
      id: 'no-more-please',
      kind: 'hangs up',
      says: {
        consent: 'okay',
        recommend: 'five',
        reason: 'average',
        satisfaction: "look, that's enough questions, thanks, goodbye",
        liked: 'bye',
        improve: 'bye',
        follow_up: 'bye',
      },
      turns: 4,
      expect: {
        values: {
          recommend: 5,
          satisfaction: null,
          liked: null,
        },
      },
    },
  ],
};
