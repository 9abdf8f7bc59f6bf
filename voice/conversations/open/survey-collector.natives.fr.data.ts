import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'vite-fait-j-ai-le-four',
      kind: 'second thoughts',
      says: {
        consent: "allez-y mais vite fait j'ai le four allumé",
        recommend: 'bof six',
        reason: "ben c'est pas donné quand même",
        satisfaction: 'trois sur cinq',
        liked: 'rien de spécial',
        improve: ["ah si ce que j'ai bien aimé c'est l'emballage mettez ça", 'les frais de port'],
        follow_up: "non non c'est bon",
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 6,
          reason: 'donné',
          satisfaction: 3,
          liked: 'emballage',
          improve: 'frais de port',
          follow_up: false,
        },
      },
    },
    {
      id: 'la-je-suis-au-volant',
      kind: 'says no',
      says: {
        consent: "ah là je suis au volant c'est pas le moment",
        else: 'au revoir',
      },
      turns: 1,
      expect: {
        values: {
          consent: [false, null],
        },
      },
    },
  ],
};
