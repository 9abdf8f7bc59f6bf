import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'de-DE',
  of: [
    {
      id: 'im-zug-nach-ulm',
      kind: 'noise and silence',
      says: {
        consent: 'ja ich sitz im Zug kann aber abreißen',
        recommend: ['jetzt war ein Tunnel bitte nochmal', 'acht'],
        reason: 'Lieferung war pünktlich',
        satisfaction: ['(silence)', 'vier'],
        liked: 'der Fahrer',
        improve: 'größere Kartons',
        follow_up: 'nö',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'pünktlich',
          satisfaction: 4,
          liked: 'Fahrer',
          improve: 'Kartons',
          follow_up: false,
        },
      },
    },
    {
      id: 'schulnoten-verwechselt',
      kind: 'correction by part',
      says: {
        consent: 'klar',
        recommend: 'neun',
        reason: 'freundlich',
        satisfaction: 'eine eins',
        liked: ['ach ich hab an Schulnoten gedacht ich bin sehr zufrieden also fünf', 'der Empfang'],
        improve: 'Parkplätze',
        follow_up: 'ja',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          satisfaction: 5,
          liked: 'Empfang',
          improve: 'Parkplätze',
          follow_up: true,
        },
      },
    },
    {
      id: 'wie-lange-gespeichert',
      kind: 'question midway',
      says: {
        consent: 'meinetwegen',
        recommend: 'fünf',
        reason: 'geht so',
        satisfaction: 'drei',
        liked: 'die Lage',
        improve: ['wird das eigentlich alles aufgehoben was ich hier sage', 'kürzere Wege'],
        follow_up: 'nein',
      },
      turns: 8,
      expect: {
        values: { consent: true, recommend: 5, satisfaction: 3, liked: 'Lage', improve: 'Wege', follow_up: false },
        hears: ['12 Monate'],
      },
    },
    {
      id: 'schichtleiter-pause',
      kind: 'asks how long',
      says: {
        consent: ['ich hab noch zehn Minuten Pause wie lang geht das', 'passt'],
        recommend: 'sieben',
        reason: 'die Schuhe halten was aus',
        satisfaction: 'vier',
        liked: 'die Sohlen',
        improve: 'halbe Größen',
        follow_up: 'lieber nicht',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 7,
          reason: 'Schuhe',
          satisfaction: 4,
          liked: 'Sohlen',
          improve: 'Größen',
          follow_up: false,
        },
        hears: ['fünf Minuten'],
      },
    },
  ],
};
