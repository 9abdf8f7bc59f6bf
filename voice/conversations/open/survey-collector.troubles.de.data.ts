import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'wie-lang-dauert-das',
      kind: 'fragt vor dem Ja',
      says: {
        consent: ['wie lang dauert das denn', 'na gut'],
        recommend: 'acht',
        reason: 'preis stimmt',
        satisfaction: 'vier',
        liked: 'der preis',
        improve: 'nichts',
        follow_up: 'nein',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          satisfaction: 4,
          follow_up: false,
        },
        hears: ['fünf Minuten'],
      },
    },
    {
      id: 'neun-na-acht',
      kind: 'geht herunter',
      says: {
        consent: 'ja',
        recommend: 'neun na sagen wir acht',
        reason: 'lieferung kam spät',
        satisfaction: 'vier',
        liked: 'die beratung',
        improve: 'schneller liefern',
        follow_up: 'gern',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 8,
          reason: 'lieferung',
          satisfaction: 4,
          liked: 'beratung',
          follow_up: true,
        },
      },
    },
    {
      id: 'mach-lieber-ne-sieben',
      kind: 'ändert mit dem Grund',
      says: {
        consent: 'klar',
        recommend: 'neun',
        reason: 'machen sie lieber ne sieben draus das warten war schon lang',
        satisfaction: 'drei',
        liked: 'freundlich waren alle',
        improve: 'kürzere wartezeit',
        follow_up: 'nee',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 7,
          reason: 'warten',
          satisfaction: 3,
          liked: 'freundlich',
          follow_up: false,
        },
      },
    },
    {
      id: 'weiss-nicht-die-farbe',
      kind: 'weiß nicht und dann doch',
      says: {
        consent: 'meinetwegen',
        recommend: 'sechs',
        reason: 'ist halt okay',
        satisfaction: 'drei',
        liked: 'weiß nicht die farbe',
        improve: 'keine ahnung',
        follow_up: 'ja',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 6,
          satisfaction: 3,
          liked: 'farbe',
          follow_up: true,
        },
      },
    },
    {
      id: 'nur-per-mail',
      kind: 'Ja mit Einschränkung',
      says: {
        consent: 'okay',
        recommend: 'zehn',
        reason: 'immer pünktlich',
        satisfaction: 'fünf',
        liked: 'pünktlichkeit',
        improve: 'da fällt mir nix ein',
        follow_up: 'aber nur per mail',
      },
      turns: 7,
      expect: {
        values: {
          recommend: 10,
          satisfaction: 5,
          liked: 'pünktlich',
          follow_up: true,
        },
      },
    },
  ],
};
