import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'para-mi-nieto-que-tiene-ocho',
      kind: 'older person who tells stories',
      says: {
        service:
          'ay hija mira es para mi nieto que tiene ocho años y se ha dado un golpe en el cole y le baila un diente',
        name: 'el niño se llama hugo ferrándiz',
        email: [
          'uy yo de eso no entiendo espera que me lo apuntó mi hija',
          'silvia punto ferrandiz arroba hotmail punto com',
        ],
        phone: 'nueve seis cinco cinco cinco cinco cero uno ocho',
        time: 'cuanto antes mejor el lunes por la mañana mismo',
      },
      turns: 7,
      expect: {
        values: {
          service: 'diente',
          name: 'Hugo Ferrándiz',
          email: 'silvia.ferrandiz@hotmail.com',
          phone: '+34965555018',
        },
        booked: ['Mon 8:00-14:00'],
      },
    },
  ],
};
