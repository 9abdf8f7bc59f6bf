import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'cuanto-cobran',
      kind: 'question midway',
      says: {
        name: 'mireia pons',
        company: 'flores pons',
        need: 'una página web',
        budget: ['depende cuánto suelen cobrar por una página', 'pues tres mil'],
        timeline: 'enseguida',
        email: 'mireia arroba pons punto es',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Mireia Pons',
          budget: 3000,
          timeline: 'now',
        },
        mail: true,
        hears: ['2.500'],
      },
    },
    {
      id: 'permanencia-que-firmar',
      kind: 'only wants a fact',
      says: {
        first: 'hay que firmar permanencia con ustedes',
        name: 'perfecto era eso gracias',
        other: 'adiós',
      },
      turns: 2,
      expect: {
        values: {
          name: null,
        },
        hears: ['No hay permanencia|final de cada mes'],
        mail: false,
      },
    },
  ],
};
