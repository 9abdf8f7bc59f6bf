import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'sommer-wie-die-jahreszeit',
      kind: 'name that is a word',
      says: {
        service: 'ich hätte gern einen termin zur zahnreinigung',
        name: 'sommer wie die jahreszeit anneliese sommer',
        email: 'anneliese punkt sommer at gmx punkt de',
        phone: 'null eins sieben eins fünf fünf fünf null eins neun vier',
        time: 'dienstag in acht tagen um halb fünf nachmittags',
        shall: 'ja das geht',
      },
      turns: 6,
      expect: {
        values: {
          service: 'zahnreinigung',
          name: 'Anneliese Sommer',
          email: 'anneliese.sommer@gmx.de',
          phone: ['+491715550194', '01715550194'],
        },
        booked: ['Tue+1 16:30'],
      },
    },
    {
      id: 'mit-doppel-t-hinten',
      kind: 'name spelled',
      says: {
        service: 'kontrolle bitte',
        name: 'thorsten schmitt mit doppel t hinten nicht mit d t',
        email: 't unterstrich schmitt at web punkt de',
        phone: 'die null eins fünf eins dann zweiundzwanzig fünfundfünfzig null eins siebzehn',
        time: 'donnerstag um halb zehn ginge das',
        shall: 'ja gut',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Thorsten Schmitt',
          email: 't_schmitt@web.de',
          phone: ['+4915122550117', '015122550117'],
        },
        booked: ['Thu 9:30'],
      },
    },
    {
      id: 'vorname-nachname-bei-gmail',
      kind: 'mail like the name',
      says: {
        first: 'hallo hier ist meret von der heyden ich brauch einen kontrolltermin',
        email: 'na einfach vorname punkt nachname bei gmail punkt com das von der zusammengeschrieben',
        phone: 'nee die handynummer möchte ich lieber für mich behalten',
        time: 'mittwoch vormittag so gegen zehn',
        offer: 'zehn uhr',
        shall: 'passt',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Meret von der Heyden',
          email: 'meret.vonderheyden@gmail.com',
          phone: null,
        },
        booked: ['Wed 10:00'],
      },
    },
    {
      id: 'endet-auf-siebzehn',
      kind: 'number corrected',
      says: {
        service: 'äh ich hab so ein ziehen links oben das sollte mal einer anschauen',
        name: 'ja äh mein name ist äh bülent yıldırım',
        email: 'bulent at yildirim minus bau punkt de',
        phone: [
          'null eins sieben sechs fünf fünf fünf null eins eins sieben',
          'ach halt hinten ist falsch das endet auf eins sieben eins nicht eins eins sieben',
        ],
        'phone?': 'halt hinten ist falsch das endet auf eins sieben eins nicht eins eins sieben',
        time: 'die nummer endet übrigens auf eins sieben eins nicht auf eins eins sieben und kommen könnt ich montag um acht',
        shall: 'jo',
      },
      turns: 6,
      expect: {
        values: {
          service: 'ziehen',
          email: 'bulent@yildirim-bau.de',
          phone: ['+491765550171', '01765550171'],
        },
        booked: ['Mon 8:00'],
      },
    },
    {
      id: 'zwoelfter-nein-dreizehnter',
      kind: 'bargaining over times',
      says: {
        service: 'bleaching',
        name: 'pia kranz kranz wie der adventskranz',
        email: 'pia klammeraffe kranz bindestrich floristik punkt de',
        phone: 'null zwo zwo eins fünf fünf fünf null eins vier sechs',
        time: 'am zwölften dezember ach nee das ist ja samstag am vierzehnten um vierzehn uhr dreißig',
        shall: ['hm vierzehn dreißig ist doch zu früh geht auch sechzehn uhr am selben tag', 'ja dann das'],
      },
      turns: 7,
      expect: {
        values: {
          service: 'bleaching',
          name: 'Pia Kranz',
          email: 'pia@kranz-floristik.de',
          phone: ['+492215550146', '02215550146'],
        },
        waitsOn: ['hm vierzehn dreißig ist doch zu früh geht auch sechzehn uhr am selben tag'],
        booked: ['12-14 16:00'],
      },
    },
    {
      id: 'fuer-mutter-und-meine-nummer',
      kind: 'two numbers of which one is meant',
      says: {
        first: 'guten tag ich ruf wegen meiner mutter an die braucht einen termin ihr ist eine füllung rausgefallen',
        name: 'sie heißt hannelore petersen mit e n am ende',
        email: 'da nehmen sie meine jan punkt petersen at posteo punkt de',
        phone:
          'ihre festnetznummer ist null vier null fünf fünf fünf null eins zwei zwei aber da geht sie nie ran nehmen sie lieber mein handy null eins sechs null fünf fünf fünf null eins acht acht',
        time: 'freitag zwischen elf und zwölf irgendwann',
        offer: 'das erste',
        shall: 'ja nehmen wir',
      },
      turns: 6,
      expect: {
        values: {
          service: 'füllung',
          name: 'Hannelore Petersen',
          email: 'jan.petersen@posteo.de',
          phone: ['+491605550188', '01605550188'],
        },
        booked: ['Fri 11:00-12:00'],
      },
    },
    {
      id: 'alles-in-einem-atemzug',
      kind: 'several values at once',
      says: {
        first:
          'moin stefan klein hier ich bräuchte ne kontrolle am liebsten mittwoch siebzehn uhr nummer ist null eins sieben zwo fünf fünf fünf null eins drei drei',
        email: 'stefan mit f also s klein at t minus online punkt de',
        shall: 'jawoll',
      },
      turns: 3,
      expect: {
        values: {
          service: 'kontrolle',
          name: 'Stefan Klein',
          email: ['s.klein@t-online.de', 'sklein@t-online.de'],
          phone: ['+491725550133', '01725550133'],
        },
        booked: ['Wed 17:00'],
      },
    },
    {
      id: 'wenn-nicht-dann-nicht',
      kind: 'condition at the offer',
      says: {
        service: 'krone ist locker',
        name: 'ursula berger',
        email: 'ursula berger eins neun fünf vier at freenet punkt de alles klein und zusammen',
        phone: 'null sieben eins eins fünf fünf fünf null eins sieben sieben',
        time: 'montag um fünfzehn uhr',
        shall: [
          'montag fünfzehn uhr wenn mein mann mich fahren kann das muss ich erst fragen',
          'moment er sagt dienstag um fünfzehn uhr wär besser',
          'ja den dienstag bitte',
        ],
      },
      turns: 8,
      expect: {
        values: {
          service: 'krone',
          name: 'Ursula Berger',
          email: 'ursulaberger1954@freenet.de',
          phone: ['+497115550177', '07115550177'],
        },
        waitsOn: [
          'montag fünfzehn uhr wenn mein mann mich fahren kann das muss ich erst fragen',
          'moment er sagt dienstag um fünfzehn uhr wär besser',
        ],
        booked: ['Tue 15:00'],
      },
    },
  ],
};
