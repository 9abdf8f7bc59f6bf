import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'el-cuatro-era-un-cinco',
      kind: 'correction by part',
      says: {
        consent: 'venga',
        recommend: 'nueve',
        reason: 'llegó al día siguiente',
        satisfaction: 'cuatro',
        liked: 'perdón en lo de antes quise decir cinco y lo que más me gustó fue el color',
        improve: 'que no traiga tanto plástico',
        follow_up: 'sí',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          satisfaction: 5,
          liked: 'color',
          improve: 'plástico',
          follow_up: true,
        },
      },
    },
    {
      id: 'queda-mucho',
      kind: 'question midway',
      says: {
        consent: 'bueno',
        recommend: 'siete',
        reason: ['pero cuántas preguntas son', 'ah vale pues porque salió barato'],
        satisfaction: 'cuatro',
        liked: 'el trato',
        improve: 'la página va lenta',
        follow_up: 'mejor no',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 7,
          reason: 'barato',
          satisfaction: 4,
          liked: 'trato',
          improve: 'lenta',
          follow_up: false,
        },
        hears: ['seis|6'],
      },
    },
    {
      id: 'mi-vecina-la-del-tercero',
      kind: 'chatty',
      says: {
        consent: 'sí hijo sí que estoy aburrida',
        recommend: 'un ocho',
        reason: 'el colchón es muy bueno para la espalda',
        satisfaction:
          'mira mi vecina la del tercero compró dos y dice que un uno pero porque los subió ella sola cinco pisos yo le pongo un cuatro',
        liked: 'que se llevaron el viejo',
        improve: 'que avisen antes de venir',
        follow_up: 'cuando quiera',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'colchón',
          satisfaction: 4,
          liked: 'viejo',
          improve: 'avisen',
          follow_up: true,
        },
      },
    },
    {
      id: 'seis-que-digo-ocho',
      kind: 'corrects themselves',
      says: {
        consent: 'dígame',
        recommend: 'un seis qué digo un ocho',
        reason: 'siempre cumplen',
        satisfaction: 'cinco',
        liked: 'el repartidor muy majo',
        improve: 'los gastos de envío',
        follow_up: 'no gracias',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'cumplen',
          satisfaction: 5,
          liked: 'repartidor',
          improve: 'envío',
          follow_up: false,
        },
      },
    },
    {
      id: 'mi-mujer-no-esta',
      kind: 'for someone else',
      says: {
        consent: 'la clienta es mi mujer y está duchándose pero me deja contestar por ella adelante',
        recommend: 'ella diría un diez',
        reason: 'dice que la freidora es la mejor que ha tenido',
        satisfaction: 'grita que un cinco',
        liked: 'que no huele',
        improve: 'el cable es corto',
        follow_up: 'dice que no',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 10,
          reason: 'freidora',
          satisfaction: 5,
          liked: 'huele',
          improve: 'cable',
          follow_up: false,
        },
      },
    },
  ],
};
