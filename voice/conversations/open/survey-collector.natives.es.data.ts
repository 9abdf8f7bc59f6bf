import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'venga-va-rapidito',
      kind: 'second thoughts',
      says: {
        consent: 'venga va pero rapidito',
        recommend: 'un nueve o un diez bueno ponme un nueve',
        reason: 'pues porque el chico que vino fue majísimo',
        satisfaction: 'le pongo un cuatro',
        liked: 'eso el trato',
        improve: ['uy espera lo de antes en vez de un cuatro ponme un cinco', 'pues que contestéis antes al teléfono'],
        follow_up: 'sí cuando queráis',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          reason: 'chico',
          satisfaction: 5,
          liked: 'trato',
          improve: 'teléfono',
          follow_up: true,
        },
      },
    },
    {
      id: 'y-esto-quien-lo-pregunta',
      kind: 'question midway',
      says: {
        consent: ['a ver y esto quién lo pregunta', 'ah bueno pues dígame'],
        recommend: 'un cinco pelado',
        reason: 'paso',
        satisfaction: 'regulín un tres',
        liked: 'lo rápido que llegó',
        improve: 'el embalaje que venía hecho un cristo',
        follow_up: 'mejor que no',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 5,
          reason: null,
          satisfaction: 3,
          liked: 'rápido',
          improve: 'embalaje',
          follow_up: false,
        },
        hears: ['tres últimos meses|últimos tres meses|pedido'],
      },
    },
  ],
};
