import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
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
