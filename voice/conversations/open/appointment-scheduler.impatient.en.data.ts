import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'chen-first-name-li',
      kind: 'name in another form',
      says: {
        service: 'my six-month cleaning',
        name: 'Ms. Chen, first name Li',
        email: 'li dot chen at gmail dot com',
        phone: 'no thank you',
        time: 'Tuesday at nine',
      },
      turns: 7,
      expect: {
        values: {
          service: 'cleaning',
          name: 'Li Chen',
          email: 'li.chen@gmail.com',
          phone: null,
        },
        booked: ['Tue 9:00'],
      },
    },
    {
      id: 'last-name-first',
      kind: 'name in another form',
      says: {
        service: 'a filling',
        name: 'last name is Okonkwo, O K O N K W O, first name Ada',
        email: 'ada at okonkwo dot org',
        phone: 'no',
        time: 'Monday at two',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Ada Okonkwo',
          email: 'ada@okonkwo.org',
        },
        booked: ['Mon 14:00'],
      },
    },
    {
      id: 'hyphen-in-the-middle',
      kind: 'name in another form',
      says: {
        service: 'whitening',
        name: 'Jo Baker hyphen Lund',
        email: 'jo at bakerlund dot com',
        phone: 'no',
        time: 'Tuesday, four o clock',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Jo Baker-Lund',
          email: 'jo@bakerlund.com',
        },
        booked: ['Tue 16:00'],
      },
    },
    {
      id: 'call-me-bud',
      kind: 'name in another form',
      says: {
        service: 'check-up',
        name: 'Everybody calls me Bud but put down Leonard Marsh',
        email: 'lmarsh at att dot net',
        phone: 'no',
        time: 'Monday at ten thirty',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Leonard Marsh',
          email: 'lmarsh@att.net',
        },
        booked: ['Mon 10:30'],
      },
    },
    {
      id: 'talking-to-kid',
      kind: 'aside',
      says: {
        service: ['Ethan, put that down! sorry', 'a check-up for me'],
        name: 'Carla Voight',
        email: 'carla at voight dot com',
        phone: ['one second... no honey, not now', 'no, just the email'],
        time: 'Thursday at eleven thirty',
      },
      turns: 9,
      expect: {
        values: {
          service: 'check-up',
          name: 'Carla Voight',
          phone: null,
        },
        booked: ['Thu 11:30'],
      },
    },
    {
      id: 'husband-grinding',
      kind: 'service in chatter',
      says: {
        service:
          'so my husband says I grind my teeth at night, apparently it sounds like a cement mixer, can somebody look at that',
        name: 'Fay Holloway',
        email: 'fay at holloway dot com',
        phone: 'no',
        time: 'Monday at eleven',
      },
      turns: 7,
      expect: {
        values: {
          service: 'grind',
          name: 'Fay Holloway',
        },
        booked: ['Mon 11:00'],
      },
    },
    {
      id: 'never-been-there',
      kind: 'service in chatter',
      says: {
        service:
          "hi there, um, I've never been to you guys before, my coworker Liz recommended you, I think I need a filling replaced",
        name: 'Devin Shaw',
        email: 'devin shaw at gmail dot com',
        phone: 'no',
        time: 'Wednesday at eight thirty',
      },
      turns: 7,
      expect: {
        values: {
          service: 'filling',
          name: 'Devin Shaw',
        },
        booked: ['Wed 8:30'],
      },
    },
    {
      id: 'just-want-appointment',
      kind: 'service in chatter',
      says: {
        service: ["I'd like to make an appointment", 'oh, just the usual cleaning'],
        name: 'Ruth Sandoval',
        email: 'ruth at sandoval dot com',
        phone: 'no',
        time: 'Thursday at three',
      },
      turns: 8,
      expect: {
        values: {
          service: 'cleaning',
          name: 'Ruth Sandoval',
        },
        booked: ['Thu 15:00'],
      },
    },
    {
      id: 'are-you-a-robot-again',
      kind: 'service in chatter',
      says: {
        service: ['wait, are you a robot?', 'whatever, I need a check-up'],
        name: 'Lon Pickett',
        email: 'lon at pickett dot com',
        phone: 'no',
        time: 'Monday at eight thirty',
      },
      turns: 8,
      expect: {
        values: {
          service: 'check-up',
          name: 'Lon Pickett',
        },
        booked: ['Mon 8:30'],
      },
    },
    {
      id: 'everything-and-kids',
      kind: 'all at once',
      says: {
        first:
          "Yeah hi, Bonnie Tate here, T A T E, I need a cleaning Wednesday around two and my number's 571 555 0163",
        service: 'cleaning',
        name: 'Bonnie Tate',
        email: 'bonnie tate at icloud dot com',
        phone: '571 555 0163',
        time: 'Wednesday at two',
      },
      turns: 4,
      expect: {
        values: {
          service: 'cleaning',
          name: 'Bonnie Tate',
          email: 'bonnietate@icloud.com',
          phone: '+15715550163',
        },
        booked: ['Wed 14:00'],
      },
    },
    {
      id: 'hotmail-not-gmail',
      kind: 'correction by part',
      says: {
        service: 'cleaning',
        name: 'Erin Foss',
        email: 'erin foss at gmail dot com',
        'email?': 'hotmail, not gmail',
        phone: 'no',
        time: 'Tuesday at ten',
      },
      turns: 8,
      expect: {
        values: {
          email: 'erinfoss@hotmail.com',
        },
        booked: ['Tue 10:00'],
      },
    },
    {
      id: 'phone-last-four',
      kind: 'correction by part',
      says: {
        service: 'cleaning',
        name: 'Sheila Park',
        email: 'sheila at park dot com',
        phone: '571 555 0164',
        'phone?': 'no, the end is 0146, I mixed it up',
        time: 'Thursday at ten',
      },
      turns: 8,
      expect: {
        values: {
          phone: '+15715550146',
        },
        booked: ['Thu 10:00'],
      },
    },
    {
      id: 'name-two-ts',
      kind: 'correction by part',
      says: {
        service: 'filling',
        name: 'Scott Barret',
        email: ["hey, it's Barrett with two Ts", 'scott at barrett dot com'],
        phone: 'no',
        time: 'Tuesday at eight',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Scott Barrett',
          email: 'scott@barrett.com',
        },
        booked: ['Tue 8:00'],
      },
    },
    {
      id: 'service-corrected',
      kind: 'correction by part',
      says: {
        service: 'a cleaning',
        name: ['oh, actually not a cleaning, a filling', 'Ray Kimble'],
        email: 'ray at kimble dot com',
        phone: 'no',
        time: 'Monday at one',
      },
      turns: 8,
      expect: {
        values: {
          service: 'filling',
          name: 'Ray Kimble',
        },
        booked: ['Mon 13:00'],
      },
    },
    {
      id: 'pacific-nine',
      kind: 'time zone',
      says: {
        service: 'phone consultation',
        name: 'Nora Finch',
        email: 'nora at finch dot com',
        phone: 'no',
        time: 'nine a.m. Pacific on Wednesday',
      },
      turns: 7,
      expect: {
        booked: ['Wed 12:00'],
      },
    },
    {
      id: 'week-after-next-again',
      kind: 'vague wish',
      says: {
        service: 'check-up',
        name: 'Mo Hadley',
        email: 'mo at hadley dot com',
        phone: 'no',
        time: 'not next week, the week after, any time Tuesday',
      },
      turns: 7,
      expect: {
        booked: ['12-8'],
      },
    },
    {
      id: 'end-of-the-day',
      kind: 'vague wish',
      says: {
        service: 'cleaning',
        name: 'Vic Romano',
        email: 'vic at romano dot com',
        phone: 'no',
        time: 'I get off at four, so after that, Thursday',
      },
      turns: 8,
      expect: {
        booked: ['Thu 16:00-18:00'],
      },
    },
    {
      id: 'half-past-or-quarter',
      kind: 'vague wish',
      says: {
        service: 'check-up',
        name: 'Iris Dale',
        email: 'iris at dale dot com',
        phone: 'no',
        time: 'half past ten on the second',
      },
      turns: 7,
      expect: {
        booked: ['12-2 10:30'],
      },
    },
    {
      id: 'no-name-given',
      kind: 'refuses a required value',
      says: {
        service: 'check-up',
        name: ['do I have to give my name?', 'fine, Cass Wren'],
        email: 'cass at wren dot com',
        phone: 'no',
        time: 'Tuesday at eleven',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Cass Wren',
        },
        booked: ['Tue 11:00'],
      },
    },
    {
      id: 'ask-my-wife',
      kind: 'changes mind at the offer',
      says: {
        service: 'cleaning',
        name: 'Sol Perry',
        email: 'sol at perry dot com',
        phone: 'no',
        time: 'Monday at ten',
        shall: ["I gotta run it by my wife first, I'll call you back", 'no, bye'],
        other: 'bye',
        else: 'no, bye',
      },
      turns: 6,
      expect: {
        waitsOn: ["I gotta run it by my wife first, I'll call you back"],
        booked: [],
      },
    },
    {
      id: 'mother-in-law-cancel',
      kind: 'cancels an appointment',
      line: '+15715550168',
      has: {
        at: ['Wed 13:00'],
        name: 'Edna Marsh',
        phone: '+15715550168',
      },
      says: {
        first: "I'm calling for my mother-in-law Edna, she's in the hospital, so she can't come Wednesday",
        service: 'please cancel it',
        name: 'Edna Marsh',
        else: 'no thanks',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'tell-them-late',
      kind: 'message for a person',
      line: '+15715550170',
      has: {
        at: ['today 10:30'],
        name: 'Bea Lund',
        phone: '+15715550170',
      },
      says: {
        first: "stuck on the bridge, I'm gonna be like fifteen minutes late for my ten thirty",
        service: 'just let them know',
        name: 'Bea Lund',
        other: 'just let them know please',
        else: 'no thanks',
      },
      turns: 2,
      expect: {
        booked: ['today 10:30'],
        task: true,
      },
    },
    {
      id: 'who-is-this',
      kind: 'wrong department',
      says: {
        first: "who's this? I had a missed call from this number",
        service: ['hm, then I guess it was a mistake. bye'],
        other: 'bye',
        callback: 'no',
        name: 'no, bye',
      },
      turns: 2,
      expect: {
        values: {
          service: null,
        },
        booked: [],
      },
    },
    {
      id: 'push-back-an-hour',
      kind: 'moves an appointment',
      line: '+15715550171',
      has: {
        at: ['Mon 14:00'],
        name: 'Cal Winter',
        phone: '+15715550171',
      },
      says: {
        first: 'can we push my Monday thing back an hour',
        service: 'move it an hour later',
        time: 'Monday at three',
        name: 'Cal Winter',
        else: 'no',
      },
      turns: 2,
      expect: {
        booked: ['Mon 15:00'],
      },
    },
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
      id: 'mail-in-pieces-again',
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
