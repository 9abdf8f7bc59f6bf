import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'en-US',
  of: [
    {
      id: 'topic-changes',
      kind: 'correction by part',
      says: {
        problem: 'my reports are empty since Monday',
        topic: 'billing',
        urgent: ['wait no, not billing, technical', 'no'],
        solved: 'no',
        name: 'Al Bixby',
        phone: '571 555 0175',
        email: 'no',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'technical',
          urgent: false,
          name: 'Al Bixby',
        },
        mail: true,
      },
    },
    {
      id: 'how-long-until',
      kind: 'question midway',
      says: {
        problem: 'I was charged after I canceled',
        topic: 'a charge',
        urgent: 'no',
        name: 'Lyle Beck',
        phone: ['how long does a refund take?', '571 555 0177'],
        email: 'lyle at beck dot com',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          name: 'Lyle Beck',
          phone: '+15715550177',
          email: 'lyle@beck.com',
        },
        mail: true,
        hears: ['five to seven'],
      },
    },
  ],
};
