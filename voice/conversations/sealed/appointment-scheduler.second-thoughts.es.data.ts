import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'si-no-mejor-once',
      kind: 'second thoughts',
      says: {
        service: 'un empaste',
        name: 'Elena Vidal',
        email: 'elena arroba vidal punto es',
        phone: 'no',
        time: 'el lunes a las diez',
        shall: ['sí, ay no, que llevo a los niños, a las once', 'sí'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Elena Vidal',
        },
        booked: ['Mon 11:00'],
        waitsOn: ['sí, ay no, que llevo a los niños, a las once'],
      },
    },
    {
      id: 'cambiar-no-cancelar',
      kind: 'second thoughts',
      line: '+34600555182',
      has: {
        at: ['Wed 11:00'],
        name: 'Ana Pardo',
        phone: '+34600555182',
      },
      says: {
        first: 'llamaba para cambiar la cita, bueno no, cancélela',
        sure: 'sí',
        else: 'no',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'para-mi-no-mi-hijo',
      kind: 'second thoughts',
      says: {
        service: 'una revisión para mí, bueno, para mi hijo',
        name: 'Hugo Prats',
        email: 'eva arroba prats punto es',
        phone: 'no',
        time: 'el lunes a las cuatro de la tarde',
        shall: 'sí',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Hugo Prats',
        },
        booked: ['Mon 16:00'],
      },
    },
  ],
};
