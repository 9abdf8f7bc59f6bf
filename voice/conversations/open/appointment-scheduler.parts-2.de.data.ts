import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'mit-bus-und-adresse',
      kind: 'question midway',
      says: {
        service: 'kontrolle',
        name: ['und wie war noch mal die adresse bei ihnen', 'ja genau ich bin der lutz rehm'],
        email: 'lutz at rehm punkt de',
        phone: 'nein',
        time: 'montag um neun',
        shall: 'ja',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Lutz Rehm',
        },
        booked: ['Mon 9:00'],
        hears: ['Mühlenstraße'],
      },
    },
    {
      id: 'ja-und-was-kostet',
      kind: 'question midway',
      says: {
        service: 'ne professionelle zahnreinigung',
        name: 'wanda kolb',
        email: 'wanda at kolb punkt de',
        phone: 'nein',
        time: 'dienstag um drei',
        shall: ['was käm denn da auf mich zu preislich', 'gut ja'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Wanda Kolb',
        },
        booked: ['Tue 15:00'],
        hears: ['95'],
        waitsOn: ['was käm denn da auf mich zu preislich'],
      },
    },
    {
      id: 'meyer-mit-y',
      kind: 'correction by part',
      says: {
        service: 'kontrolle',
        name: 'katja meier',
        email: ['meyer mit ypsilon bitte', 'katja at meyer punkt de'],
        phone: 'nein',
        time: 'montag um zehn',
        shall: 'ja',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Katja Meyer',
          email: 'katja@meyer.de',
        },
        booked: ['Mon 10:00'],
      },
    },
    {
      id: 'endet-auf-sechs-drei',
      kind: 'correction by part',
      says: {
        service: 'kontrolle',
        name: 'ruth beck',
        email: 'ruth at beck punkt de',
        phone: 'null eins sechs null fünf fünf fünf null eins drei sechs',
        'phone?': 'ja',
        time: ['ach die telefonnummer endet auf sechs drei', 'mittwoch um neun'],
        shall: 'ja',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Ruth Beck',
          phone: '+491605550163',
        },
        booked: ['Wed 9:00'],
      },
    },
    {
      id: 'punkt-net',
      kind: 'correction by part',
      says: {
        service: 'bleaching',
        name: 'olaf renz',
        email: 'olaf at renz punkt de',
        'email?': 'ja',
        phone: ['die mail ist übrigens punkt net am ende', 'kein telefon'],
        time: 'donnerstag um vier',
        shall: 'ja',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Olaf Renz',
          email: 'olaf@renz.net',
          phone: null,
        },
        booked: ['Thu 16:00'],
      },
    },
    {
      id: 'mittwoch-halt-donnerstag',
      kind: 'corrects themselves',
      says: {
        service: 'kontrolle äh nein ne reinigung',
        name: 'moritz äh moritz stahl',
        email: 'moritz at stahl nein at stahlbau punkt de',
        phone: 'nein',
        time: 'mittwoch um elf nee warten sie donnerstag um elf',
        shall: 'ja',
      },
      turns: 6,
      expect: {
        values: {
          service: 'reinigung',
          name: 'Moritz Stahl',
          email: 'moritz@stahlbau.de',
        },
        booked: ['Thu 11:00'],
      },
    },
    {
      id: 'aufzug-knie',
      kind: 'only wants a fact',
      says: {
        first: 'ich hab ein neues knie muss ich bei ihnen treppen laufen',
        service: 'super dann ist ja gut danke',
        other: 'tschüss',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['Aufzug'],
        task: false,
        values: {
          service: null,
        },
      },
    },
  ],
};
