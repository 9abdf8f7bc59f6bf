import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'me-llamo-y-empresa',
      kind: 'name in another form',
      says: {
        name: 'Sí, hola, me llamo Jordi, Jordi Camps',
        company: 'Fontanería Camps',
        need: 'una página web',
        budget: 'entre tres y cuatro mil',
        timeline: 'lo antes posible',
        email: 'jordi arroba camps punto cat',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Jordi Camps',
          company: 'Fontanería Camps',
          need: 'web',
          budget: [3000, 4000, 3500],
          timeline: 'now',
          email: 'jordi@camps.cat',
        },
        mail: true,
      },
    },
    {
      id: 'cinco-mil-no-seis',
      kind: 'correction by part',
      says: {
        name: 'Olga Prieto',
        company: 'Prieto Flores',
        need: 'tienda en internet',
        budget: 'cinco mil, no, perdón, seis mil',
        timeline: 'en dos meses',
        email: 'olga arroba prieto punto es',
      },
      turns: 7,
      expect: {
        values: {
          budget: 6000,
          timeline: 'quarter',
          email: 'olga@prieto.es',
        },
        mail: true,
      },
    },
  ],
};
