import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'hasta-que-hora',
      kind: 'question midway',
      says: {
        problem: 'me han cobrado dos veces',
        topic: 'una factura',
        urgent: 'no',
        name: 'gonzalo rey',
        phone: 'seis tres cuatro cinco cinco cinco uno dos dos',
        email: ['por cierto hasta qué hora están ustedes', 'no hace falta'],
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Gonzalo Rey',
          phone: '+34634555122',
          email: null,
        },
        mail: true,
        hears: ['20 horas'],
      },
    },
    {
      id: 'cada-cuanto-facturas',
      kind: 'only wants a fact',
      says: {
        first: 'cuándo mandan ustedes las facturas',
        problem: 'vale entonces espero gracias adiós',
        topic: 'no adiós',
        other: 'adiós',
      },
      turns: 2,
      expect: {
        hears: ['primer día'],
        mail: false,
      },
    },
  ],
};
