import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'cancelar-no-espera-cambiar',
      kind: 'second thoughts',
      line: '+34600555181',
      has: {
        at: ['Tue 10:00'],
        name: 'Luis Mora',
        phone: '+34600555181',
      },
      says: {
        first: 'quería cancelar mi cita, no, espera, cambiarla al viernes',
        service: 'cambiar mi cita',
        time: 'el viernes a las diez',
        shall: 'sí',
        else: 'no',
      },
      turns: 4,
      expect: {
        booked: ['Fri 10:00'],
      },
    },
    {
      id: 'no-reserve-nada',
      kind: 'second thoughts',
      says: {
        service: 'una limpieza',
        name: 'Paula Sanz',
        email: 'mire, mejor no reserve nada',
        else: 'no gracias',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'martes-digo-el-miercoles',
      kind: 'second thoughts',
      says: {
        service: 'una revisión',
        name: 'Jorge Ruiz',
        email: 'jorge arroba ruiz punto es',
        phone: 'no',
        time: 'el martes, digo, el miércoles a las nueve',
        shall: 'sí',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Jorge Ruiz',
        },
        booked: ['Wed 9:00'],
      },
    },
  ],
};
