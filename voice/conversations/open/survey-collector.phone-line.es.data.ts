import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'venga-pero-rapidito',
      kind: 'corrects a score at once',
      says: {
        consent: 'venga sí pero rapidito',
        recommend: 'un nueve',
        reason: 'me atendieron genial',
        satisfaction: 'cuatro no espere cinco',
        liked: 'la chica del teléfono muy maja',
        improve: 'que abran los domingos',
        follow_up: 'vale sin problema',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          reason: 'atendieron',
          satisfaction: 5,
          liked: 'chica del teléfono',
          improve: 'domingos',
          follow_up: true,
        },
      },
    },
    {
      id: 'siete-de-cinco',
      kind: 'misunderstands the question',
      says: {
        consent: ['cuánto dura esto', 'bueno va'],
        recommend: 'cuatro',
        reason: 'el paquete me llegó roto',
        satisfaction: ['siete', 'ah de uno a cinco pues un dos'],
        liked: 'el precio',
        improve: 'el embalaje',
        follow_up: 'no gracias',
      },
      turns: 9,
      expect: {
        values: {
          consent: true,
          recommend: 4,
          reason: 'roto',
          satisfaction: 2,
          liked: 'precio',
          improve: 'embalaje',
          follow_up: false,
        },
        hears: ['cinco minutos|5 minutos'],
      },
    },
  ],
};
