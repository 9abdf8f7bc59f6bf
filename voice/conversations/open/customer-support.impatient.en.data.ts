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
  ],
};
