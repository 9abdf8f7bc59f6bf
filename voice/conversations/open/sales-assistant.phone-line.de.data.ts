import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'huber-mit-kuechenfotos',
      kind: 'a range, regional greeting',
      says: {
        name: 'ja grüß gott hier ist der anton huber',
        company: 'schreinerei huber',
        need: 'mei wir bräuchten eine neue webseite mit fotos von unseren küchen',
        budget: 'so drei bis viertausend',
        timeline: 'im januar oder februar würd ich sagen',
        email: 'info at schreinerei minus huber punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Anton Huber',
          company: 'schreinerei huber',
          need: 'webseite',
          budget: [3000, 3500, 4000],
          timeline: 'quarter',
          email: 'info@schreinerei-huber.de',
        },
        mail: true,
      },
    },
    {
      id: 'rabatt-fuer-den-turnverein',
      kind: 'a question first, not before autumn',
      says: {
        first: 'hallo gibts bei ihnen eigentlich rabatt für vereine',
        name: 'merve aksoy a k s o y',
        company: 'turnverein eintracht',
        need: 'die kursanmeldung soll endlich online gehen',
        budget: 'ach herrje tausend na sagen wir zweitausend',
        timeline: 'vor dem sommer wird das nix also später',
        email: 'merve punkt aksoy at outlook punkt de',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Merve Aksoy',
          company: 'turnverein eintracht',
          need: 'kursanmeldung',
          budget: 2000,
          timeline: 'later',
          email: 'merve.aksoy@outlook.de',
        },
        hears: ['20 Prozent|zwanzig Prozent|20 %'],
        mail: false,
      },
    },
  ],
};
