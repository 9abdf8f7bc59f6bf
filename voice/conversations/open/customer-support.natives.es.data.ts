import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'etxebarria-con-a',
      kind: 'name corrected by letter',
      says: {
        problem: 'que no me carga la aplicación desde ayer y estoy ya hasta las narices',
        topic: 'técnico será digo yo',
        solved: 'pues no sigue igual',
        urgent: 'hombre claro no puedo facturar nada',
        name: 'iker etxeberria',
        phone: ['no etxebarria con a', 'seis ocho ocho cinco cinco cinco cero uno cuatro ay no cero uno cinco'],
        email: 'iker guion bajo etxebarria arroba euskaltel punto net',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Iker Etxebarria',
          phone: '+34688555015',
          email: 'iker_etxebarria@euskaltel.net',
        },
        mail: true,
      },
    },
    {
      id: 'cobrado-dos-veces-no',
      kind: 'need corrected by comparison',
      says: {
        problem: 'me habéis cobrado dos veces la cuota',
        urgent: ['a ver dos veces no sino una cuota que ya tenía dada de baja', 'qué va'],
        name: 'consuelo ibáñez',
        phone: 'nueve uno cinco cincuenta y cinco cero uno veintidós',
        email: 'uy de eso no tengo',
      },
      turns: 7,
      expect: {
        values: {
          problem: 'baja',
          topic: 'billing',
          urgent: false,
          name: 'Consuelo Ibáñez',
          phone: '+34915550122',
          email: null,
        },
        mail: true,
      },
    },
  ],
};
