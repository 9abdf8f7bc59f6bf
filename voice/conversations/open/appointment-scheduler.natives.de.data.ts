import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'weiss-mit-scharfem-s',
      kind: 'name corrected by letter',
      says: {
        service: 'ja äh ich bräucht mal wieder ne zahnreinigung',
        name: 'bernd weiss',
        email: ['nee hinten mit scharfem s', 'bernd punkt weiss mit doppel s at web punkt de'],
        phone: 'null eins sieben sechs dann fünf fünf fünf null und hinten eins sieben zwo',
        time: ['ach so die nummer hört mit eins sieben drei auf nicht mit zwo', 'dienstag nachmittag so gegen drei'],
      },
      turns: 8,
      expect: {
        values: {
          service: 'zahnreinigung',
          name: 'Bernd Weiß',
          email: 'bernd.weiss@web.de',
          phone: '+491765550173',
        },
        booked: ['Tue 15:00'],
      },
    },
    {
      id: 'ned-die-reinigung-sondern',
      kind: 'need corrected by comparison',
      says: {
        service: 'a zahnreinigung für mei mutter bräucht ma',
        name: ['na ned die reinigung sondern die kontrolle is des', 'walburga hinterholzer heißt sie'],
        email: 'sie hat keine nehmens die meine anni punkt hinterholzer at gmx punkt at',
        phone: 'null acht neun fünf fünf fünf null eins vier vier',
        time: 'am mittwoch in der früh wenns geht',
      },
      turns: 8,
      expect: {
        values: {
          service: 'kontrolle',
          name: 'Walburga Hinterholzer',
          email: 'anni.hinterholzer@gmx.at',
          phone: '+49895550144',
        },
        without: {
          service: ['zahnreinigung'],
        },
        booked: ['Wed 8:00-12:00'],
      },
    },
  ],
};
