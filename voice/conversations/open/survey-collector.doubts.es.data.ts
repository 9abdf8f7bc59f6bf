import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'es-ES',
  of: [
    {
      id: 'habria-sido-un-nueve',
      kind: 'lo que habría sido',
      says: {
        consent: 'venga',
        recommend: 'habría sido un nueve pero llegó tarde así que un seis',
        reason: 'el retraso',
        satisfaction: 'un tres',
        liked: 'el producto',
        improve: 'que lleguen a su hora',
        follow_up: 'no',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 6,
          reason: 'retraso',
          satisfaction: 3,
          liked: 'producto',
          improve: 'hora',
          follow_up: false,
        },
      },
    },
    {
      id: 'mi-mujer-un-cuatro',
      kind: 'la nota de otra persona',
      says: {
        consent: 'si es rápido sí',
        recommend: 'mi mujer diría un cuatro yo un ocho',
        reason: 'el precio',
        satisfaction: 'ni cinco ni tres un cuatro',
        liked: 'la atención',
        improve: 'nada',
        follow_up: 'por correo sí por teléfono no',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'precio',
          satisfaction: 4,
          liked: 'atención',
          follow_up: true,
        },
      },
    },
  ],
};
