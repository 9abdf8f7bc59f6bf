import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'talleres-pena-e-hijos',
      kind: 'business caller',
      says: {
        name: 'fermín peña',
        company: 'talleres peña',
        need: ['bueno talleres peña e hijos', 'un programa para llevar las citas del taller'],
        budget: ['sociedad limitada ponga', 'unos tres mil y pico'],
        timeline: 'pues para ya',
        email: 'taller arroba pena con ene hijos punto com',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Fermín Peña',
          company: 'talleres peña e hijos',
          need: 'citas',
          budget: 3000,
          timeline: 'now',
        },
        mail: true,
      },
    },
    {
      id: 'cuanto-el-de-equipo',
      kind: 'only wants a fact',
      says: {
        first: 'hola una preguntita nada más por cuánto sale el plan ese de equipo',
        name: 'no no si era solo eso gracias',
        else: 'nada más gracias',
      },
      turns: 2,
      expect: {
        hears: ['79|setenta y nueve'],
        mail: false,
      },
    },
  ],
};
