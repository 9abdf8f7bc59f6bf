import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'okafor-forgot-a-letter',
      kind: 'correction by part',
      says: {
        service: 'a cleaning please',
        name: 'delphine okafor',
        email: 'd okafor at larkmail dot com',
        phone: 'oh i left a letter out of the email it starts d e okafor not just d okafor and my cell is 312 555 0144',
        time: 'thursday at ten',
        shall: 'yes please',
        else: 'no that does it',
      },
      turns: 7,
      expect: {
        values: {
          service: 'cleaning',
          name: 'Delphine Okafor',
          email: 'deokafor@larkmail.com',
          phone: ['+13125550144', '3125550144'],
        },
        booked: ['Thu 10:00'],
      },
    },
    {
      id: 'late-bus-three-instead',
      kind: 'correction by part',
      says: {
        first: 'hi there i need somebody to look at a wobbly molar',
        name: 'tobias renner',
        email: 'tobias renner at oakpost dot net',
        phone: '414 555 0127',
        time: 'wednesday at two in the afternoon',
        shall: "hang on my bus doesn't get in till quarter past so put three instead",
        else: 'nothing else thank you',
      },
      turns: 8,
      expect: {
        values: {
          service: 'molar',
          name: 'Tobias Renner',
          email: 'tobiasrenner@oakpost.net',
          phone: ['+14145550127', '4145550127'],
        },
        booked: ['Wed 15:00'],
      },
    },
    {
      id: 'married-in-june',
      kind: 'correction by part',
      says: {
        service: 'just a check up',
        name: 'marguerite holm',
        email: 'm dot holm at quillbox dot com',
        phone: '207 555 0186',
        time: "friday at eleven and goodness did i say holm for the name it's bergstrom now i got married in june",
        shall: 'that works',
        else: "no i'm good",
      },
      turns: 7,
      expect: {
        values: {
          service: ['check up', 'check-up', 'checkup'],
          name: 'Marguerite Bergstrom',
          email: 'm.holm@quillbox.com',
        },
        booked: ['Fri 11:00'],
      },
    },
    {
      id: 'what-does-whitening-run',
      kind: 'question midway',
      says: {
        service: 'a chipped front tooth',
        name: 'calvin oyelaran',
        email: ["before i give you that what's a whitening run these days", 'calvin at oyelaran dot org'],
        phone: '602 555 0113',
        time: 'tuesday at nine thirty',
        shall: 'perfect',
        else: 'all set',
      },
      turns: 8,
      expect: {
        values: {
          service: 'tooth',
          name: 'Calvin Oyelaran',
          email: 'calvin@oyelaran.org',
        },
        hears: ['390|three hundred ninety|three hundred and ninety'],
        booked: ['Tue 9:30'],
      },
    },
    {
      id: 'car-and-bad-knee',
      kind: 'question midway',
      says: {
        service: 'my night guard cracked',
        name: 'imelda stroud',
        email: 'imelda s at brightloop dot com',
        phone: '505 555 0139',
        time: [
          'say is there anywhere to leave the car and am i gonna have to do stairs with this knee',
          'okay good then wednesday at one',
        ],
        shall: 'sure',
        else: "that's everything hon",
      },
      turns: 8,
      expect: {
        values: {
          service: 'night guard',
          name: 'Imelda Stroud',
          email: 'imeldas@brightloop.com',
        },
        hears: ['behind the building|Canal Road', 'elevator'],
        booked: ['Wed 13:00'],
      },
    },
    {
      id: 'any-weekend-hours',
      kind: 'only wants a fact',
      says: {
        first: 'quick one do you do saturdays at all',
        service: 'oh i am not booking now i only wanted to know that bye',
        else: 'nope just that cheers',
      },
      turns: 2,
      expect: {
        values: { service: null },
        hears: ["1 PM|1 p.m.|1:00|one PM|one p.m.|one o'clock"],
      },
    },
    {
      id: 'grandson-and-the-crown',
      kind: 'older person who tells stories',
      says: {
        service:
          "well my grandson drove me in 2019 and that nice dr brooks did three fillings in one go and not a peep out of me but this time it's only that a crown came loose",
        name: 'agatha pennington dear',
        email: 'my daughter set one up it is agatha pennington at maplemail dot com',
        phone: 'the house phone 802 555 0175',
        time: 'thursday at eleven in the morning',
        shall: 'yes that would be lovely',
        else: 'no dear thank you',
      },
      turns: 7,
      expect: {
        values: {
          service: 'crown',
          name: 'Agatha Pennington',
          email: 'agathapennington@maplemail.com',
          phone: ['+18025550175', '8025550175'],
        },
        booked: ['Thu 11:00'],
      },
    },
    {
      id: 'tuesday-no-wednesday-quarter-past',
      kind: 'corrects themselves',
      says: {
        service: 'checkup',
        name: 'dov sandler',
        email: 'dov at sandler print dot com',
        phone: '216 555 0108',
        time: 'tuesday no sorry wednesday at a quarter past ten',
        shall: 'right',
        else: 'no bye now',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Dov Sandler',
          email: 'dov@sandlerprint.com',
          phone: ['+12165550108', '2165550108'],
        },
        booked: ['Wed 10:15'],
      },
    },
    {
      id: 'theo-and-his-dad',
      kind: 'for someone else',
      says: {
        first: "i'd like to bring my boy in for a check up he's seven",
        name: 'his name is theo lindqvist',
        email: 'that would be mine anders at lindqvist farm dot net',
        phone: '320 555 0151',
        time: 'tuesday at four he has school before',
        shall: 'great yes',
        else: 'no we are done thanks',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Theo Lindqvist',
          email: 'anders@lindqvistfarm.net',
          phone: ['+13205550151', '3205550151'],
        },
        booked: ['Tue 16:00'],
      },
    },
    {
      id: 'tolliver-double-parked',
      kind: 'impatient',
      says: {
        first: "cleaning friday one thirty name's ray tolliver i'm double parked let's go",
        email: 'ray at tolliver roofing dot com',
        phone: "skip that you don't need it",
        shall: 'yep book it',
        else: 'nope',
      },
      turns: 5,
      expect: {
        values: {
          service: 'cleaning',
          name: 'Ray Tolliver',
          email: 'ray@tolliverroofing.com',
          phone: null,
        },
        booked: ['Fri 13:30'],
      },
    },
  ],
};
