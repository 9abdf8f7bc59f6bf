import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'hiess-frueher-anders',
      kind: 'früherer Name neben dem jetzigen',
      says: {
        service: 'ne zahnreinigung',
        name: 'bei ihnen steh ich wahrscheinlich noch als krause ich heiße aber jetzt sabine holtz',
        email: 'sabine punkt holtz at web punkt de',
        phone: 'null eins sieben zwei fünf fünf fünf null eins zwei drei',
        time: 'am dienstag um zehn',
        shall: 'ja bitte',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Sabine Holtz',
          email: 'sabine.holtz@web.de',
        },
        booked: ['Tue 10:00'],
      },
    },
    {
      id: 'nachname-wie-der-stein',
      kind: 'Namen nach Teilen in anderer Rede',
      says: {
        service: 'mir ist eine plombe rausgefallen',
        name: 'also nachname ist stein wie der stein und vorname petra',
        email: 'petra stein at gmx punkt at',
        phone: 'nein danke',
        time: 'mittwoch um neun',
        shall: 'passt',
      },
      turns: 6,
      expect: {
        values: {
          service: 'plombe',
          name: 'Petra Stein',
          email: 'petrastein@gmx.at',
          phone: null,
        },
        booked: ['Wed 9:00'],
      },
    },
    {
      id: 'schicht-bis-drei',
      kind: 'eine Uhrzeit die nur begründet',
      says: {
        service: 'kontrolle',
        name: 'uwe maurer',
        email: 'uwe at maurer minus bau punkt de',
        phone: 'null drei null fünf fünf fünf null eins drei vier',
        time: 'ich hab schicht bis drei also am montag so um vier',
        shall: 'ja das geht',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Uwe Maurer',
          email: 'uwe@maurer-bau.de',
        },
        booked: ['Mon 16:00'],
      },
    },
    {
      id: 'da-hab-ich-training',
      kind: 'nimmt nach dem Ja zurück',
      says: {
        service: 'bleaching',
        name: 'jana wolf',
        email: 'jana wolf at gmail punkt com',
        phone: 'null eins fünf eins fünf fünf fünf null eins vier fünf',
        time: 'donnerstag um fünf',
        shall: ['ja äh nee warten sie donnerstags hab ich training geht mittwoch auch um fünf', 'ja genau'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Jana Wolf',
        },
        booked: ['Wed 17:00'],
        waitsOn: ['ja äh nee warten sie donnerstags hab ich training geht mittwoch auch um fünf'],
      },
    },
    {
      id: 'kann-man-da-parken',
      kind: 'Frage am Angebot',
      says: {
        service: 'schmerzen am backenzahn',
        name: 'olaf brinkmann',
        email: 'olaf brinkmann at t minus online punkt de',
        phone: 'null zwei eins eins fünf fünf fünf null eins fünf sechs',
        time: 'freitag um elf',
        shall: ['moment kann man bei ihnen eigentlich parken', 'ja gut'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Olaf Brinkmann',
          email: 'olafbrinkmann@t-online.de',
        },
        booked: ['today 11:00|Fri 11:00'],
        waitsOn: ['moment kann man bei ihnen eigentlich parken'],
        hears: ['hinter dem haus'],
      },
    },
  ],
};
