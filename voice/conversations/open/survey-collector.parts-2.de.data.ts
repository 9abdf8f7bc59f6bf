import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'doch-ne-sechs',
      kind: 'correction by part',
      says: {
        consent: 'ja bitte',
        recommend: 'acht',
        reason: ['ach setzen sie bei der weiterempfehlung lieber sechs', 'das essen war kalt'],
        satisfaction: 'drei',
        liked: 'die bedienung',
        improve: 'die küche',
        follow_up: 'nein',
      },
      turns: 8,
      expect: {
        values: {
          recommend: 6,
          reason: 'kalt',
          satisfaction: 3,
        },
      },
    },
  ],
};
