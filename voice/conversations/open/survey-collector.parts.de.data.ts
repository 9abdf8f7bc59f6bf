import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'war-ne-drei',
      kind: 'correction by part',
      says: {
        consent: 'ja',
        recommend: 'acht',
        reason: 'guter service',
        satisfaction: 'zwei',
        liked: ['ach die zufriedenheit war ne drei keine zwei', 'die beratung'],
        improve: 'die preise',
        follow_up: 'nein',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          satisfaction: 3,
          liked: 'beratung',
          follow_up: false,
        },
      },
    },
    {
      id: 'woher-meine-nummer',
      kind: 'only wants a fact',
      says: {
        first: 'wo haben sie denn meine nummer her',
        consent: 'nee danke ich möcht nicht',
      },
      turns: 2,
      expect: {
        values: {
          consent: false,
        },
        hears: ['Bestellung'],
      },
    },
  ],
};
