import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'school-thing-half-eleven',
      kind: 'takes a time back with a reason',
      says: {
        service: 'i think i lost a filling',
        name: 'priya raman',
        email: 'p raman at hillmail dot com',
        phone: 'two one two five five five oh one one nine',
        time: "monday at ten oh that's when i've got the school thing so eleven thirty",
        shall: 'yeah perfect',
      },
      turns: 6,
      expect: {
        values: {
          service: 'filling',
          name: 'Priya Raman',
          email: 'praman@hillmail.com',
          phone: '+12125550119',
        },
        booked: ['Mon 11:30'],
      },
    },
    {
      id: 'closest-to-lunch',
      kind: 'picks by what is near it',
      says: {
        service: 'check up',
        name: 'doug lindqvist',
        email: 'doug at lindqvist dot net',
        phone: 'no phone thanks',
        time: 'tuesday sometime in the morning',
        offer: 'whichever is closest to lunch',
        shall: 'great',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Doug Lindqvist',
          email: 'doug@lindqvist.net',
          phone: null,
        },
        booked: ['Tue 8:00-12:00'],
        picks: 'last',
      },
    },
    {
      id: 'he-is-off-thursdays',
      kind: 'another day for a reason, the hour stays',
      says: {
        service: 'my wisdom tooth is acting up',
        name: 'carla mendes',
        email: 'carla mendes at postbox dot com all one word',
        phone: 'eight four five five five five oh one three three',
        time: 'wednesday at three',
        shall: ["my husband has to drive me though and he's only off thursdays", 'yes please'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Carla Mendes',
          email: 'carlamendes@postbox.com',
          phone: '+18455550133',
        },
        booked: ['Thu 15:00'],
        waitsOn: ["my husband has to drive me though and he's only off thursdays"],
      },
    },
    {
      id: 'what-will-it-run-me',
      kind: 'price asked behind a yes',
      says: {
        service: 'teeth cleaning',
        name: 'wes okafor',
        email: 'wes dot okafor at gmail dot com',
        phone: 'i go by email only',
        time: 'thursday nine thirty',
        shall: ["yeah that works what's the cleaning gonna run me though", 'fine yeah'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Wes Okafor',
          email: 'wes.okafor@gmail.com',
          phone: null,
        },
        booked: ['Thu 9:30'],
        hears: ['140'],
      },
    },
    {
      id: 'robert-on-the-insurance',
      kind: 'two names of one person',
      says: {
        service: 'just a check up',
        name: "everybody calls me bobby but on the insurance it's robert haines",
        email: 'bobby haines at gmail dot com',
        phone: 'six four six five five five oh one four four',
        time: 'friday at two',
        shall: 'sure',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Robert Haines',
          email: 'bobbyhaines@gmail.com',
          phone: '+16465550144',
        },
        booked: ['today 14:00|Fri 14:00'],
      },
    },
    {
      id: 'i-switched-to-proton',
      kind: 'an old address, then the new one',
      says: {
        service: 'whitening',
        name: 'jo marsh',
        email: "it used to be jo marsh at yahoo but i've moved over to jo dot marsh at protonmail dot com",
        phone: 'nope',
        time: 'next wednesday at eleven',
        shall: 'yep',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Jo Marsh',
          email: 'jo.marsh@protonmail.com',
          phone: null,
        },
        booked: ['Wed 11:00|Wed+1 11:00'],
      },
    },
    {
      id: 'crown-not-just-a-check-up',
      kind: 'what for is changed at the phone question',
      says: {
        service: 'a check up',
        name: 'ines barlow',
        email: 'ines at barlow studio dot com',
        phone:
          "could you put down that it's a crown and not a check up and my number is three four seven five five five oh one five one",
        time: 'tuesday at four',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          service: 'crown',
          name: 'Ines Barlow',
          phone: '+13475550151',
        },
        booked: ['Tue 16:00'],
      },
    },
    {
      id: 'gone-by-three-thirty',
      kind: 'between two hours',
      says: {
        service: 'my gums bleed',
        name: 'tobias wren like the bird',
        email: 'twren at fastmail dot com',
        phone: 'five one six five five five oh one zero seven',
        time: "thursday but i can't get there before two and i've gotta be gone by three thirty",
        offer: 'two is good',
        shall: 'yes two',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Tobias Wren',
          email: 'twren@fastmail.com',
          phone: '+15165550107',
        },
        booked: ['Thu 14:00-15:00'],
      },
    },
    {
      id: 'push-it-to-the-day-after',
      kind: 'moves theirs by a day',
      says: {
        first:
          "hey it's lou fontana i'm in the book for tuesday at ten and something's come up could we push it to the day after",
        time: 'wednesday ten',
        shall: 'yes',
        sure: 'yes',
      },
      turns: 3,
      line: '+12125550188',
      has: {
        at: ['Tue 10:00'],
        name: 'Lou Fontana',
        phone: '+12125550188',
      },
      expect: {
        booked: ['Wed 10:00'],
      },
    },
    {
      id: 'ring-the-bell-or-just-walk-in',
      kind: 'question no page answers',
      says: {
        service: 'a toothache',
        name: 'marge dill',
        email: 'marge at dill farm dot com',
        phone: ['do i ring a bell downstairs or just walk in', 'no number'],
        time: 'monday at one',
        shall: 'yes that works',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Marge Dill',
          email: 'marge@dillfarm.com',
        },
        booked: ['Mon 13:00'],
      },
    },
  ],
};
