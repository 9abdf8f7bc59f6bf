import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'de-soltera-ahora',
      kind: 'nombre de antes y de ahora',
      says: {
        service: 'una limpieza',
        name: 'antes estaba como lola vidal pero ahora soy lola montero',
        email: 'lola punto montero arroba gmail punto com',
        phone: 'seis uno dos cinco cinco cinco cero uno dos',
        time: 'el martes a las diez',
        shall: 'sí por favor',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Lola Montero',
          email: 'lola.montero@gmail.com',
          phone: '+34612555012',
        },
        booked: ['Tue 10:00'],
      },
    },
    {
      id: 'salgo-a-las-tres',
      kind: 'una hora que solo explica',
      says: {
        service: 'se me ha caído un empaste',
        name: 'andrés pardo',
        email: 'andrés pardo arroba correo punto es',
        phone: 'seis tres tres cinco cinco cinco cero dos tres',
        time: 'salgo de trabajar a las tres así que el lunes a las cuatro',
        shall: 'perfecto',
      },
      turns: 6,
      expect: {
        values: {
          service: 'empaste',
          name: 'Andrés Pardo',
          phone: '+34633555023',
        },
        booked: ['Mon 16:00'],
      },
    },
    {
      id: 'vale-pero-cuanto-cuesta',
      kind: 'un sí con pregunta de precio',
      says: {
        service: 'un blanqueamiento',
        name: 'noelia cano',
        email: 'noelia arroba cano punto com',
        phone: 'no gracias',
        time: 'el jueves a las doce',
        shall: ['vale pero eso cuánto me cuesta', 'venga sí'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Noelia Cano',
          phone: null,
        },
        booked: ['Thu 12:00'],
        hears: ['290'],
      },
    },
    {
      id: 'resérvala-ay-no',
      kind: 'se echa atrás tras el sí',
      says: {
        service: 'una revisión',
        name: 'jorge salas',
        email: 'jorge punto salas arroba yahoo punto es',
        phone: 'nueve uno cuatro cinco cinco cinco cero uno dos',
        time: 'el miércoles a las once',
        shall: ['sí ay no espera que el miércoles tengo médico mejor el viernes a la misma hora', 'sí'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Jorge Salas',
        },
        booked: ['Fri 11:00'],
        waitsOn: ['sí ay no espera que el miércoles tengo médico mejor el viernes a la misma hora'],
      },
    },
    {
      id: 'es-para-mi-madre',
      kind: 'dice tarde para quién es',
      says: {
        service: 'le duele una muela',
        name: 'yo soy carmen ruiz pero la cita es para mi madre josefa blanco',
        email: 'carmen ruiz arroba gmail punto com',
        phone: 'seis cuatro cuatro cinco cinco cinco cero tres cuatro',
        time: 'el lunes a las nueve y media',
        shall: 'sí',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Josefa Blanco',
        },
        booked: ['Mon 9:30'],
      },
    },
  ],
};
