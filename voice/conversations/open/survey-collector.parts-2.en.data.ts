import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'en-US',
  of: [
    {
      id: 'seven-hm-no-six',
      kind: 'corrects themselves',
      says: {
        consent: 'sure',
        recommend: 'seven hm no six',
        reason: 'the price no the delivery was late',
        satisfaction: 'three or no two',
        liked: 'nothing well the app',
        improve: 'speed',
        follow_up: 'no wait yes okay',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 6,
          satisfaction: 2,
          improve: 'speed',
          follow_up: true,
        },
      },
    },
  ],
};
