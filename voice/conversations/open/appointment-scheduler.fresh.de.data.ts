import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'kirstin-nicht-kristin',
      kind: 'correction by part',
      says: {
        service: 'ich bräuchte einen termin zur kontrolle',
        name: 'kristin bäumler',
        email: 'k punkt baeumler at seepost punkt de',
        phone: 'ach übrigens kirstin nicht kristin das verwechselt jeder und meine nummer ist die 0171 5550123',
        time: 'dienstag um fünfzehn uhr',
        shall: 'ja das passt',
        else: 'nein das wars',
      },
      turns: 7,
      expect: {
        values: {
          service: 'kontrolle',
          name: 'Kirstin Bäumler',
          email: 'k.baeumler@seepost.de',
          phone: ['+491715550123', '01715550123'],
        },
        booked: ['Tue 15:00'],
      },
    },
    {
      id: 'doch-lieber-halb-zwoelf',
      kind: 'correction by part',
      says: {
        first: 'guten morgen bei mir ist eine plombe rausgefallen',
        name: 'holger wittig',
        email: 'holger at wittig minus dachbau punkt de',
        phone: '0351 5550146',
        time: 'donnerstag um elf',
        shall: 'nee doch lieber halb zwölf',
        else: 'nö danke',
      },
      turns: 8,
      expect: {
        values: {
          service: 'plombe',
          name: 'Holger Wittig',
          email: 'holger@wittig-dachbau.de',
          phone: ['+493515550146', '03515550146'],
        },
        booked: ['Thu 11:30'],
      },
    },
    {
      id: 'was-nehmen-sie-fuer-die-reinigung',
      kind: 'question midway',
      says: {
        service: 'eine zahnreinigung',
        name: 'franziska odenthal',
        email: ['was nehmen sie denn dafür so', 'ah ja gut also franziska at odenthal punkt net'],
        phone: '0221 5550184',
        time: 'freitag um neun',
        shall: 'gerne',
        else: 'das wäre alles',
      },
      turns: 8,
      expect: {
        values: {
          service: 'zahnreinigung',
          name: 'Franziska Odenthal',
          email: 'franziska@odenthal.net',
        },
        hears: ['95|fünfundneunzig'],
        booked: ['Fri 9:00'],
      },
    },
    {
      id: 'neu-bei-ihnen-was-mitbringen',
      kind: 'only wants a fact',
      says: {
        first: 'tag ich bin nächste woche das erste mal bei ihnen muss ich da was dabeihaben',
        service: 'den termin hab ich ja schon danke ihnen tschüss',
        else: 'nein mehr wollt ich nicht wissen',
      },
      turns: 2,
      expect: {
        hears: ['Versichertenkarte'],
      },
    },
    {
      id: 'fuer-den-mann-der-nie-anruft',
      kind: 'for someone else',
      says: {
        first: 'ich rufe für meinen mann an der traut sich nicht er hat zahnschmerzen unten rechts',
        name: 'auf seinen namen dann bitte also detlef ostermann',
        email: 'nehmen sie meine sabine punkt ostermann at feldmail punkt de',
        phone: 'seine ist 0152 55501987',
        time: 'mittwoch um acht uhr dreißig wenns geht',
        shall: 'ja bitte eintragen',
        else: 'nein ich sags ihm',
      },
      turns: 7,
      expect: {
        values: {
          service: 'zahnschmerzen',
          name: 'Detlef Ostermann',
          email: 'sabine.ostermann@feldmail.de',
          phone: ['+4915255501987', '015255501987'],
        },
        booked: ['Wed 8:30'],
      },
    },
  ],
};
