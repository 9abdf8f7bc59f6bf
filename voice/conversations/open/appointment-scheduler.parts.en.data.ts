import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'wondering-about-saturdays',
      kind: 'question midway',
      says: {
        service: 'just a cleaning',
        name: ["i was wondering whether you're in on saturdays at all", "right okay it's doris pickett"],
        email: 'doris pickett at gmail dot com',
        phone: 'no thanks',
        time: 'saturday at ten',
        shall: 'yes',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Doris Pickett',
          email: 'dorispickett@gmail.com',
          phone: null,
        },
        booked: ['Sat 10:00'],
        hears: ['1 PM'],
      },
    },
    {
      id: 'wife-says-shut-mondays',
      kind: 'question midway',
      says: {
        service: 'um i need a check up',
        name: 'gus hanley',
        email: ["my wife says you're shut on mondays is that so", 'gus at hanley dot net'],
        phone: "i'd rather not",
        time: 'monday at two',
        shall: 'sure',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Gus Hanley',
          email: 'gus@hanley.net',
        },
        booked: ['Mon 14:00'],
        hears: ['Monday to Friday'],
      },
    },
    {
      id: 'number-and-where-to-park',
      kind: 'question midway',
      says: {
        service: 'a filling i think',
        name: 'marlene voss',
        email: 'marlene voss at outlook dot com',
        phone: 'six one four five five five oh one two two and where do people park when they come see you',
        time: 'tuesday at nine',
        shall: 'yep',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Marlene Voss',
          phone: '+16145550122',
        },
        booked: ['Tue 9:00'],
        hears: ['behind the building'],
      },
    },
    {
      id: 'price-before-yes',
      kind: 'question midway',
      says: {
        service: 'cleaning',
        name: 'dale romero',
        email: 'dale dot romero at gmail dot com',
        phone: 'skip that',
        time: 'thursday at three',
        shall: ["before i say yes what's a cleaning set me back", 'okay then yes'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Dale Romero',
          service: 'cleaning',
        },
        booked: ['Thu 15:00'],
        hears: ['140'],
        waitsOn: ["before i say yes what's a cleaning set me back"],
      },
    },
    {
      id: 'yes-and-see-kids',
      kind: 'question midway',
      says: {
        service: "it's a checkup for my daughter",
        name: "put it under mine it's joan ferris",
        email: 'joan at ferris law dot com',
        phone: 'five oh three five five five oh one one nine',
        time: 'wednesday at four',
        shall: "yes that works and she's only four do you even see kids that small",
      },
      turns: 6,
      expect: {
        values: {
          name: 'Joan Ferris',
          phone: '+15035550119',
        },
        booked: ['Wed 16:00'],
        hears: ['age of three'],
      },
    },
    {
      id: 'which-floor-after',
      kind: 'question midway',
      says: {
        service: 'whitening',
        name: 'trent ocasio',
        email: 't ocasio at yahoo dot com',
        phone: 'no',
        time: 'friday at one',
        shall: 'yes',
        else: ['oh which floor are you guys on again', 'thanks bye'],
      },
      turns: 8,
      expect: {
        values: {
          name: 'Trent Ocasio',
        },
        booked: ['Fri 13:00'],
        hears: ['second floor'],
      },
    },
    {
      id: 'who-would-i-see',
      kind: 'question midway',
      says: {
        service: 'chipped tooth',
        name: 'lyndsey marr',
        email: 'lyndsey at marr dot org',
        phone: 'no phone',
        time: ["who'd be the dentist i'd be seeing", 'okay thursday at four pm'],
        shall: 'yes please',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Lyndsey Marr',
        },
        booked: ['Thu 16:00'],
        hears: ['Patel'],
      },
    },
    {
      id: 'mother-speaks-spanish',
      kind: 'question midway',
      says: {
        service: 'a check-up for my mother',
        name: "her name's rosa quintana",
        email: ['she only speaks spanish do you have a doctor that does', 'rosa at quintana dot net'],
        phone: 'no',
        time: 'monday at eleven',
        shall: 'perfect',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Rosa Quintana',
          email: 'rosa@quintana.net',
        },
        booked: ['Mon 11:00'],
        hears: ['Dr. Patel|Dr Patel'],
      },
    },
    {
      id: 'kristen-e-n',
      kind: 'correction by part',
      says: {
        service: 'check up',
        name: 'kristin bauer',
        email: ["no it's kristen with an e n", 'k bauer at gmail dot com'],
        phone: 'no',
        time: 'monday at nine',
        shall: 'yes',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Kristen Bauer',
          email: 'kbauer@gmail.com',
        },
        booked: ['Mon 9:00'],
      },
    },
    {
      id: 'last-two-sixty-one',
      kind: 'correction by part',
      says: {
        service: 'cleaning',
        name: 'abel stroud',
        email: 'abel at stroud dot com',
        phone: 'four oh two five five five oh one six six',
        'phone?': 'yes',
        time: ['sorry the last two digits of my phone are sixty one', 'tuesday at nine'],
        shall: 'yes',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Abel Stroud',
          phone: '+14025550161',
        },
        booked: ['Tue 9:00'],
      },
    },
    {
      id: 'john-in-the-email',
      kind: 'correction by part',
      says: {
        service: 'cleaning',
        name: 'john harker',
        email: 'jon dot harker at mailbox dot org',
        'email?': 'yes',
        phone: ["it's j o h n in the email by the way", 'no phone'],
        time: 'tuesday at three',
        shall: 'yes',
      },
      turns: 8,
      expect: {
        values: {
          name: 'John Harker',
          email: 'john.harker@mailbox.org',
          phone: null,
        },
        booked: ['Tue 15:00'],
      },
    },
    {
      id: 'not-third-fourth',
      kind: 'correction by part',
      says: {
        service: 'crown came off',
        name: 'ina bloom',
        email: 'ina at bloom dot com',
        phone: 'no',
        time: 'thursday at eleven',
        shall: ['not the third the fourth', 'yes'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Ina Bloom',
        },
        booked: ['Fri 11:00'],
        waitsOn: ['not the third the fourth'],
      },
    },
    {
      id: 'make-that-the-ninth',
      kind: 'correction by part',
      says: {
        service: 'check-up',
        name: 'cy barlow',
        email: 'cy at barlow dot com',
        phone: 'no',
        time: 'the eighth at two',
        shall: ['make that the ninth same time', 'yes'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Cy Barlow',
        },
        booked: ['12-9 14:00'],
        waitsOn: ['make that the ninth same time'],
      },
    },
    {
      id: 'half-past-not-hour',
      kind: 'correction by part',
      says: {
        service: 'cleaning',
        name: 'vera stokes',
        email: 'vera at stokes dot com',
        phone: 'no',
        time: 'wednesday at ten',
        shall: ['half past ten not ten sharp', 'yes'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Vera Stokes',
        },
        booked: ['Wed 10:30'],
        waitsOn: ['half past ten not ten sharp'],
      },
    },
    {
      id: 'yes-but-hansen',
      kind: 'correction by part',
      says: {
        service: 'whitening',
        name: 'marit hanson',
        email: 'marit at fjord dot com',
        phone: 'no',
        time: 'monday at nine',
        shall: ["yes but my last name's hansen with an e not an o", 'yes'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Marit Hansen',
        },
        booked: ['Mon 9:00'],
      },
    },
    {
      id: 'nine-no-wait-ten',
      kind: 'corrects themselves',
      says: {
        service: 'cleaning',
        name: 'hugh lomax',
        email: 'hugh at lomax dot com',
        phone: 'no',
        time: 'on wednesday at nine no wait ten',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Hugh Lomax',
        },
        booked: ['Wed 10:00'],
      },
    },
    {
      id: 'tuesday-or-no-wednesday',
      kind: 'corrects themselves',
      says: {
        service: 'check up please',
        name: 'edie marsh',
        email: 'edie at marsh dot com',
        phone: 'no',
        time: 'tuesday or no wednesday at half past one',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Edie Marsh',
        },
        booked: ['Wed 13:30'],
      },
    },
    {
      id: 'cancel-no-sorry-move',
      kind: 'corrects themselves',
      line: '+15715550131',
      has: {
        at: ['Thu 10:00'],
        name: 'Nate Colby',
        phone: '+15715550131',
      },
      says: {
        first: 'hi i need to cancel my thursday appointment no sorry move it',
        service: 'i want to move my appointment',
        name: 'nate colby',
        time: 'friday at ten',
        shall: 'yes',
        sure: 'yes',
        else: "no that's it",
      },
      turns: 7,
      expect: {
        booked: ['Fri 10:00'],
      },
    },
    {
      id: 'yes-no-hang-on-eleven',
      kind: 'corrects themselves',
      says: {
        service: 'filling',
        name: 'bea larkin',
        email: 'bea at larkin dot com',
        phone: 'no',
        time: 'monday at ten',
        shall: ['yes no hang on make it eleven', 'yes'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Bea Larkin',
        },
        booked: ['Mon 11:00'],
        waitsOn: ['yes no hang on make it eleven'],
      },
    },
    {
      id: 'carl-i-mean-carla',
      kind: 'corrects themselves',
      says: {
        service: 'cleaning',
        name: "it's carl i mean carla whitcomb",
        email: 'carla at oak no oakwood dot com',
        phone: 'no',
        time: 'tuesday at two',
        shall: 'yes',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Carla Whitcomb',
          email: 'carla@oakwood.com',
        },
        booked: ['Tue 14:00'],
      },
    },
    {
      id: 'how-late-saturdays',
      kind: 'only wants a fact',
      says: {
        first: "hey i was just wondering how late you're open saturdays",
        service: "okay that's all i needed thank you",
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
    {
      id: 'take-metlife',
      kind: 'only wants a fact',
      says: {
        first: 'do you all take metlife',
        service: "good to know i'll call back bye",
        other: 'bye',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['MetLife'],
        task: false,
        values: {
          service: null,
        },
      },
    },
    {
      id: 'cancel-same-day',
      kind: 'only wants a fact',
      says: {
        first: 'say i cancel the same day what happens do i pay for that',
        service: 'alright good to know thanks',
        other: 'bye',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['40 dollars'],
        task: false,
        values: {
          service: null,
        },
      },
    },
    {
      id: 'checkup-how-long',
      kind: 'only wants a fact',
      says: {
        first: 'how long am i sitting there for a checkup about',
        service: 'great that was it bye',
        other: 'bye',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['30 minutes'],
        task: false,
        values: {
          service: null,
        },
      },
    },
  ],
};
