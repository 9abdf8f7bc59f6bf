import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'dispare',
      kind: 'plain',
      says: {
        consent: 'dispare',
        recommend: 'yo diría un ocho',
        reason: 'nunca tuve problemas',
        satisfaction: 'un cuatro',
        liked: 'lo fácil que es devolver',
        improve: 'envíos más baratos',
        follow_up: 'sin problema',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'problemas',
          satisfaction: 4,
          liked: 'devolver',
          improve: 'envíos',
          follow_up: true,
        },
      },
    },
    {
      id: 'estamos-comiendo',
      kind: 'says no',
      says: { consent: 'estamos comiendo', recommend: 'no, adiós' },
      turns: 1,
      expect: { values: { consent: [false, null], recommend: null } },
    },
    {
      id: 'un-siete-alto',
      kind: 'score in other words',
      says: {
        consent: 'vale',
        recommend: 'un siete alto',
        reason: 'decente',
        satisfaction: 'regular, un tres',
        liked: 'la ubicación',
        improve: 'los baños',
        follow_up: 'mejor que no',
      },
      turns: 7,
      expect: { values: { consent: true, recommend: 7, satisfaction: 3, follow_up: false } },
    },
    {
      id: 'era-un-regalo',
      kind: 'refuses an optional value',
      says: {
        consent: 'sí',
        recommend: 'no sabría decirle, era un regalo',
        reason: 'no era para mí',
        satisfaction: 'no lo puedo valorar',
        liked: 'el lazo',
        improve: 'nada',
        follow_up: 'no',
      },
      turns: 7,
      expect: { values: { recommend: null, satisfaction: null, liked: 'lazo', follow_up: false } },
    },
  ],
};
