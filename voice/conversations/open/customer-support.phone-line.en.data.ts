import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'en-US',
  of: [
    {
      id: 'twelve-bucks-twice',
      kind: 'number in groups',
      says: {
        problem: 'yeah hi so you guys charged me twice this month twelve bucks and then twelve bucks again',
        topic: "it's the bill",
        urgent: "no no it's just annoying",
        name: 'marisol echeverria e c h e v e r r i a',
        phone: "it's nine one five double five five oh one three eight",
        email: 'marisol dot e at gmail dot com',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'charged',
          topic: 'billing',
          urgent: false,
          name: 'Marisol Echeverria',
          phone: ['+19155550138', '9155550138'],
          email: 'marisol.e@gmail.com',
        },
        mail: true,
      },
    },
    {
      id: 'put-that-down-mijo',
      kind: 'an aside to a child',
      says: {
        first:
          "hi sorry one sec mijo put that down okay hi so the app just keeps spinning and i can't get into my schedule",
        topic: 'technical i guess',
        solved: ["hang on it's starting back up", 'nope still spinning'],
        urgent: "yeah i've got customers standing here",
        name: 'dwayne okonkwo',
        phone: "the number i'm on is fine",
        email: 'nah skip that',
      },
      turns: 7,
      line: '+17705550172',
      expect: {
        values: {
          problem: 'spinning',
          topic: 'technical',
          urgent: true,
          name: 'Dwayne Okonkwo',
          phone: '+17705550172',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'would-you-look-at-that',
      kind: 'the quick fix works',
      says: {
        problem: 'your app froze on me right in the middle of printing a label',
        topic: 'technical',
        solved: "huh well would you look at that it's working again",
      },
      turns: 2,
      expect: {
        values: { topic: 'technical', solved: true },
        mail: false,
      },
    },
    {
      id: 'how-long-for-my-money-back',
      kind: 'only wants a fact',
      says: {
        first: 'hi how long do i have to ask for a refund',
        problem: "no that's all i needed thanks bye",
        else: 'nope thanks',
      },
      turns: 2,
      expect: {
        hears: ['30 days|thirty days'],
        mail: false,
      },
    },
    {
      id: 'dad-never-picks-up',
      kind: 'for someone else',
      says: {
        problem: "i'm calling for my dad he's locked out of his account and the reset mail never shows up",
        topic: 'his account',
        solved: 'no same thing',
        urgent: "well he can't get his orders out so yeah it is",
        name: 'put it under his name rutger vandenberg',
        phone: ['what do you need a number for', 'okay 269 555 0195 that one is mine he never picks up'],
        email: 'rutger at vandenberg tulips dot com',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'locked out',
          topic: ['account', 'technical'],
          urgent: true,
          name: 'Rutger Vandenberg',
          phone: ['+12695550195', '2695550195'],
          email: 'rutger@vandenbergtulips.com',
        },
        mail: true,
      },
    },
    {
      id: 'kessler-and-daughter',
      kind: 'corrects the last digit',
      says: {
        first: "the name on my invoices is wrong it still says kessler plumbing and we're kessler and daughter now",
        topic: "it's on the invoices so billing",
        urgent: 'no no it can wait a week',
        name: 'annika kessler',
        phone: '804 555 0111 no sorry 0117',
        email: 'annika at kessler and daughter dot com',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'invoices',
          topic: ['billing', 'account'],
          urgent: false,
          name: 'Annika Kessler',
          phone: ['+18045550117', '8045550117'],
          email: 'annika@kessleranddaughter.com',
        },
        mail: true,
      },
    },
  ],
};
