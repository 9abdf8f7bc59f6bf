import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'was-krieg-ich-dafuer',
      kind: 'question midway',
      says: {
        consent: ['was hab ich denn davon', 'na gut dann fragen sie'],
        recommend: 'joa ne glatte neun',
        reason: 'läuft halt alles',
        satisfaction: 'fünf ach nee vier es war ja einmal was kaputt',
        liked: 'die hotline die warn echt auf zack',
        improve: 'nix',
        follow_up: 'kann man machen',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          satisfaction: 4,
          liked: 'hotline',
          follow_up: true,
        },
        hears: ['10|zehn'],
      },
    },
  ],
};
