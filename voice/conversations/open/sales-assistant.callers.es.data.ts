import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'todo-de-un-tiron',
      kind: 'all at once',
      says: {
        first:
          'hola soy álvaro renedo de electricidad renedo buscamos un programa de facturas tenemos seis mil euros y queremos empezar ya mi correo es alvaro arroba renedo punto es',
        name: 'álvaro renedo',
        company: 'electricidad renedo',
        need: 'un programa de facturas',
        budget: 'seis mil',
        timeline: 'ya',
        email: 'alvaro arroba renedo punto es',
      },
      turns: 2,
      expect: {
        values: {
          name: 'Álvaro Renedo',
          company: 'electricidad renedo',
          need: 'facturas',
          budget: 6000,
          timeline: 'now',
          email: 'alvaro@renedo.es',
        },
        mail: true,
      },
    },
    {
      id: 'cuanto-tarda-en-montarse',
      kind: 'question midway',
      says: {
        which: 'la segunda',
        name: 'olalla freire',
        company: 'peluquería olalla',
        need: ['depende una pregunta cuánto tardan en ponerlo en marcha', 'citas online'],
        budget: 'mil y pico mil quinientos',
        timeline: 'en dos meses',
        email: 'olalla arroba peluqueria olalla punto gal',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Olalla Freire',
          company: 'olalla',
          need: 'citas',
          budget: 1500,
          timeline: 'quarter',
          email: 'olalla@peluqueriaolalla.gal',
        },
        hears: ['dos semanas'],
        mail: true,
      },
    },
  ],
};
