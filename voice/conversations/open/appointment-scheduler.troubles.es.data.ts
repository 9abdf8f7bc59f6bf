import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'recojo-a-los-ninos',
      kind: 'retira una hora',
      says: {
        service: 'se me ha roto una muela',
        name: 'nuria belmonte',
        email: 'nuria punto belmonte arroba gmail punto com',
        phone: 'seis cinco cuatro cinco cinco cinco cero uno dos',
        time: 'el lunes a las cuatro uy no que recojo a los niños a las cinco y media',
        shall: 'sí perfecto',
      },
      turns: 6,
      expect: {
        values: {
          service: 'muela',
          name: 'Nuria Belmonte',
          email: 'nuria.belmonte@gmail.com',
        },
        booked: ['Mon 17:30'],
      },
    },
    {
      id: 'y-eso-cuanto-es',
      kind: 'precio tras el sí',
      says: {
        service: 'una limpieza',
        name: 'óscar rueda',
        email: 'oscar rueda arroba hotmail punto es todo junto',
        phone: 'no hace falta',
        time: 'el jueves a las diez',
        shall: ['sí vale y eso cuánto me sale la limpieza', 'pues sí'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Óscar Rueda',
          email: 'oscarrueda@hotmail.es',
          phone: null,
        },
        booked: ['Thu 10:00'],
        hears: ['60'],
      },
    },
    {
      id: 'mejor-el-viernes-misma-hora',
      kind: 'otro día, misma hora',
      says: {
        service: 'revisión',
        name: 'lidia ferrer',
        email: 'lidia arroba ferrer punto cat',
        phone: 'seis uno uno cinco cinco cinco cero tres cuatro',
        time: 'el miércoles a las once',
        shall: ['uf el miércoles tengo médico que sea el viernes', 'sí'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Lidia Ferrer',
          email: 'lidia@ferrer.cat',
        },
        booked: ['Fri 11:00'],
      },
    },
    {
      id: 'me-llaman-paco',
      kind: 'apodo y nombre',
      says: {
        service: 'un empaste',
        name: 'me llaman paco pero ponga francisco ortega',
        email: 'paco punto ortega arroba telefonica punto net',
        phone: 'nueve uno cinco cinco cinco cero uno ocho ocho',
        time: 'el martes a las nueve y media',
        shall: 'de acuerdo',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Francisco Ortega',
          email: 'paco.ortega@telefonica.net',
        },
        booked: ['Tue 9:30'],
      },
    },
    {
      id: 'no-puedo-antes-de-las-doce',
      kind: 'a partir de una hora',
      says: {
        service: 'me duele una encía',
        name: 'iker zabala con zeta',
        email: 'iker arroba zabala punto eus',
        phone: 'no tengo',
        time: 'el jueves pero antes de las doce imposible',
        offer: 'a las doce',
        shall: 'sí',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Iker Zabala',
          email: 'iker@zabala.eus',
          phone: null,
        },
        booked: ['Thu 12:00-18:00'],
      },
    },
  ],
};
