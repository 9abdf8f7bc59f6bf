import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'einunddreissigster-november',
      kind: 'past or impossible date',
      says: {
        service: 'ein abgebrochenes Eck am Schneidezahn',
        name: 'Hilke Brodersen',
        email: 'hilke punkt brodersen at ewe punkt net',
        phone: 'null vier vier eins fünf fünf fünf null eins drei zwo',
        time: ['am einunddreißigsten November', 'ach den gibts ja gar nicht dann am ersten Dezember um zwei'],
      },
      turns: 7,
      expect: {
        values: {
          service: 'Schneidezahn',
          name: 'Hilke Brodersen',
          email: 'hilke.brodersen@ewe.net',
          phone: '+494415550132',
        },
        booked: ['Tue 14:00'],
      },
    },
    {
      id: 'mit-th-bitte',
      kind: 'correction by part',
      says: {
        service: 'eine Füllung ist rausgefallen',
        name: 'Günther Matthes',
        email: ['ach so Günter ohne h bitte', 'g punkt matthes at gmx punkt net'],
        phone: 'brauchen Sie nicht',
        time: 'Freitag viertel nach neun oder halb zehn',
      },
      turns: 7,
      expect: {
        values: { service: 'Füllung', name: 'Günter Matthes', email: 'g.matthes@gmx.net', phone: null },
        booked: ['Fri 9:15|Fri 9:30'],
      },
    },
    {
      id: 'da-ist-chorprobe',
      kind: 'changes mind at the offer',
      says: {
        service: 'professionelle Zahnreinigung',
        name: 'Ruth Ebel',
        email: 'ruth unterstrich ebel at posteo punkt de',
        phone: 'nee lassen wir',
        time: 'Dienstag um halb fünf',
        shall: ['ach herrje dienstags ist ja Chorprobe ginge das auch am Mittwoch zur selben Zeit'],
      },
      turns: 7,
      expect: {
        values: { phone: null, name: 'Ruth Ebel', email: 'ruth_ebel@posteo.de' },
        booked: ['Wed 16:30'],
        waitsOn: ['ach herrje dienstags ist ja Chorprobe ginge das auch am Mittwoch zur selben Zeit'],
      },
    },
    {
      id: 'elternabend-kollidiert',
      kind: 'moves an appointment',
      line: '+491605550149',
      has: { at: ['Thu 17:00'], name: 'Maren Volk', phone: '+491605550149' },
      says: {
        first:
          'bei mir ist Donnerstagabend jetzt Elternabend können wir meinen Termin auf den Vormittag vorziehen gleicher Tag',
        service: 'meinen Termin vorziehen',
        time: 'Donnerstag vormittag',
        name: 'Maren Volk',
        phone: '0160 5550149',
      },
      turns: 3,
      expect: { booked: ['Thu 8:00-12:00'] },
    },
    {
      id: 'fieber-im-haus',
      kind: 'cancels an appointment',
      line: '+491605550150',
      has: { at: ['Mon 11:30'], name: 'Anselm Kraft', phone: '+491605550150' },
      says: {
        first: 'hier Kraft wir liegen alle flach das wird am Montag nichts',
        service: 'den Montag bitte streichen',
        else: 'nein ich melde mich wenn wir gesund sind',
        name: 'Anselm Kraft',
        phone: '0160 5550150',
      },
      turns: 3,
      expect: { booked: [] },
    },
    {
      id: 'klempner-im-transporter',
      kind: 'noise and silence',
      says: {
        first: 'ja servus ich sitz grad im Transporter geht das so',
        service: 'Zahnreinigung wär mal wieder fällig',
        name: ['Moment da fährt grad die Straßenbahn', 'Sepp Huber'],
        email: 'huber minus sanitär schreibt man mit a e also huber bindestrich sanitaer at web punkt de',
        phone: 'null eins sieben eins fünf fünf fünf null eins drei zwo',
        time: 'Dienstag aber erst ab vier nachmittags',
      },
      turns: 8,
      expect: {
        values: {
          service: 'Zahnreinigung',
          name: 'Sepp Huber',
          email: 'huber-sanitaer@web.de',
          phone: '+491715550132',
        },
        booked: ['Tue 16:00-18:00'],
      },
    },
  ],
};
