import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
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
  ],
};
