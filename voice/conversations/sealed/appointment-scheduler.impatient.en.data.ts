import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'its-under-petersen',
      kind: 'name in another form',
      says: {
        service: 'check-up',
        name: ["it's under Petersen", 'oh, Karl'],
        email: 'k petersen at yahoo dot com',
        phone: 'nope',
        time: 'Thursday at nine thirty',
      },
      turns: 7,
      expect: {
        values: {
          name: ['Petersen', 'Karl Petersen'],
          email: 'kpetersen@yahoo.com',
        },
        booked: ['Thu 9:30'],
      },
    },
    {
      id: 'this-is-dot',
      kind: 'name in another form',
      says: {
        service: 'hello dear, I need my dentures looked at',
        name: 'this is Dot, Dot Haverford',
        email: 'dot haverford at aol dot com',
        phone: 'my landline, 703 555 0161',
        time: 'any morning next week, I suppose Wednesday',
      },
      turns: 7,
      expect: {
        values: {
          service: 'dentures',
          name: 'Dot Haverford',
          email: 'dothaverford@aol.com',
          phone: '+17035550161',
        },
        booked: ['Wed 8:00-12:00'],
      },
    },
    {
      id: 'two-surnames',
      kind: 'name in another form',
      says: {
        service: 'a cleaning',
        name: 'Maria Elena Gutierrez Solis',
        email: 'me gutierrez at gmail dot com',
        phone: 'five seven one, five five five, oh one six two',
        time: 'Friday at eleven',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Maria Elena Gutierrez Solis',
          phone: '+15715550162',
        },
        booked: ['Fri 11:00'],
      },
    },
    {
      id: 'doctor-title',
      kind: 'name in another form',
      says: {
        service: 'a crown',
        name: "Doctor Samuel Whitlock, but I'm the other kind of doctor",
        email: 'sam at whitlock dot edu',
        phone: 'nah',
        time: 'Wednesday at five',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Samuel Whitlock',
          email: 'sam@whitlock.edu',
        },
        booked: ['Wed 17:00'],
      },
    },
    {
      id: 'uh-yeah-so-name',
      kind: 'name in another form',
      says: {
        service: 'cleaning',
        name: "uh, yeah, so, it's gonna be under my wife's name actually, Teresa Quill",
        email: 't quill at outlook dot com',
        phone: 'no',
        time: 'Thursday at one',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Teresa Quill',
          email: 'tquill@outlook.com',
        },
        booked: ['Thu 13:00'],
      },
    },
    {
      id: 'spells-only-surname',
      kind: 'name in another form',
      says: {
        service: 'a consultation for braces',
        name: 'Irena Szczepanski, S Z C Z E P A N S K I',
        email: 'irena s at gmail dot com',
        phone: 'no',
        time: 'Friday at two thirty',
      },
      turns: 7,
      expect: {
        values: {
          service: 'braces',
          name: 'Irena Szczepanski',
          email: 'irenas@gmail.com',
        },
        booked: ['Fri 14:30'],
      },
    },
    {
      id: 'you-should-have-it',
      kind: 'name in another form',
      says: {
        service: 'cleaning',
        name: ['you should have it, I was just there last month', 'Hank Dorsey'],
        email: 'hank at dorsey dot com',
        phone: 'no',
        time: 'Monday at four',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Hank Dorsey',
        },
        booked: ['Mon 16:00'],
      },
    },
    {
      id: 'why-do-you-need-name',
      kind: 'question midway',
      says: {
        service: 'cleaning',
        name: ['how much is a cleaning without insurance?', 'Okay fine, Priya Nair'],
        email: 'priya at nair dot com',
        phone: 'no',
        time: 'Tuesday at noon',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Priya Nair',
        },
        booked: ['Tue 12:00'],
        hears: ['140|installments'],
      },
    },
    {
      id: 'hold-on-dog',
      kind: 'aside',
      says: {
        service: 'check-up',
        name: ["hold on, the dog's at the door", 'sorry about that. Nell Crane'],
        email: 'nell crane at gmail dot com',
        phone: 'no',
        time: 'Wednesday at ten',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Nell Crane',
          email: 'nellcrane@gmail.com',
        },
        booked: ['Wed 10:00'],
      },
    },
    {
      id: 'other-line',
      kind: 'aside',
      says: {
        service: 'root canal, apparently',
        name: 'Gus Feld',
        email: ["can you hang on, that's my other line", "okay I'm back, gus at feld dot com"],
        phone: 'no',
        time: 'as soon as you can Monday',
      },
      turns: 8,
      expect: {
        values: {
          service: 'root canal',
          name: 'Gus Feld',
          email: 'gus@feld.com',
        },
        booked: ['Mon'],
      },
    },
    {
      id: 'bad-signal',
      kind: 'aside',
      says: {
        service: ['hello? can you hear me?', 'I need a cleaning'],
        name: 'Ty Morrow',
        email: 'ty at morrow dot com',
        phone: ["you're breaking up", 'no'],
        time: 'Friday at nine thirty',
      },
      turns: 9,
      expect: {
        values: {
          service: 'cleaning',
          name: 'Ty Morrow',
          email: 'ty@morrow.com',
          phone: null,
        },
        booked: ['Fri 9:30'],
      },
    },
    {
      id: 'good-morning-how-are-you',
      kind: 'service in chatter',
      says: {
        service: ['good morning, how are you today?', "oh I'm fine. I'd like to get my teeth cleaned please"],
        name: 'Walter Beem',
        email: 'walter at beem dot com',
        phone: 'no',
        time: 'Tuesday at two',
      },
      turns: 8,
      expect: {
        values: {
          service: 'cleaned',
          name: 'Walter Beem',
        },
        booked: ['Tue 14:00'],
      },
    },
    {
      id: 'mail-in-pieces',
      kind: 'spelled e-mail',
      says: {
        service: 'check-up',
        name: 'Lena Brandt',
        email: ['okay so it is l brandt', 'eighty-eight', 'at gmail dot com'],
        phone: 'no',
        time: 'Friday at one',
      },
      turns: 9,
      expect: {
        values: {
          email: 'lbrandt88@gmail.com',
        },
        booked: ['Fri 13:00'],
      },
    },
    {
      id: 'mail-later-corrected',
      kind: 'correction by part',
      says: {
        service: 'check-up',
        name: 'Toby Wicks',
        email: 'toby at wicks dot com',
        phone: ['wait, go back, my email is toby at wicks dot net, not dot com', 'no phone'],
        time: 'Friday at three',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Toby Wicks',
          email: 'toby@wicks.net',
          phone: null,
        },
        booked: ['Fri 15:00'],
      },
    },
    {
      id: 'phone-in-pieces',
      kind: 'correction by part',
      says: {
        service: 'cleaning',
        name: 'Bert Olsen',
        email: 'bert at olsen dot com',
        phone: ['seven oh three', 'five five five', 'oh one six five'],
        time: 'Monday at three thirty',
      },
      turns: 9,
      expect: {
        values: {
          phone: '+17035550165',
        },
        booked: ['Mon 15:30'],
      },
    },
    {
      id: 'not-thirteenth',
      kind: 'correction by part',
      says: {
        service: 'check-up',
        name: 'Gwen Tully',
        email: 'gwen at tully dot com',
        phone: 'no',
        time: 'December thirteenth... no, sorry, the fourteenth, at ten',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Gwen Tully',
        },
        booked: ['12-14 10:00'],
      },
    },
    {
      id: 'day-fixed-hour-kept',
      kind: 'changes mind at the offer',
      says: {
        service: 'cleaning',
        name: 'Abe Coleman',
        email: 'abe at coleman dot com',
        phone: 'no',
        time: 'Monday at two',
        shall: ["shoot, Monday's my court date. Tuesday?", 'yeah book it'],
      },
      turns: 8,
      expect: {
        waitsOn: ["shoot, Monday's my court date. Tuesday?"],
        booked: ['Tue 14:00'],
      },
    },
    {
      id: 'denver-three',
      kind: 'time zone',
      says: {
        service: 'a phone consult about implants',
        name: 'Hollis Grant',
        email: 'hollis at grant dot com',
        phone: '720 555 0166',
        time: ["I'm in Denver, Tuesday at three my time"],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Hollis Grant',
          phone: '+17205550166',
        },
        booked: ['Tue 17:00'],
      },
    },
    {
      id: 'before-the-tenth',
      kind: 'vague wish',
      says: {
        service: 'cleaning',
        name: 'Pam Ruiz',
        email: 'pam at ruiz dot com',
        phone: 'no',
        time: 'sometime before the tenth, mornings are good',
      },
      turns: 8,
      expect: {
        booked: [
          'today|Sat|Mon 8:00-12:00|Tue 8:00-12:00|Wed 8:00-12:00|Thu 8:00-12:00|Fri 8:00-12:00|12-7 8:00-12:00|12-8 8:00-12:00|12-9 8:00-12:00',
        ],
      },
    },
    {
      id: 'bring-anything',
      kind: 'question at the offer',
      says: {
        service: 'check-up',
        name: 'Kit Lowry',
        email: 'kit at lowry dot com',
        phone: 'no',
        time: 'Monday at nine thirty',
        shall: ['do I need to bring anything?', 'yes'],
      },
      turns: 8,
      expect: {
        waitsOn: ['do I need to bring anything?'],
        booked: ['Mon 9:30'],
        hears: ['insurance card'],
      },
    },
    {
      id: 'none-of-that-spam',
      kind: 'no e-mail',
      says: {
        service: 'cleaning',
        name: 'Earl Bascom',
        email: ["I don't do email, never have"],
        phone: '703 555 0167',
        time: 'Wednesday at three',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Earl Bascom',
          email: null,
          phone: '+17035550167',
        },
        booked: ['Wed 15:00'],
      },
    },
    {
      id: 'let-me-check-calendar',
      kind: 'changes mind at the offer',
      says: {
        service: 'cleaning',
        name: 'Roz Baird',
        email: 'roz at baird dot com',
        phone: 'no',
        time: 'Thursday at four',
        shall: ['let me look at my calendar a sec', 'hmm no, can we do four thirty', 'yes'],
      },
      turns: 9,
      expect: {
        waitsOn: ['let me look at my calendar a sec', 'hmm no, can we do four thirty'],
        booked: ['Thu 16:30'],
      },
    },
    {
      id: 'cancel-only-one-of-two',
      kind: 'cancels an appointment',
      line: '+15715550169',
      has: {
        at: ['Mon 9:00', 'Thu 15:00'],
        name: 'Rex Alden',
        phone: '+15715550169',
      },
      says: {
        first: 'I need to cancel the Thursday one, keep Monday',
        which: 'the Thursday one',
        service: 'cancel Thursday',
        name: 'Rex Alden',
        else: 'no',
      },
      turns: 3,
      expect: {
        booked: ['Mon 9:00'],
      },
    },
    {
      id: 'husband-time',
      kind: 'for someone else',
      says: {
        first: 'can I set something up for my husband? he cracked a molar',
        service: 'he cracked a molar',
        name: 'his name is Frank Dilworth',
        email: 'mine is fine, june at dilworth dot com',
        phone: 'no',
        time: 'first thing Monday',
      },
      turns: 7,
      expect: {
        values: {
          service: 'molar',
          name: 'Frank Dilworth',
          email: 'june@dilworth.com',
        },
        booked: ['Mon 8:00-10:00'],
      },
    },
    {
      id: 'not-the-vet',
      kind: 'wrong department',
      says: {
        first: "hi, is this the vet's? my cat's throwing up",
        service: 'oh, sorry, wrong number',
        other: 'bye',
      },
      turns: 2,
      expect: {
        values: {
          service: null,
        },
        booked: [],
      },
    },
  ],
};
