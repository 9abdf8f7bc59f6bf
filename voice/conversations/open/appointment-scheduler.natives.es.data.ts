import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'marianna-con-dos-enes',
      kind: 'name corrected by letter',
      says: {
        service: 'pues mira que se me ha caído un empaste',
        name: 'mariana soler',
        email: ['perdona marianna con dos enes', 'marianna punto soler arroba gmail punto com'],
        phone: 'seis cero cero cinco cinco cinco cero trece',
        time: 'el martes por la tarde que yo salgo a las cuatro',
      },
      turns: 7,
      expect: {
        values: {
          service: 'empaste',
          name: 'Marianna Soler',
          email: 'marianna.soler@gmail.com',
          phone: '+34600555013',
        },
        booked: ['Tue 16:00-18:00'],
      },
    },
    {
      id: 'pues-la-anulas',
      kind: 'cancels an appointment',
      line: '+34611555013',
      has: {
        at: ['Mon 12:00'],
        name: 'Remedios Carrasco',
        phone: '+34611555013',
      },
      says: {
        first: 'hola buenas mira que tenía hora el lunes a las doce y no voy a poder ir',
        other: 'nada pues la anulas y ya os llamo yo',
        which: 'la del lunes',
        name: 'remedios carrasco',
        phone: 'seis once cinco cinco cinco cero uno tres',
        service: 'anular la cita del lunes',
        time: 'no si es para anularla',
      },
      turns: 3,
      expect: {},
    },
  ],
};
