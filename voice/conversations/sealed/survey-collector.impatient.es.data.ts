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
  ],
};
