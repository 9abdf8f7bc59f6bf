import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'con-mucho-gusto',
      kind: 'plain',
      says: {
        consent: 'sí, claro',
        recommend: 'un nueve',
        reason: 'fueron rápidos',
        satisfaction: 'cinco',
        liked: 'el embalaje',
        improve: 'nada en especial',
        follow_up: 'sí',
      },
      turns: 7,
      expect: {
        values: { consent: true, recommend: 9, reason: 'rápidos', satisfaction: 5, liked: 'embalaje', follow_up: true },
      },
    },
    {
      id: 'ahora-no-puedo',
      kind: 'says no',
      says: { consent: 'ahora me pilla fatal', recommend: 'no, adiós' },
      turns: 1,
      expect: { values: { consent: [false, null], recommend: null } },
    },
    {
      id: 'seis-no-siete',
      kind: 'correction by part',
      says: {
        consent: 'sí',
        recommend: 'seis, no, siete',
        reason: 'correcto',
        satisfaction: 'tres... ponga cuatro',
        liked: 'el color',
        improve: 'el precio',
        follow_up: 'no',
      },
      turns: 7,
      expect: { values: { recommend: 7, satisfaction: 4, follow_up: false } },
    },
    {
      id: 'un-diez-redondo',
      kind: 'score in other words',
      says: {
        consent: 'venga',
        recommend: 'un diez redondo',
        reason: 'me ayudaron mucho',
        satisfaction: 'muy satisfecha, un cinco',
        liked: 'todo',
        improve: 'nada',
        follow_up: 'por qué no',
      },
      turns: 7,
      expect: { values: { recommend: 10, satisfaction: 5, follow_up: true } },
    },
    {
      id: 'prefiero-callar',
      kind: 'refuses an optional value',
      says: {
        consent: 'sí',
        recommend: 'siete',
        reason: 'prefiero no decirlo',
        satisfaction: 'cuatro',
        liked: 'siguiente',
        improve: 'ni idea',
        follow_up: 'no',
      },
      turns: 7,
      expect: { values: { recommend: 7, reason: null, satisfaction: 4, liked: null, follow_up: false } },
    },
  ],
};
