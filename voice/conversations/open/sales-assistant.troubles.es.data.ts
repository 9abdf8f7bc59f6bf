import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'todavia-no-tenemos-nombre',
      kind: 'aún no hay',
      says: {
        name: 'marta olmo',
        company: 'todavía no tenemos nombre estamos empezando',
        need: 'una tienda online de quesos',
        budget: 'unos tres mil',
        timeline: 'el mes que viene',
        email: 'marta arroba quesos olmo punto com todo junto',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Marta Olmo',
          company: null,
          need: 'quesos',
          budget: 3000,
          timeline: 'quarter',
          email: 'marta@quesosolmo.com',
        },
        mail: true,
      },
    },
    {
      id: 'somos-cinco-usuarios',
      kind: 'otro número en el presupuesto',
      says: {
        name: 'raúl prieto',
        company: 'prieto fontaneros',
        need: 'facturar desde el móvil',
        budget: ['seríamos cinco usuarios', 'cuatro mil euros'],
        timeline: 'ya mismo',
        email: 'raul arroba prieto fontaneros punto es',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Raúl Prieto',
          need: 'facturar',
          budget: 4000,
          timeline: 'now',
          email: 'raul@prietofontaneros.es',
        },
        mail: true,
      },
    },
    {
      id: 'pongame-cinco-en-vez-de-seis',
      kind: 'cambia el importe más tarde',
      says: {
        name: 'elena soto',
        company: 'soto arquitectos',
        need: 'una web nueva',
        budget: 'seis mil',
        timeline: 'en dos meses y ponga cinco mil mejor que seis',
        email: 'elena arroba soto punto es',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Elena Soto',
          budget: 5000,
          timeline: 'quarter',
          email: 'elena@soto.es',
        },
        mail: true,
      },
    },
    {
      id: 'hay-permanencia-anyway',
      kind: 'pregunta en vez de respuesta',
      says: {
        name: 'jordi camps',
        company: 'camps motor',
        need: 'agenda para el taller',
        budget: ['pero hay que firmar permanencia o qué', 'mil quinientos'],
        timeline: 'sin prisa para el verano',
        email: 'jordi arroba camps motor punto com',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Jordi Camps',
          budget: 1500,
          timeline: 'later',
          email: 'jordi@campsmotor.com',
        },
        hears: ['permanencia'],
      },
    },
    {
      id: 'mi-nombre-arroba-la-empresa',
      kind: 'dirección por referencia',
      says: {
        name: 'sofía luna',
        company: 'luna textil',
        need: 'catálogo en internet',
        budget: 'dos mil',
        timeline: 'cuanto antes',
        email: 'pues mi nombre arroba luna textil punto com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Sofía Luna',
          company: 'luna textil',
          budget: 2000,
          timeline: 'now',
          email: ['sofia@lunatextil.com', 'sofía@lunatextil.com'],
        },
        mail: true,
      },
    },
  ],
};
