import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'despues-del-cole',
      kind: 'time by daily routine',
      says: {
        first: 'hola buenas mire que se me ha caído un empaste',
        name: 'rocío beltrán beltrán con be de burgos',
        email: 'rocio punto beltran arroba gmail punto com',
        phone: 'seis cinco cinco cincuenta y cinco doce treinta',
        time: 'el martes cuando deje a los niños en el cole a las nueve y cuarto',
        shall: 'vale perfecto',
      },
      turns: 6,
      expect: {
        values: {
          service: 'empaste',
          name: 'Rocío Beltrán',
          email: 'rocio.beltran@gmail.com',
          phone: ['+34655551230', '655551230'],
        },
        booked: ['Tue 9:15'],
      },
    },
    {
      id: 'el-marido-curra-hasta-las-cinco',
      kind: 'for someone else, ask-back',
      says: {
        first: 'llamo por mi marido que quiere hacerse una limpieza',
        name: 'él se llama iñaki etxeberria con te equis',
        email: 'le doy el mío ainhoa guion bajo e arroba hotmail punto com',
        phone: ['y eso para qué lo quieren', 'bueno el seis uno nueve cuarenta y cuatro cero tres veintidós'],
        time: 'el jueves por la tarde a partir de las cinco que antes está currando',
      },
      turns: 7,
      expect: {
        values: {
          service: 'limpieza',
          name: 'Iñaki Etxeberria',
          email: 'ainhoa_e@hotmail.com',
          phone: ['+34619440322', '619440322'],
        },
        booked: ['Thu 17:00-18:00'],
      },
    },
    {
      id: 'me-han-puesto-una-reunion',
      kind: 'cancels with a reason',
      says: {
        first:
          'verá tengo cita el martes y no voy a poder ir que me han puesto una reunión así que anúlemela por favor',
        name: 'milagros quintana',
        phone: 'seis cinco cinco cinco cinco uno dos siete siete',
        sure: 'sí sí anúlela',
        else: 'nada más muchas gracias',
      },
      turns: 5,
      has: { at: ['Tue 12:00'], name: 'Milagros Quintana', phone: '+34655551277' },
      expect: { booked: [] },
    },
    {
      id: 'setenta-y-uno-ay-no',
      kind: 'address in pieces, corrects themselves twice',
      says: {
        first: 'buenos días quería una revisión',
        name: 'andreu puig p u i g',
        email: ['andreu puig todo junto', 'arroba telefonica punto net'],
        phone: 'el seis doce treinta y cuatro cincuenta y seis setenta y uno ay no setenta y dos',
        time: 'el miércoles día dos a las once y media bueno no mejor a las doce',
        shall: 'eso es',
      },
      turns: 7,
      expect: {
        values: {
          service: 'revisión',
          name: 'Andreu Puig',
          email: 'andreupuig@telefonica.net',
          phone: ['+34612345672', '612345672'],
        },
        booked: ['Wed 12:00'],
      },
    },
  ],
};
