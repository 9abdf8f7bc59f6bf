import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'en-US',
  of: [
    {
      id: 'while-i-have-you',
      kind: 'question midway',
      says: {
        problem: 'my invoice from march is missing',
        topic: 'billing',
        urgent: 'no',
        name: ["while i've got you how do i get a fresh password", "it's norm abbott"],
        phone: 'four one two five five five oh one six one',
        email: 'no',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          name: 'Norm Abbott',
          phone: '+14125550161',
        },
        mail: true,
        hears: ['Forgot password'],
      },
    },
    {
      id: 'which-browsers',
      kind: 'only wants a fact',
      says: {
        first: 'does your app run okay in opera or which browsers do i need',
        problem: 'right okay thanks that answers it',
        topic: 'no bye',
        other: 'bye',
      },
      turns: 2,
      expect: {
        hears: ['Chrome'],
        mail: false,
      },
    },
  ],
};
