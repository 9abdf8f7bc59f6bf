import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'jueves-por-la-manana-no',
      kind: 'told ahead',
      says: {
        service: 'una limpieza',
        name: 'Rut Alba',
        email: 'rut arroba alba punto es',
        'email?': ['el jueves', 'por la mañana no', 'a las tres y media', 'sí'],
        phone: 'no',
        shall: 'sí',
        else: 'no',
      },
      turns: 8,
      expect: { values: { name: 'Rut Alba' }, booked: ['Thu 15:30'] },
    },
    {
      id: 'viernes-a-la-misma-hora',
      kind: 'moves by what stands',
      line: '+34612555172',
      has: { at: ['Thu 14:00'], name: 'Lena Ruiz', phone: '+34612555172' },
      says: { service: 'el jueves no puedo ir', sure: 'puede ser el viernes a la misma hora', shall: 'sí', else: 'no' },
      turns: 4,
      expect: { booked: ['Fri 14:00'] },
    },
    {
      id: 'retrasar-una-semana',
      kind: 'moves by what stands',
      line: '+34612555172',
      has: { at: ['Thu 14:00'], name: 'Lena Ruiz', phone: '+34612555172' },
      says: { service: 'necesito retrasar la cita una semana', shall: 'sí', else: 'no' },
      turns: 3,
      expect: { booked: ['Thu+1 14:00'] },
    },
  ],
};
