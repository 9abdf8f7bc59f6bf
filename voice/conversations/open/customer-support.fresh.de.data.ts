import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'nummer-von-der-alten-arbeit',
      kind: 'correction by part',
      says: {
        problem: 'sie haben mir die rechnung an die falsche firma geschickt',
        topic: 'um eine rechnung',
        urgent: 'nein eilt nicht',
        name: 'gernot pfaff',
        phone: '0160 5550177',
        email:
          'moment das war jetzt die nummer von meiner alten arbeit die hab ich gar nicht mehr nehmen sie 0173 5550162 und die mail geht an gernot at pfaff punkt biz',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Gernot Pfaff',
          phone: ['+491735550162', '01735550162'],
          email: 'gernot@pfaff.biz',
        },
        mail: true,
      },
    },
    {
      id: 'kuemmert-sich-wer',
      kind: 'question midway',
      says: {
        problem: 'die app stürzt ab sobald ich was speichern will',
        topic: 'was technisches',
        solved: 'leider nein',
        urgent: 'ja total wie schnell kümmert sich da denn jemand',
        name: 'aylin demirtas',
        phone: '0176 55501324',
        email: 'aylin at demirtas minus moden punkt de',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Aylin Demirtas',
          phone: ['+4917655501324', '017655501324'],
          email: 'aylin@demirtas-moden.de',
        },
        hears: ['zwei Stunden|2 Stunden'],
        mail: true,
      },
    },
    {
      id: 'mit-dem-dackel-und-der-rechnung',
      kind: 'chatty',
      says: {
        problem:
          'also passen sie auf ich sitz hier mit meinem dackel dem willi und drei ordnern und seit vierzehn jahren zahl ich pünktlich und jetzt steht auf der rechnung alles doppelt',
        topic: 'na um die rechnung',
        urgent: 'ach wo der willi und ich wir haben zeit',
        name: 'irmgard sudhoff',
        phone: '0251 5550131 aber nicht zwischen zwölf und zwei da schlafen wir',
        email: 'irmgard punkt sudhoff at muenstermail punkt de',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'rechnung',
          topic: 'billing',
          urgent: false,
          name: 'Irmgard Sudhoff',
          phone: ['+492515550131', '02515550131'],
          email: 'irmgard.sudhoff@muenstermail.de',
        },
        mail: true,
      },
    },
    {
      id: 'sieben-vier-quatsch-vier-sieben',
      kind: 'corrects themselves',
      says: {
        problem: 'ich möchte mein profilbild und den namen in meinem konto geändert haben',
        topic: 'mein konto',
        urgent: 'nein',
        name: 'malte brinkmann',
        phone: '0431 55501 74 quatsch am ende 47',
        email: 'malte at brinkmann minus segel punkt de',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'account',
          urgent: false,
          name: 'Malte Brinkmann',
          phone: ['+494315550147', '04315550147'],
          email: 'malte@brinkmann-segel.de',
        },
        mail: true,
      },
    },
    {
      id: 'mail-geb-ich-nicht-raus',
      kind: 'refuses an optional value',
      says: {
        problem: 'bei ihnen ist mein guthaben verschwunden',
        topic: 'hat mit der rechnung zu tun',
        urgent: 'nein arbeiten kann ich',
        name: 'ottokar lehnert',
        phone: '0911 5550158',
        email: 'die geb ich ungern raus anrufen reicht völlig',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Ottokar Lehnert',
          phone: ['+499115550158', '09115550158'],
          email: null,
        },
        mail: true,
      },
    },
  ],
};
