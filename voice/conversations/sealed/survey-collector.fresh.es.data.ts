import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'un-siete-en-vez-de-un-seis',
      kind: 'correction by part',
      says: {
        consent: 'sí claro',
        recommend: 'seis',
        reason: ['un siete en vez de un seis', 'la tele se ve de cine'],
        satisfaction: 'cuatro',
        liked: 'el mando sencillo',
        improve: 'el sonido',
        follow_up: 'no hace falta',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 7,
          reason: 'tele',
          satisfaction: 4,
          liked: 'mando',
          improve: 'sonido',
          follow_up: false,
        },
      },
    },
    {
      id: 'aquello-de-recomendar',
      kind: 'correction by part',
      says: {
        consent: 'pregunte',
        recommend: 'cinco',
        reason: 'tuve que llamar tres veces',
        satisfaction: 'tres',
        liked: 'el técnico era un encanto',
        improve:
          'pensándolo bien a lo de recomendarles bájelo a un tres porque llamar tanto es de locos y deberían coger el teléfono',
        follow_up: 'pueden',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 3,
          reason: 'llamar',
          satisfaction: 3,
          liked: 'técnico',
          improve: 'teléfono',
          follow_up: true,
        },
      },
    },
    {
      id: 'me-dan-algo-por-esto',
      kind: 'question midway',
      says: {
        consent: 'adelante',
        recommend: 'nueve',
        reason: 'nunca fallan',
        satisfaction: 'cinco y a todo esto me dan algo por contestar',
        liked: 'la caja era preciosa',
        improve: 'más tallas',
        follow_up: 'sí sin problema',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          satisfaction: 5,
          liked: 'caja',
          improve: 'tallas',
          follow_up: true,
        },
        hears: ['10|diez'],
      },
    },
    {
      id: 'de-donde-sacan-mi-numero',
      kind: 'only wants a fact',
      says: {
        first: 'perdone y mi número de dónde lo han sacado',
        consent: 'entiendo pero no me apetece gracias',
      },
      turns: 2,
      expect: {
        values: { consent: false },
        hears: ['pedido'],
      },
    },
    {
      id: 'que-se-me-quema-el-sofrito',
      kind: 'impatient',
      says: {
        consent: 'sí pero corriendo que se me quema el sofrito',
        recommend: 'ocho',
        reason: 'precio',
        satisfaction: 'cuatro siguiente',
        liked: 'rapidez',
        improve: 'embalaje',
        follow_up: 'no y adiós',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'precio',
          satisfaction: 4,
          liked: 'rapidez',
          improve: 'embalaje',
          follow_up: false,
        },
      },
    },
  ],
};
