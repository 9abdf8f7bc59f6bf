import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'en-US',
  of: [
    {
      id: 'invoice-wrong-company',
      kind: 'service in chatter',
      says: {
        problem: 'ugh finally. okay so the invoice you sent has the wrong company name on it',
        topic: 'billing',
        urgent: 'not really, no',
        name: 'Gail Stroud, S T R O U D',
        phone: '571 555 0172',
        email: 'gail at stroud dot com',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'wrong company name',
          topic: 'billing',
          urgent: false,
          name: 'Gail Stroud',
          phone: '+15715550172',
          email: 'gail@stroud.com',
        },
        mail: true,
      },
    },
    {
      id: 'urgent-whole-office',
      kind: 'plain',
      says: {
        problem: 'none of us can sign in, the whole office',
        topic: 'uh, technical I guess',
        solved: 'no, same thing',
        urgent: 'well obviously, nobody can work',
        name: 'Dee Hammond',
        phone: '571 555 0174',
        email: 'dee at hammond law dot com',
      },
      turns: 7,
      expect: {
        values: {
          problem: 'sign in',
          solved: false,
          urgent: true,
          name: 'Dee Hammond',
          phone: '+15715550174',
          email: 'dee@hammondlaw.com',
        },
        mail: true,
      },
    },
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
    {
      id: 'mail-with-figures',
      kind: 'spelled e-mail',
      says: {
        problem: 'my account is locked',
        topic: 'account',
        urgent: 'yeah it is',
        name: 'Shay Moreno',
        phone: '703 555 0178',
        email: 's moreno two thousand four at yahoo dot com',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'account',
          urgent: true,
          name: 'Shay Moreno',
          email: 'smoreno2004@yahoo.com',
        },
        mail: true,
      },
    },
    {
      id: 'number-starts-over',
      kind: 'correction by part',
      says: {
        problem: 'the invoice total is wrong',
        topic: 'a bill',
        urgent: 'no',
        name: 'Otis Fry',
        phone: '571 555 01, no wait, 703 555 0179',
        email: 'no',
      },
      turns: 6,
      expect: {
        values: {
          phone: '+17035550179',
          name: 'Otis Fry',
        },
        mail: true,
      },
    },
  ],
};
