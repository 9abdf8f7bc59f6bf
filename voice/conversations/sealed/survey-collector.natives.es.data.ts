import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'soy-la-hija',
      kind: 'for someone else',
      says: {
        consent: 'yo soy la hija pero vale os contesto yo por ella',
        recommend: 'mi madre os daría un ocho',
        reason: 'porque le explicaron todo con mucha paciencia',
        satisfaction: 'un cuatro sobre cinco digamos',
        liked: 'lo que te decía la paciencia',
        improve: 'la letra del recibo que no se lee',
        follow_up: 'no no que se agobia',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'paciencia',
          satisfaction: 4,
          liked: 'paciencia',
          improve: 'letra',
          follow_up: false,
        },
      },
    },
  ],
};
