import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'drop-it-no-shift-it',
      kind: 'second thoughts',
      line: '+15715550191',
      has: {
        at: ['Thu 14:00'],
        name: 'Cass Weller',
        phone: '+15715550191',
      },
      says: {
        first: 'could you drop my thursday slot, hmm, no, shift it to next day same time',
        service: 'move my appointment',
        time: 'friday at two',
        shall: 'yes',
        else: 'no',
      },
      turns: 4,
      expect: {
        booked: ['Fri 14:00'],
      },
    },
    {
      id: 'keep-it-after-all',
      kind: 'second thoughts',
      line: '+15715550192',
      has: {
        at: ['Mon 9:30'],
        name: 'Otis Bram',
        phone: '+15715550192',
      },
      says: {
        first: 'i want to cancel monday',
        sure: 'oh hold on, no, i can make it, leave it',
        else: 'nope',
      },
      turns: 3,
      expect: {
        booked: ['Mon 9:30'],
      },
    },
    {
      id: 'on-second-thought-none',
      kind: 'second thoughts',
      says: {
        service: 'filling',
        name: 'lena voss',
        email: "you know what on second thought i'll call back another day",
        else: 'no',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'never-mind-how-much',
      kind: 'second thoughts',
      says: {
        service: 'cleaning',
        name: 'never mind, how much is one anyway',
        else: 'okay thanks bye',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['140'],
      },
    },
    {
      id: 'this-is-mona-from',
      kind: 'second thoughts',
      says: {
        first: 'hi this is mona reyes speaking',
        service: 'crown came off',
        name: 'mona reyes',
        email: 'mona at reyes dot com',
        phone: 'no',
        time: 'thursday at three',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Mona Reyes',
        },
        booked: ['Thu 15:00'],
      },
    },
    {
      id: 'crutches-lift',
      kind: 'second thoughts',
      says: {
        service: 'checkup',
        name: ["i'm on crutches, is there a lift", 'sid harlow'],
        email: 'sid at harlow dot com',
        phone: 'no',
        time: 'friday at nine',
        shall: 'yes',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Sid Harlow',
        },
        hears: ['elevator'],
        booked: ['Fri 9:00'],
      },
    },
    {
      id: 'ten-thirty-make-that',
      kind: 'second thoughts',
      says: {
        service: 'cleaning',
        name: 'ines tolman',
        email: 'ines at tolman dot com',
        phone: 'no',
        time: 'wednesday ten thirty make that eleven thirty',
        shall: 'yes',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Ines Tolman',
        },
        booked: ['Wed 11:30'],
      },
    },
    {
      id: 'for-me-no-for-my-son',
      kind: 'second thoughts',
      says: {
        service: 'a checkup for me, well, for my son actually',
        name: 'leo grant',
        email: 'amy at grant dot com',
        phone: 'no',
        time: 'monday at four',
        shall: 'yes',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Leo Grant',
        },
        booked: ['Mon 16:00'],
      },
    },
    {
      id: 'yes-no-hang-on-calendar',
      kind: 'second thoughts',
      says: {
        service: 'filling',
        name: 'ruth oaks',
        email: 'ruth at oaks dot com',
        phone: 'no',
        time: 'tuesday at eight',
        shall: ['go for it, actually hang on, is wednesday at eight free', 'yes'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Ruth Oaks',
        },
        booked: ['Wed 8:00'],
        waitsOn: ['go for it, actually hang on, is wednesday at eight free'],
      },
    },
  ],
};
