import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'en-US',
  of: [
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
