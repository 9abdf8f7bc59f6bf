import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'si-es-rapido',
      kind: 'impatient',
      says: {
        consent: 'si es rápido sí',
        recommend: 'seis',
        reason: 'precio',
        satisfaction: 'tres',
        liked: 'nada',
        improve: 'precio',
        follow_up: 'no',
      },
      turns: 7,
      expect: {
        values: { consent: true, recommend: 6, reason: 'precio', satisfaction: 3, improve: 'precio', follow_up: false },
      },
    },
    {
      id: 'maestra-jubilada-califica',
      kind: 'older person who tells stories',
      says: {
        which: 'la última',
        consent: 'he sido maestra cuarenta años así que notas sé poner adelante',
        recommend: 'en mis tiempos eso era un notable alto o sea un ocho',
        reason: 'las gafas me las hicieron en dos días',
        satisfaction: 'de uno a cinco les doy un cuatro',
        liked: 'el estuche de regalo',
        improve: 'que expliquen mejor la garantía',
        follow_up: 'sí hija cuando quieran',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'gafas',
          satisfaction: 4,
          liked: 'estuche',
          improve: 'garantía',
          follow_up: true,
        },
      },
    },
    {
      id: 'la-de-antes-un-siete',
      kind: 'correction by part',
      says: {
        consent: 'de acuerdo',
        recommend: 'nueve',
        reason: 'buen trato',
        satisfaction: ['oye lo de recomendar ponme mejor un siete', 'cuatro'],
        liked: 'el trato',
        improve: 'los plazos',
        follow_up: 'sí',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 7,
          reason: 'trato',
          satisfaction: 4,
          liked: 'trato',
          improve: 'plazos',
          follow_up: true,
        },
      },
    },
    {
      id: 'ni-fu-ni-fa',
      kind: 'score in other words',
      says: {
        consent: 'venga va',
        recommend: 'un aprobado raspado',
        reason: 'ni fu ni fa',
        satisfaction: 'justo en medio',
        liked: 'la ubicación',
        improve: 'la música',
        follow_up: 'quita quita',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 5,
          satisfaction: 3,
          liked: 'ubicación',
          improve: 'música',
          follow_up: false,
        },
      },
    },
  ],
};
