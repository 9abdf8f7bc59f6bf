import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'va-para-largo',
      kind: 'pregunta antes del sí',
      says: {
        consent: ['va para largo esto', 'venga vale'],
        recommend: 'un ocho',
        reason: 'buen trato',
        satisfaction: 'cuatro',
        liked: 'el trato',
        improve: 'nada',
        follow_up: 'no gracias',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          satisfaction: 4,
          follow_up: false,
        },
        hears: ['cinco minutos'],
      },
    },
    {
      id: 'un-nueve-bueno-un-ocho',
      kind: 'baja al hablar',
      says: {
        consent: 'sí',
        recommend: 'un nueve bueno un ocho',
        reason: 'tardaron un poco',
        satisfaction: 'cuatro',
        liked: 'el montador',
        improve: 'los plazos',
        follow_up: 'sí',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 8,
          reason: 'tardaron',
          satisfaction: 4,
          liked: 'montador',
          follow_up: true,
        },
      },
    },
    {
      id: 'subele-a-nueve',
      kind: 'sube con el motivo',
      says: {
        consent: 'claro',
        recommend: 'un siete',
        reason: 'mire súbalo a nueve que la chica fue un encanto',
        satisfaction: 'cinco',
        liked: 'la chica',
        improve: 'nada',
        follow_up: 'puede',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 9,
          reason: 'encanto',
          satisfaction: 5,
          liked: 'chica',
          follow_up: true,
        },
      },
    },
    {
      id: 'no-se-el-color',
      kind: 'no sé y luego sí',
      says: {
        consent: 'bueno',
        recommend: 'seis',
        reason: 'normalito',
        satisfaction: 'tres',
        liked: 'no sé el color quizás',
        improve: 'el embalaje',
        follow_up: 'no',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 6,
          satisfaction: 3,
          liked: 'color',
          improve: 'embalaje',
          follow_up: false,
        },
      },
    },
    {
      id: 'solo-por-correo',
      kind: 'sí con límite',
      says: {
        consent: 'vale',
        recommend: 'diez',
        reason: 'todo perfecto',
        satisfaction: 'cinco',
        liked: 'la rapidez',
        improve: 'no se me ocurre nada',
        follow_up: 'solo por correo',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 10,
          satisfaction: 5,
          liked: 'rapidez',
          follow_up: true,
        },
      },
    },
  ],
};
