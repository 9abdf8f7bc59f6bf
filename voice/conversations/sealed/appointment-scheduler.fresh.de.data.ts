import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'sagte-ich-kontrolle',
      kind: 'correction by part',
      says: {
        service: 'zur kontrolle',
        name: 'edeltraud kupfer',
        email: 'edeltraud at kupfer minus blumen punkt de',
        phone: ['hab ich eben kontrolle gesagt ich wollte ja ein bleaching mein sohn heiratet doch', '0341 5550129'],
        time: 'mittwoch um vierzehn uhr',
        shall: 'ja genau',
        else: 'das wars schon',
      },
      turns: 8,
      expect: {
        values: {
          service: 'bleaching',
          name: 'Edeltraud Kupfer',
          email: 'edeltraud@kupfer-blumen.de',
          phone: ['+493415550129', '03415550129'],
        },
        booked: ['Wed 14:00'],
      },
    },
    {
      id: 'rollstuhl-und-auto',
      kind: 'question midway',
      says: {
        service: 'meine brücke wackelt',
        name: 'roswitha engelke',
        email: 'roswitha punkt engelke at wiesenpost punkt de',
        phone: '0541 5550193 kommt man eigentlich mit dem rollstuhl bei ihnen hoch und wo stell ich das auto ab',
        time: 'dienstag zehn uhr',
        shall: 'jawohl',
        else: 'nein besten dank',
      },
      turns: 7,
      expect: {
        values: {
          service: 'brücke',
          name: 'Roswitha Engelke',
          email: 'roswitha.engelke@wiesenpost.de',
          phone: ['+495415550193', '05415550193'],
        },
        hears: ['Aufzug|barrierefrei', 'Hinter dem Haus|Kanalstraße'],
        booked: ['Tue 10:00'],
      },
    },
    {
      id: 'kegeln-und-skat',
      kind: 'older person who tells stories',
      says: {
        service: 'die prothese drückt fräulein schon seit ostern',
        name: 'adalbert niemöller',
        email: 'das hat mir mein enkel eingerichtet adalbert at niemoeller punkt net',
        phone: '04421 555017',
        time: 'tja montag ist um drei kegeln und dienstag skat beim heinz mittwoch muss die katze zum tierarzt also donnerstag um neun wär mir recht',
        shall: 'so machen wir das',
        else: 'nein mein mädchen',
      },
      turns: 7,
      expect: {
        values: {
          service: 'prothese',
          name: 'Adalbert Niemöller',
          email: 'adalbert@niemoeller.net',
        },
        booked: ['Thu 9:00'],
      },
    },
    {
      id: 'freitag-halb-drei-halb-vier',
      kind: 'corrects themselves',
      says: {
        service: 'ne professionelle zahnreinigung',
        name: 'cem aydogan',
        email: 'cem at aydogan minus kfz punkt de',
        phone: '0157 55501688',
        time: 'freitag halb drei äh halb vier so rum',
        shall: 'jo',
        else: 'nee alles klar',
      },
      turns: 7,
      expect: {
        values: {
          service: 'zahnreinigung',
          name: 'Cem Aydogan',
          email: 'cem@aydogan-kfz.de',
          phone: ['+4915755501688', '015755501688'],
        },
        booked: ['Fri 15:30'],
      },
    },
    {
      id: 'donnerstag-oder-freitag-nachmittags',
      kind: 'vague wish',
      says: {
        service: 'ein schiefer weisheitszahn',
        name: 'lieselotte vetter',
        email: 'lieselotte at vetter minus optik punkt de',
        phone: '0228 5550116',
        time: 'donnerstag oder freitag irgendwann am nachmittag da bin ich flexibel',
        offer: 'den ersten nehm ich',
        shall: 'einverstanden',
        else: 'mehr brauch ich nicht',
      },
      turns: 7,
      expect: {
        values: {
          service: 'weisheitszahn',
          name: 'Lieselotte Vetter',
          email: 'lieselotte@vetter-optik.de',
        },
        picks: 'first',
        booked: ['Thu 12:00-18:00|Fri 12:00-18:00'],
      },
    },
  ],
};
