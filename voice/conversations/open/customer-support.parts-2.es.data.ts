import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'darme-de-baja',
      kind: 'only wants a fact',
      says: {
        first: 'para darme de baja qué tengo que hacer',
        problem: 'muy bien pues ya está gracias',
        topic: 'no adiós',
        other: 'adiós',
      },
      turns: 2,
      expect: {
        hears: ['Ajustes'],
        mail: false,
      },
    },
  ],
};
