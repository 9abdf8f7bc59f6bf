import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
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
  ],
};
