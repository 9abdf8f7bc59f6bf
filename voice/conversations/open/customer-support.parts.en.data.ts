import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'en-US',
  of: [
    {
      id: 'till-i-see-the-money',
      kind: 'question midway',
      says: {
        problem: 'yeah i got charged twice this month',
        topic: 'billing',
        urgent: ['how long till i see the money back on my card', 'nah not urgent'],
        name: 'wes calloway',
        phone: 'eight one three five five five oh one four four',
        email: 'wes at calloway dot com',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Wes Calloway',
          phone: '+18135550144',
        },
        mail: true,
        hears: ['five to seven'],
      },
    },
    {
      id: 'when-somebody-looks',
      kind: 'question midway',
      says: {
        problem: "my calendar isn't syncing since this morning",
        topic: 'technical',
        solved: 'nope still the same',
        urgent: "it's not stopping me no",
        name: ["when's somebody gonna look at this", 'lou ann pruitt'],
        phone: 'nine oh one five five five oh one seven three',
        email: 'no',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: false,
          name: 'Lou Ann Pruitt',
          phone: '+19015550173',
        },
        mail: true,
        hears: ['one working day|two hours'],
      },
    },
    {
      id: 'four-seven-one',
      kind: 'correction by part',
      says: {
        problem: 'order four four one seven never showed up',
        topic: ["sorry it's four four seven one not one seven", 'something else'],
        urgent: 'no',
        name: 'opal dunn',
        phone: 'eight one three five five five oh one eight eight',
        email: 'no',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'other',
          name: 'Opal Dunn',
          phone: '+18135550188',
          problem: ['4471', 'four four seven one'],
        },
        mail: true,
      },
    },
    {
      id: 'area-code-eight-twelve',
      kind: 'correction by part',
      says: {
        problem: "can't log in",
        topic: 'technical',
        solved: 'no',
        urgent: 'yes',
        name: 'clint mabry',
        phone: 'eight one three five five five oh one eight nine',
        'phone?': 'yes',
        email: ["wait the area code's eight one two", 'no email'],
      },
      turns: 9,
      expect: {
        values: {
          topic: 'technical',
          urgent: true,
          name: 'Clint Mabry',
          phone: '+18125550189',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'bill-no-my-account',
      kind: 'corrects themselves',
      says: {
        problem: "i can't see my invoices no wait i can see them i can't download them",
        topic: "a bill no it's technical i guess",
        solved: "yes uh no it isn't",
        urgent: 'no well yes actually',
        name: 'rhonda sykes',
        phone: 'two one six five five five oh one three one no one three seven',
        email: 'no',
      },
      turns: 7,
      expect: {
        values: {
          problem: 'download',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Rhonda Sykes',
          phone: '+12165550137',
        },
        mail: true,
      },
    },
    {
      id: 'money-back-six-weeks',
      kind: 'only wants a fact',
      says: {
        first: 'can i still get my money back after like six weeks',
        problem: 'okay too late then thanks bye',
        topic: 'no bye',
        other: 'bye',
      },
      turns: 2,
      expect: {
        hears: ['30 days'],
        mail: false,
      },
    },
    {
      id: 'reach-you-tonight',
      kind: 'only wants a fact',
      says: {
        first: 'till when can i reach somebody over there tonight',
        problem: "good i'll call later bye",
        topic: 'no bye',
        other: 'bye',
      },
      turns: 2,
      expect: {
        hears: ['8 PM'],
        mail: false,
      },
    },
  ],
};
