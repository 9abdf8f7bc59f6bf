import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'friend-said-saturdays',
      kind: 'question midway',
      says: {
        service: 'teeth whitening please',
        name: ['a friend of mine told me you guys do saturdays is that right', "okay cool it's becca stroud"],
        email: 'becca at stroud dot org',
        phone: "i'd rather not say",
        time: 'saturday at eleven',
        shall: 'yep',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Becca Stroud',
        },
        booked: ['Sat 11:00'],
        hears: ['1 PM'],
      },
    },
    {
      id: 'with-the-bus-where',
      kind: 'question midway',
      says: {
        service: 'checkup',
        name: 'wilbur finch',
        email: 'wilbur at finch dot net and remind me whereabouts are you on the map',
        phone: 'nope',
        time: 'tuesday at two',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Wilbur Finch',
          email: 'wilbur@finch.net',
        },
        booked: ['Tue 14:00'],
        hears: ['214'],
      },
    },
    {
      id: 'insurance-at-the-offer',
      kind: 'question midway',
      says: {
        service: 'a filling',
        name: 'dana kells',
        email: 'dana at kells dot com',
        phone: 'no',
        time: 'wednesday at nine',
        shall: ['would my metlife go towards that at all', 'alright yes then'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Dana Kells',
        },
        booked: ['Wed 9:00'],
        hears: ['MetLife'],
        waitsOn: ['would my metlife go towards that at all'],
      },
    },
    {
      id: 'an-s-not-an-f',
      kind: 'correction by part',
      says: {
        service: 'cleaning',
        name: 'cliff rafter',
        email: ['rafter with an s in the middle like raster', 'cliff at raster dot com'],
        phone: 'no',
        time: 'monday at eight',
        shall: 'yes',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Cliff Raster',
        },
        booked: ['Mon 8:00'],
      },
    },
    {
      id: 'middle-three-digits',
      kind: 'correction by part',
      says: {
        service: 'cleaning',
        name: 'pia norden',
        email: 'pia at norden dot com',
        phone: 'five oh three five five five oh one one two',
        'phone?': 'yes',
        time: ['oh the phone it ends one two not one one two i mean one two one', 'thursday at noon'],
        shall: 'yes',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Pia Norden',
          phone: '+15035550121',
        },
        booked: ['Thu 12:00'],
      },
    },
    {
      id: 'mail-is-dot-net',
      kind: 'correction by part',
      says: {
        service: 'checkup',
        name: 'hal bream',
        email: 'hal at bream dot com',
        'email?': 'yes',
        phone: ['hang on that email ends in dot net', 'no number'],
        time: 'friday at ten',
        shall: 'yes',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Hal Bream',
          email: 'hal@bream.net',
          phone: null,
        },
        booked: ['Fri 10:00'],
      },
    },
    {
      id: 'the-half-hour-before',
      kind: 'correction by part',
      says: {
        service: 'crown',
        name: 'nell pike',
        email: 'nell at pike dot com',
        phone: 'no',
        time: 'tuesday at three',
        shall: ['make it half two instead', 'yes'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Nell Pike',
        },
        booked: ['Tue 14:30'],
        waitsOn: ['make it half two instead'],
      },
    },
    {
      id: 'mail-no-my-other',
      kind: 'corrects themselves',
      says: {
        service: 'cleaning',
        name: 'roy er ray bassett',
        email: 'ray at bass no bassett dot com',
        phone: 'two oh six five five five oh one three oh no three nine',
        time: "monday no let's see tuesday at ten",
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Ray Bassett',
          email: 'ray@bassett.com',
          phone: '+12065550139',
        },
        booked: ['Tue 10:00'],
      },
    },
    {
      id: 'keep-no-cancel',
      kind: 'corrects themselves',
      line: '+15715550177',
      has: {
        at: ['Wed 15:00'],
        name: 'Vic Holt',
        phone: '+15715550177',
      },
      says: {
        first: 'i wanted to move my wednesday appointment no actually just cancel it',
        service: 'cancel my appointment',
        sure: 'yes',
        else: 'no thanks',
      },
      turns: 4,
      expect: {
        booked: [],
      },
    },
    {
      id: 'open-on-the-holiday-weekend',
      kind: 'only wants a fact',
      says: {
        first: "hi just checking if you're around on saturdays and till when",
        service: "lovely that's me sorted thanks",
        other: 'bye',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['1 PM'],
        task: false,
        values: {
          service: null,
        },
      },
    },
  ],
};
