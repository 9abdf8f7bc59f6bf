import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'en-US',
  of: [
    {
      id: 'hold-on-let-me-try',
      kind: 'an act is no result',
      says: {
        problem: 'the app freezes on the start screen',
        topic: 'technical',
        solved: ['hold on, let me try', 'nope, frozen again'],
        urgent: 'kind of, yes',
        name: 'Ivo Radic',
        phone: '703 555 0173',
        email: 'skip that',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Ivo Radic',
          phone: '+17035550173',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'forgot-my-password-again',
      kind: 'only wants a fact',
      says: {
        first: 'I forgot my password again, how do I reset it',
        problem: 'okay got it, bye',
        topic: 'no thanks, bye',
        other: 'bye',
      },
      turns: 2,
      expect: {
        hears: ['Forgot password'],
        mail: false,
      },
    },
    {
      id: 'name-is-spelled-for-ticket',
      kind: 'name in another form',
      says: {
        problem: 'cannot export to Excel',
        topic: 'technical',
        solved: "it's still broken",
        urgent: 'no',
        name: "Mrs. O'Dell, that's O apostrophe D E L L, Nancy",
        phone: '571 555 0176',
        email: 'no thanks',
      },
      turns: 8,
      expect: {
        values: {
          solved: false,
          urgent: false,
          name: ["Nancy O'Dell", "O'Dell"],
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'already-works-now',
      kind: 'an act is no result',
      says: {
        problem: "I can't upload pictures",
        topic: 'technical',
        solved: ['give me a minute', "well what do you know, it's working"],
      },
      turns: 4,
      expect: {
        values: {
          solved: true,
        },
        mail: false,
      },
    },
    {
      id: 'talk-to-human-support',
      kind: 'asks for a person',
      says: {
        first: 'representative',
        problem: 'I said representative',
        callback: '571 555 0180',
        name: 'Greta Lang',
        other: 'yes',
      },
      turns: 3,
      expect: {
        task: true,
      },
    },
    {
      id: 'not-stopping-but-annoying',
      kind: 'plain',
      says: {
        problem: 'the calendar shows the wrong time zone',
        topic: 'technical problem',
        solved: 'still wrong',
        urgent: "no, it's just annoying",
        name: 'Yusuf Amari',
        phone: 'you have it. oh wait, 571 555 0181',
        email: 'none',
      },
      turns: 7,
      expect: {
        values: {
          problem: 'time zone',
          solved: false,
          urgent: false,
          name: 'Yusuf Amari',
          phone: '+15715550181',
          email: null,
        },
        mail: true,
      },
    },
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
