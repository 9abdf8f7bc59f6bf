import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'cancel-no-wait-move',
      kind: 'second thoughts',
      line: '+15715550181',
      has: {
        at: ['Tue 10:00'],
        name: 'Lou Marsh',
        phone: '+15715550181',
      },
      says: {
        first: 'hey can you cancel my appointment no wait move it to friday',
        service: 'move my appointment',
        time: 'friday at ten',
        shall: 'yes',
        else: 'no',
      },
      turns: 4,
      expect: {
        booked: ['Fri 10:00'],
      },
    },
    {
      id: 'move-nah-cancel',
      kind: 'second thoughts',
      line: '+15715550182',
      has: {
        at: ['Mon 11:00'],
        name: 'Ned Ackroyd',
        phone: '+15715550182',
      },
      says: {
        first: 'need to reschedule',
        time: ['thursday at one', 'actually you know what just cancel the whole thing'],
        shall: 'yeah no just cancel it',
        sure: 'yes cancel it',
        else: 'no',
      },
      turns: 4,
      expect: {
        booked: [],
      },
    },
    {
      id: 'no-dont-book-anything',
      kind: 'second thoughts',
      says: {
        service: 'cleaning',
        name: 'priya shah',
        email: 'priya at shah dot com',
        phone: "actually no don't book anything",
        else: 'no bye',
      },
      turns: 4,
      expect: {
        booked: [],
      },
    },
    {
      id: 'forget-it-where-are-you',
      kind: 'second thoughts',
      says: {
        service: 'a checkup',
        name: 'forget it just tell me where you are',
        else: "great that's it",
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['214'],
      },
    },
    {
      id: 'john-smith-calling',
      kind: 'second thoughts',
      says: {
        first: 'john smith calling',
        service: 'i need a filling',
        name: 'john smith',
        email: 'john at smith dot com',
        phone: 'no',
        time: 'tuesday at eleven',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'John Smith',
        },
        booked: ['Tue 11:00'],
      },
    },
    {
      id: 'quick-one-saturdays',
      kind: 'second thoughts',
      says: {
        first: 'yeah hi quick one are you open saturdays',
        service: 'cleaning then',
        name: 'gwen pope',
        email: 'gwen at pope dot com',
        phone: 'no',
        time: 'saturday at ten',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Gwen Pope',
        },
        hears: ['1 PM'],
        booked: ['Sat 10:00'],
      },
    },
    {
      id: 'new-knee-stairs',
      kind: 'second thoughts',
      says: {
        service: 'cleaning',
        name: ["i've a new knee will i have to climb stairs", 'bernard foyle'],
        email: 'bernard at foyle dot com',
        phone: 'no',
        time: 'wednesday at two',
        shall: 'yes',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Bernard Foyle',
        },
        hears: ['elevator'],
        booked: ['Wed 14:00'],
      },
    },
    {
      id: 'tuesday-scratch-that',
      kind: 'second thoughts',
      says: {
        service: 'whitening scratch that a cleaning',
        name: 'abby lorne',
        email: 'abby at lorne dot com',
        phone: 'no',
        time: 'tuesday no scratch that wednesday at nine',
        shall: 'yes',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Abby Lorne',
          service: 'cleaning',
        },
        without: {
          service: ['whitening'],
        },
        booked: ['Wed 9:00'],
      },
    },
    {
      id: 'take-it-no-later',
      kind: 'second thoughts',
      says: {
        service: 'checkup',
        name: 'fay moss',
        email: 'fay at moss dot com',
        phone: 'no',
        time: 'monday at ten',
        shall: ["yes oh no wait i've got school run, eleven", 'yes'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Fay Moss',
        },
        booked: ['Mon 11:00'],
        waitsOn: ["yes oh no wait i've got school run, eleven"],
      },
    },
  ],
};
