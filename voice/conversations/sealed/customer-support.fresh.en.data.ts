import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'en-US',
  of: [
    {
      id: 'scanner-not-printer',
      kind: 'correction by part',
      says: {
        problem: 'the printer page crashes every time',
        topic: 'technical',
        solved: "no and sorry i told you printer page it's the scanner page that crashes",
        urgent: 'a bit yes i cannot finish',
        name: 'ludmila voss',
        phone: '734 555 0119',
        email: 'ludmila at voss archive dot org',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'scanner',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Ludmila Voss',
          email: 'ludmila@vossarchive.org',
        },
        mail: true,
      },
    },
    {
      id: 'last-two-eight-four',
      kind: 'correction by part',
      says: {
        problem: 'i never got a receipt for my payment',
        topic: 'a bill',
        urgent: 'no',
        name: 'terrence aguilar',
        phone: '256 555 0148',
        email:
          'change the last two digits of that number to eight four please and email goes to t aguilar at pinegrove dot com',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Terrence Aguilar',
          phone: ['+12565550184', '2565550184'],
          email: 'taguilar@pinegrove.com',
        },
        mail: true,
      },
    },
    {
      id: 'wolfe-with-an-e',
      kind: 'correction by part',
      says: {
        problem: 'please close the profile of a colleague who retired',
        topic: 'the account',
        urgent: 'oh heavens no',
        name: 'nadine wolf',
        phone: ['wolfe has an e at the end people always drop it', '919 555 0163'],
        email: 'nadine at wolfe gardens dot com wolfe with the e again',
      },
      turns: 6,
      expect: {
        values: {
          urgent: false,
          name: 'Nadine Wolfe',
          phone: ['+19195550163', '9195550163'],
          email: 'nadine@wolfegardens.com',
        },
        mail: true,
      },
    },
    {
      id: 'what-is-pro-these-days',
      kind: 'question midway',
      says: {
        problem: 'you charged the wrong credit card',
        topic: 'bill',
        urgent: 'not today',
        name: ["remind me what's pro each month again", 'huh okay curtis ballantyne'],
        phone: '316 555 0187',
        email: 'curtis at ballantyne auto dot com',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Curtis Ballantyne',
          phone: ['+13165550187', '3165550187'],
          email: 'curtis@ballantyneauto.com',
        },
        hears: ['24|twenty-four|twenty four'],
        mail: true,
      },
    },
    {
      id: 'money-back-when',
      kind: 'question midway',
      says: {
        problem: 'i paid for march by mistake and want that money back so when would i see it on my card roughly',
        topic: 'billing',
        urgent: 'no it is not',
        name: 'anneke vermeulen',
        phone: '571 555 0128',
        email: 'anneke at canal bikes dot com',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Anneke Vermeulen',
          email: 'anneke@canalbikes.com',
        },
        hears: ['five to seven|5 to 7|5-7'],
        mail: true,
      },
    },
    {
      id: 'where-are-my-old-invoices',
      kind: 'only wants a fact',
      says: {
        first: 'hi where do i dig up my old invoices tax man is asking',
        problem: 'got it no other problem ta',
        else: 'no i found it',
      },
      turns: 2,
      expect: {
        hears: ['Billing'],
        mail: false,
      },
    },
    {
      id: 'eighty-one-and-on-the-tablet',
      kind: 'older person who tells stories',
      says: {
        problem:
          "i'm eighty one and my late husband ran the store books for thirty years on paper but my niece put your app on the tablet on sunday and since then it just shows a white page",
        topic: 'technical i believe she would say',
        solved: 'no honey white as snow',
        urgent: 'well yes i cannot do my books at all',
        name: 'winifred tasker my niece is carol but you want me',
        phone: '304 555 0152 it is the same number since 1974',
        email: 'no email for me sweetheart',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'white',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Winifred Tasker',
          phone: ['+13045550152', '3045550152'],
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'no-well-yes-it-is',
      kind: 'corrects themselves',
      says: {
        problem: 'uploading photos does not work since this morning',
        topic: 'a technical one',
        solved: 'tried it same story no',
        urgent: 'no well yes yes it is we sell with those',
        name: 'gideon marsh',
        phone: '860 555 0106',
        email: 'gideon at marsh ceramics dot com',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Gideon Marsh',
          phone: ['+18605550106', '8605550106'],
          email: 'gideon@marshceramics.com',
        },
        mail: true,
      },
    },
    {
      id: 'orville-is-at-sea',
      kind: 'for someone else',
      says: {
        first: "it's about my husband's account he's out on the boat so i'm ringing they locked him out of his profile",
        topic: 'account',
        urgent: 'not while he is fishing no',
        name: 'the name is his orville banks',
        phone: 'call mine 907 555 0173 he has no signal',
        email: 'orville at banks charters dot com',
      },
      turns: 5,
      expect: {
        values: {
          urgent: false,
          name: 'Orville Banks',
          phone: ['+19075550173', '9075550173'],
          email: 'orville@bankscharters.com',
        },
        mail: true,
      },
    },
    {
      id: 'thought-it-was-the-pharmacy',
      kind: 'wrong department',
      says: {
        first: "hello is this the pharmacy on ninth oh it isn't is it i've misdialed so sorry goodbye",
        problem: 'no no i have the wrong number bye',
        else: 'wrong number',
      },
      turns: 1,
      expect: {
        mail: false,
      },
    },
  ],
};
