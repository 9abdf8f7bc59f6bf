import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'espera-que-pruebo',
      kind: 'an act is no result',
      says: {
        problem: 'la aplicación se queda colgada',
        topic: 'un problema técnico',
        solved: ['espere, que lo pruebo', 'nada, sigue colgada'],
        urgent: 'pues sí',
        name: 'Nerea Gil',
        phone: '612 555 167',
        email: 'no',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Nerea Gil',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'cuanto-tarda-devolucion',
      kind: 'question midway',
      says: {
        problem: 'me cobraron después de darme de baja',
        topic: 'un cobro',
        urgent: 'no',
        name: 'Luis Bravo',
        phone: ['¿cuánto tarda la devolución?', '612 555 169'],
        email: 'no, gracias',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          name: 'Luis Bravo',
          phone: '+34612555169',
        },
        mail: true,
        hears: ['cinco a siete'],
      },
    },
    {
      id: 'factura-mal',
      kind: 'service in chatter',
      says: {
        problem: 'por fin, oiga, que en la factura han puesto mal la dirección',
        topic: 'la factura',
        urgent: 'no, qué va',
        name: 'Fermín Sola',
        phone: '612 555 166',
        email: 'fermin arroba sola punto es',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'dirección',
          topic: 'billing',
          urgent: false,
          name: 'Fermín Sola',
          phone: '+34612555166',
          email: 'fermin@sola.es',
        },
        mail: true,
      },
    },
    {
      id: 'una-persona-por-favor',
      kind: 'asks for a person',
      says: {
        first: 'agente',
        problem: 'quiero hablar con una persona',
        callback: '612 555 168',
        name: 'Rita Sanz',
        other: 'sí',
      },
      turns: 3,
      expect: {
        task: true,
      },
    },
  ],
};
