import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'machen-sie-ne-neun-draus',
      kind: 'correction by part',
      says: {
        consent: 'bitte',
        recommend: 'acht',
        reason: 'ihr fahrer kommt immer pünktlich',
        satisfaction: 'fünf und aus der acht von vorhin machen sie mal ne neun',
        liked: 'das frische gemüse',
        improve: 'weniger folie',
        follow_up: 'ja können sie',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          reason: 'pünktlich',
          satisfaction: 5,
          liked: 'gemüse',
          improve: 'folie',
          follow_up: true,
        },
      },
    },
    {
      id: 'schulnoten-gewohnt',
      kind: 'correction by part',
      says: {
        consent: 'fünf minuten hab ich',
        recommend: 'zehn',
        reason: 'das bett ist spitze',
        satisfaction: 'eine eins',
        liked:
          'oje ich war bei schulnoten bei ihnen ist ja die fünf das beste dann natürlich fünf und gefallen hat mir der aufbau',
        improve: 'da fällt mir nur die wartezeit ein',
        follow_up: 'bitte nicht',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 10,
          reason: 'bett',
          satisfaction: 5,
          liked: 'aufbau',
          improve: 'wartezeit',
          follow_up: false,
        },
      },
    },
    {
      id: 'geht-das-an-dritte',
      kind: 'question midway',
      says: {
        consent: 'na gut',
        recommend: 'fünf',
        reason: 'ging so',
        satisfaction: 'drei',
        liked: ['verkauft ihr das dann weiter was ich hier erzähle', 'gut also die auswahl'],
        improve: 'die rückgabe ist umständlich',
        follow_up: 'nö',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 5,
          satisfaction: 3,
          liked: 'auswahl',
          improve: 'rückgabe',
          follow_up: false,
        },
        hears: ['nicht weitergegeben'],
      },
    },
    {
      id: 'woher-haben-sie-die-nummer',
      kind: 'only wants a fact',
      says: {
        first: 'von wem haben sie denn bitte meine telefonnummer',
        consent: 'ach so na ich mach da trotzdem nicht mit auf wiederhören',
      },
      turns: 2,
      expect: {
        values: { consent: false },
        hears: ['Bestellung'],
      },
    },
    {
      id: 'dazu-moecht-ich-nix-sagen',
      kind: 'refuses an optional value',
      says: {
        consent: 'in ordnung',
        recommend: 'acht',
        reason: 'dazu möcht ich nix sagen',
        satisfaction: 'vier',
        liked: 'der geruch nach holz',
        improve: 'bessere schrauben',
        follow_up: 'nein danke schön',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: null,
          satisfaction: 4,
          liked: 'holz',
          improve: 'schrauben',
          follow_up: false,
        },
      },
    },
  ],
};
