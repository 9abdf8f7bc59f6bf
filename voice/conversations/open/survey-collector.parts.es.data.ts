import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'ponga-un-ocho',
      kind: 'correction by part',
      says: {
        consent: 'venga',
        recommend: 'siete',
        reason: ['mejor ponga un ocho en lo de recomendar', 'buen trato'],
        satisfaction: 'cuatro',
        liked: 'la rapidez',
        improve: 'el precio',
        follow_up: 'no',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'trato',
          satisfaction: 4,
          follow_up: false,
        },
      },
    },
  ],
};
