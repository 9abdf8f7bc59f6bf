import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'en-US',
  of: [
    {
      id: 'eight-not-seven',
      kind: 'correction by part',
      says: {
        consent: 'yeah go ahead',
        recommend: 'seven',
        reason: ['the first one should be an eight not seven', 'good value'],
        satisfaction: 'four',
        liked: 'the colors',
        improve: 'the wait',
        follow_up: 'no',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'value',
          satisfaction: 4,
          liked: 'colors',
          improve: 'wait',
          follow_up: false,
        },
      },
    },
    {
      id: 'four-no-five',
      kind: 'corrects themselves',
      says: {
        consent: 'okay',
        recommend: 'a four no a five',
        reason: 'it was late i mean it came two days late',
        satisfaction: 'two i mean three',
        liked: 'the box no the card inside',
        improve: 'be on time',
        follow_up: 'yes no no calls please',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 5,
          reason: 'two days late',
          satisfaction: 3,
          liked: 'card',
          follow_up: false,
        },
      },
    },
    {
      id: 'how-long-will-it-take',
      kind: 'only wants a fact',
      says: {
        first: 'how long is this gonna take',
        consent: "no that's too long sorry",
      },
      turns: 2,
      expect: {
        values: {
          consent: false,
        },
        hears: ['five minutes'],
      },
    },
  ],
};
