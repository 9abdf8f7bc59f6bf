import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'es-de-mi-jefa',
      kind: 'for someone else',
      says: {
        problem: 'a mi jefa le sale la contraseña como caducada y no la deja cambiarla',
        topic: 'de la cuenta',
        urgent: 'sí sí está que trina',
        name: 'a nombre de ella pilar ochoa',
        phone: ['y llamadla a ella eh no a mí al seis cinco cinco', 'cinco cinco cero uno ocho siete'],
        email: 'pilar arroba ochoa abogados punto es',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'account',
          urgent: true,
          name: 'Pilar Ochoa',
          phone: '+34655550187',
          email: 'pilar@ochoaabogados.es',
        },
        mail: true,
      },
    },
  ],
};
