import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'pues-mira-soy',
      kind: 'name in another form',
      says: {
        service: 'hola, buenas, mire, que se me ha movido una corona',
        name: 'pues mira, soy la Toñi, Antonia Vargas',
        email: 'toni vargas arroba hotmail punto com',
        phone: 'no',
        time: 'el miércoles por la mañana',
      },
      turns: 7,
      expect: {
        values: {
          service: 'corona',
          name: 'Antonia Vargas',
          email: 'tonivargas@hotmail.com',
        },
        booked: ['Wed 8:00-14:00'],
      },
    },
    {
      id: 'con-b-de-barcelona',
      kind: 'correction by part',
      says: {
        service: 'revisión',
        name: 'Pablo Vas',
        email: ['perdón, Bas con be de Barcelona', 'pablo arroba bas punto es'],
        phone: 'no',
        time: 'el lunes a las cuatro de la tarde',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Pablo Bas',
          email: 'pablo@bas.es',
        },
        booked: ['Mon 16:00'],
      },
    },
    {
      id: 'hotmail-no-gmail',
      kind: 'correction by part',
      says: {
        service: 'limpieza',
        name: 'Raúl Mena',
        email: 'raul mena arroba gmail punto com',
        'email?': 'no, hotmail, no gmail',
        phone: 'no',
        time: 'el jueves a las nueve',
      },
      turns: 8,
      expect: {
        values: {
          email: 'raulmena@hotmail.com',
        },
        booked: ['Thu 9:00'],
      },
    },
    {
      id: 'lo-consulto',
      kind: 'changes mind at the offer',
      says: {
        service: 'limpieza',
        name: 'Gabi Roca',
        email: 'gabi arroba roca punto es',
        phone: 'no',
        time: 'el miércoles a las cinco de la tarde',
        shall: ['tengo que consultarlo con mi mujer, ya les llamo', 'no, adiós'],
        other: 'adiós',
        else: 'no, adiós',
      },
      turns: 6,
      expect: {
        waitsOn: ['tengo que consultarlo con mi mujer, ya les llamo'],
        booked: [],
      },
    },
    {
      id: 'anular-la-de-mi-madre',
      kind: 'cancels an appointment',
      line: '+34612555164',
      has: {
        at: ['Tue 11:00'],
        name: 'Carmen Lobo',
        phone: '+34612555164',
      },
      says: {
        first: 'llamo por mi madre, que está ingresada y no puede ir el martes',
        service: 'quiero anular la cita',
        name: 'Carmen Lobo',
        else: 'no, gracias',
      },
      turns: 3,
      expect: {
        booked: [],
      },
    },
    {
      id: 'retrasar-una-hora',
      kind: 'moves an appointment',
      line: '+34612555165',
      has: {
        at: ['Mon 9:00'],
        name: 'Nico Vera',
        phone: '+34612555165',
      },
      says: {
        first: '¿podemos retrasar una hora lo del lunes?',
        service: 'cambiar la cita',
        time: 'el lunes a las diez',
        name: 'Nico Vera',
        else: 'no',
      },
      turns: 2,
      expect: {
        booked: ['Mon 10:00'],
      },
    },
    {
      id: 'me-he-equivocado-again',
      kind: 'wrong department',
      says: {
        first: '¿es la clínica veterinaria?',
        service: 'ah, perdone, me he equivocado de número',
        other: 'adiós',
      },
      turns: 2,
      expect: {
        values: {
          service: null,
        },
        booked: [],
      },
    },
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
