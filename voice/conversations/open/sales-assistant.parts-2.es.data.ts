import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'prueba-antes',
      kind: 'question midway',
      says: {
        name: 'noa vega',
        company: 'vega bikes',
        need: ['eso se puede ver antes de pagar', 'una tienda online'],
        budget: 'dos mil',
        timeline: 'enseguida',
        email: 'noa arroba vega punto es',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Noa Vega',
          need: 'tienda',
          budget: 2000,
          timeline: 'now',
        },
        mail: true,
        hears: ['14 días'],
      },
    },
  ],
};
