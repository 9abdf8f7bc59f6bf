import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'no-tengo-empresa',
      kind: 'refuses an optional value',
      says: {
        name: 'Marta Olmo',
        company: 'no tengo empresa, soy autónoma',
        need: 'hacer facturas',
        budget: 'ni idea',
        timeline: 'sin prisa',
        email: 'marta arroba olmo punto es',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Marta Olmo',
          need: 'facturas',
          budget: null,
          timeline: 'later',
          email: 'marta@olmo.es',
        },
        mail: false,
      },
    },
    {
      id: 'cuesta-probar',
      kind: 'question midway',
      says: {
        name: 'Iván Soler',
        company: 'Soler Motos',
        need: ['¿se puede probar gratis?', 'citas en línea'],
        budget: 'mil quinientos',
        timeline: 'el mes que viene',
        email: 'ivan arroba soler punto es',
      },
      turns: 8,
      expect: {
        values: {
          need: 'citas',
          budget: 1500,
          timeline: 'quarter',
          email: 'ivan@soler.es',
        },
        hears: ['14 días'],
        mail: true,
      },
    },
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
