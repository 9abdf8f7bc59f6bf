import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'wer-ist-denn-da',
      kind: 'ask-back before consent',
      says: {
        consent: ['wer ist denn da', 'ach so ja dann machen sie mal'],
        recommend: 'na ne sieben',
        reason: 'der monteur kam halt zu spät',
        satisfaction: 'vier',
        liked: 'dass er hinterher alles sauber gemacht hat',
        improve: 'pünktlicher sein',
        follow_up: 'nee lieber nicht',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 7,
          reason: 'zu spät',
          satisfaction: 4,
          liked: 'sauber',
          improve: 'pünktlicher',
          follow_up: false,
        },
      },
    },
    {
      id: 'steht-an-der-kasse',
      kind: 'a refusal with a reason',
      says: { consent: 'nee du ich steh grad an der kasse das geht jetzt nicht' },
      turns: 1,
      expect: { values: { consent: false, recommend: null } },
    },
  ],
};
