import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'pero-rapido',
      kind: 'plain',
      says: {
        consent: 'vale, pero rápido',
        recommend: 'ocho',
        reason: 'me atendieron bien',
        satisfaction: 'cuatro',
        liked: 'el trato',
        improve: 'la espera',
        follow_up: 'no',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'atendieron',
          satisfaction: 4,
          liked: 'trato',
          improve: 'espera',
          follow_up: false,
        },
      },
    },
    {
      id: 'un-siete-o-asi',
      kind: 'score in other words',
      says: {
        consent: 'bueno, venga',
        recommend: 'un siete o así',
        reason: 'estuvo bien',
        satisfaction: 'un cuatro',
        liked: 'el precio',
        improve: 'no sabría decirle',
        follow_up: 'mejor no',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 7,
          satisfaction: 4,
          liked: 'precio',
          follow_up: false,
        },
      },
    },
    {
      id: 'cambie-la-nota',
      kind: 'correction by part',
      says: {
        consent: 'sí',
        recommend: 'nueve',
        reason: ['no, mejor ponga un ocho', 'fue rápido'],
        satisfaction: 'cinco',
        liked: 'todo',
        improve: 'nada',
        follow_up: 'sí, claro',
      },
      turns: 8,
      expect: {
        values: {
          recommend: 8,
          reason: 'rápido',
          satisfaction: 5,
          follow_up: true,
        },
      },
    },
    {
      id: 'estoy-reunido',
      kind: 'says no',
      says: {
        consent: 'estoy en una reunión, llame en otro momento',
        recommend: 'ahora no',
        other: 'adiós',
      },
      turns: 1,
      expect: {
        values: {
          consent: [false, null],
          recommend: null,
        },
      },
    },
  ],
};
