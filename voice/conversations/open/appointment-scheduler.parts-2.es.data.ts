import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'seguro-al-ofrecer',
      kind: 'question midway',
      says: {
        service: 'revisión',
        name: 'teo gil',
        email: 'teo arroba gil punto es',
        phone: 'no',
        time: 'el martes a las once',
        shall: ['y con mi sanitas me lo cubren', 'vale sí'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Teo Gil',
        },
        booked: ['Tue 11:00'],
        hears: ['Sanitas'],
        waitsOn: ['y con mi sanitas me lo cubren'],
      },
    },
    {
      id: 'con-hache',
      kind: 'correction by part',
      says: {
        service: 'limpieza',
        name: 'elena ernandez',
        email: ['hernández con hache', 'elena arroba hernandez punto es'],
        phone: 'no',
        time: 'el lunes a las doce',
        shall: 'sí',
      },
      turns: 7,
      expect: {
        values: {
          name: ['Elena Hernández', 'Elena Hernandez'],
        },
        booked: ['Mon 12:00'],
      },
    },
    {
      id: 'termina-en-siete',
      kind: 'correction by part',
      says: {
        service: 'revisión',
        name: 'luis soto',
        email: 'luis arroba soto punto es',
        phone: 'seis uno dos cinco cinco cinco uno tres uno',
        'phone?': 'sí',
        time: ['el número termina en siete perdone', 'el viernes a las nueve'],
        shall: 'sí',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Luis Soto',
          phone: '+34612555137',
        },
        booked: ['Fri 9:00'],
      },
    },
    {
      id: 'jueves-no-viernes',
      kind: 'corrects themselves',
      says: {
        service: 'blanqueamiento no perdón limpieza',
        name: 'lola digo dolores ruiz',
        email: 'lola arroba ruiz punto es',
        phone: 'no',
        time: 'el jueves ay no el viernes a las doce',
        shall: 'sí',
      },
      turns: 6,
      expect: {
        values: {
          service: 'limpieza',
          name: 'Dolores Ruiz',
        },
        booked: ['Fri 12:00'],
      },
    },
  ],
};
