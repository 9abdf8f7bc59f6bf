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
  ],
};
