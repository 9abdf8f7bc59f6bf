import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'dos-apellidos',
      kind: 'name in another form',
      says: {
        service: 'una limpieza',
        name: 'María José Ferrer Domínguez',
        email: 'mj ferrer arroba gmail punto com',
        phone: 'no',
        time: 'el martes a las nueve',
      },
      turns: 7,
      expect: {
        values: {
          name: 'María José Ferrer Domínguez',
          email: 'mjferrer@gmail.com',
          phone: null,
        },
        booked: ['Tue 9:00'],
      },
    },
    {
      id: 'apellido-primero',
      kind: 'name in another form',
      says: {
        service: 'revisión',
        name: 'Iglesias, de nombre Andrés',
        email: 'andres arroba iglesias punto es',
        phone: 'no',
        time: 'el jueves a las diez y media',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Andrés Iglesias',
          email: 'andres@iglesias.es',
        },
        booked: ['Thu 10:30'],
      },
    },
    {
      id: 'a-nombre-de',
      kind: 'name in another form',
      says: {
        service: 'un empaste',
        name: 'póngalo a nombre de Rocío de la Fuente',
        email: 'rocio arroba delafuente punto es',
        phone: 'seis uno dos, cinco cinco cinco, uno seis tres',
        time: 'el lunes a las once',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Rocío de la Fuente',
          phone: '+34612555163',
        },
        booked: ['Mon 11:00'],
      },
    },
    {
      id: 'espere-llaman',
      kind: 'aside',
      says: {
        service: 'revisión',
        name: ['espere un momento, que llaman a la puerta', 'ya estoy. Lola Cano'],
        email: 'lola arroba cano punto es',
        phone: 'no',
        time: 'el viernes a las nueve',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Lola Cano',
        },
        booked: ['Fri 9:00'],
      },
    },
    {
      id: 'me-rechinan',
      kind: 'service in chatter',
      says: {
        service: 'es que dice mi marido que me rechinan los dientes por la noche, a ver si me lo pueden mirar',
        name: 'Pilar Santos',
        email: 'pilar arroba santos punto es',
        phone: 'no',
        time: 'el martes a las doce',
      },
      turns: 7,
      expect: {
        values: {
          service: 'rechinan',
          name: 'Pilar Santos',
        },
        booked: ['Tue 12:00'],
      },
    },
    {
      id: 'mejor-el-martes',
      kind: 'changes mind at the offer',
      says: {
        service: 'limpieza',
        name: 'Inés Polo',
        email: 'ines arroba polo punto es',
        phone: 'no',
        time: 'el lunes a las diez',
        shall: ['uy, el lunes tengo médico. ¿El martes?', 'sí, vale'],
      },
      turns: 8,
      expect: {
        waitsOn: ['uy, el lunes tengo médico. ¿El martes?'],
        booked: ['Tue 10:00'],
      },
    },
  ],
};
