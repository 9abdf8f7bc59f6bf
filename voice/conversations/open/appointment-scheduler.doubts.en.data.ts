import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'before-he-retired',
      kind: 'other persons and years around a name',
      says: {
        service: 'a cleaning',
        name: "well the last time doctor hale saw me was in two thousand nineteen before he retired it's gwen ashby",
        email: 'gwen ashby at lakemail dot com',
        phone: 'two oh seven five five five oh one one two',
        time: 'tuesday at ten',
        shall: 'yes please',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Gwen Ashby',
          email: 'gwenashby@lakemail.com',
          phone: '+12075550112',
        },
        booked: ['Tue 10:00'],
      },
    },
    {
      id: 'maiden-name-was-kessler',
      kind: 'a former name beside the present',
      says: {
        service: 'i need a crown checked',
        name: "it used to be ruth kessler but i got married so it's ruth okonkwo now",
        email: 'ruth dot okonkwo at gmail dot com',
        phone: 'nine one four five five five oh one two three',
        time: 'wednesday at two',
        shall: 'sounds right',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Ruth Okonkwo',
          email: 'ruth.okonkwo@gmail.com',
          phone: '+19145550123',
        },
        booked: ['Wed 14:00'],
      },
    },
    {
      id: 'i-was-there-on-the-second',
      kind: 'a date in the past beside a wish',
      says: {
        service: 'my night guard cracked',
        name: 'leo brandt',
        email: 'leo brandt at yahoo dot com',
        phone: 'no thanks',
        time: "i was in on the twentieth and they said two weeks so let's say december fourth at nine",
        shall: 'yep that works',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Leo Brandt',
          phone: null,
        },
        booked: ['12-4 9:00'],
      },
    },
    {
      id: 'get-off-work-at-four',
      kind: 'an hour that only explains the wish',
      says: {
        service: 'check up',
        name: 'dana whitlock',
        email: 'dana at whitlock dot org',
        phone: 'five one six five five five oh one three four',
        time: 'i get off work at three and it takes me half an hour so monday at four',
        shall: 'perfect',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Dana Whitlock',
          phone: '+15165550134',
        },
        booked: ['Mon 16:00'],
      },
    },
    {
      id: 'same-number-for-twenty-years',
      kind: 'numbers of years around a phone number',
      says: {
        service: 'whitening',
        name: 'hal ostrow',
        email: 'hal ostrow at aol dot com',
        phone: "i've had it for twenty years it's six three one five five five oh one four five",
        time: 'thursday at eleven',
        shall: 'uh huh book it',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Hal Ostrow',
          email: 'halostrow@aol.com',
          phone: '+16315550145',
        },
        booked: ['Thu 11:00'],
      },
    },
    {
      id: 'six-no-sorry-two-six-six',
      kind: 'amends a number in the middle',
      says: {
        service: 'a filling came out',
        name: 'trish mulvey',
        email: 'trish dot mulvey at gmail dot com',
        phone: 'seven one eight five five five oh one six no wait oh two six six',
        time: 'monday nine thirty',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Trish Mulvey',
          phone: '+17185550266',
        },
        booked: ['Mon 9:30'],
      },
    },
    {
      id: 'what-date-is-that',
      kind: 'asks for the date of an offered day',
      says: {
        service: 'tooth pain upper left',
        name: 'kofi mensah',
        email: 'kofi mensah at outlook dot com',
        phone: 'three four seven five five five oh one five six',
        time: 'friday at three',
        shall: ['and what date is that exactly', 'okay yes'],
      },
      turns: 7,
      expect: {
        values: {
          service: 'tooth pain',
          name: 'Kofi Mensah',
        },
        booked: ['today 15:00|Fri 15:00'],
        waitsOn: ['and what date is that exactly'],
      },
    },
    {
      id: 'the-earlier-of-those',
      kind: 'compares what is offered',
      says: {
        service: 'i chipped a front tooth',
        name: 'amy sandoval',
        email: 'amy sandoval at gmail dot com',
        phone: 'nope',
        time: 'wednesday afternoon',
        offer: 'the earliest of those would be best',
        shall: 'yes',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Amy Sandoval',
          phone: null,
        },
        booked: ['Wed 12:00-18:00'],
        picks: 'first',
      },
    },
    {
      id: 'daughter-has-recital',
      kind: 'withdraws at the last word',
      says: {
        service: 'cleaning for me',
        name: 'brent kowal',
        email: 'brent at kowal dot net',
        phone: 'eight six oh five five five oh one six seven',
        time: 'tuesday at three',
        shall: [
          "yeah book it actually hold off my daughter's got her recital then could we do four thirty instead",
          'yes that one',
        ],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Brent Kowal',
        },
        booked: ['Tue 16:30'],
        waitsOn: ["yeah book it actually hold off my daughter's got her recital then could we do four thirty instead"],
      },
    },
    {
      id: 'monday-no-two-days-later',
      kind: 'corrects a day by counting',
      says: {
        service: 'a consultation about implants',
        name: 'sylvia trent',
        email: 'sylvia dot trent at mac dot com',
        phone: 'four oh one five five five oh one seven eight',
        time: 'monday at one hmm make that two days later same time',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Sylvia Trent',
          service: 'implants',
        },
        booked: ['Wed 13:00'],
      },
    },
    {
      id: 'not-for-me-for-my-son',
      kind: 'tells late whom it is for',
      says: {
        service: 'a check up',
        name: 'paula reyes',
        email: 'paula reyes at gmail dot com',
        phone:
          "five oh nine five five five oh one eight nine and by the way it's for my son so put it under mateo reyes please",
        time: 'saturday at ten',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Mateo Reyes',
          phone: '+15095550189',
        },
        booked: ['Sat 10:00'],
      },
    },
    {
      id: 'cant-wear-the-retainer',
      kind: 'says what it is not before what it is',
      says: {
        service: "it's not an emergency or anything i just want my retainer looked at",
        name: 'ollie banks',
        email: 'o banks at gmail dot com',
        phone: 'six one four five five five oh one nine one',
        time: 'thursday at four but only if its not before four',
        shall: 'okay',
      },
      turns: 6,
      expect: {
        values: {
          service: 'retainer',
          name: 'Ollie Banks',
          email: 'obanks@gmail.com',
        },
        booked: ['Thu 16:00'],
      },
    },
  ],
};
