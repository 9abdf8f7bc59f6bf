import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'web-panaderia',
      kind: 'plain',
      says: {
        name: 'Cristina Jara',
        company: 'Panadería Jara',
        need: 'una página web nueva',
        budget: 'unos cinco mil',
        timeline: 'en dos meses',
        email: 'cristina arroba jara punto es',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Cristina Jara',
          company: 'Panadería Jara',
          need: 'web',
          budget: 5000,
          timeline: 'quarter',
          email: 'cristina@jara.es',
        },
        mail: true,
      },
    },
    {
      id: 'solo-mirando',
      kind: 'plain',
      says: {
        name: 'Esteban Amo',
        company: 'Fontanería Amo',
        need: 'organizar seis furgonetas',
        budget: 'ni idea todavía',
        timeline: 'de momento solo estamos mirando',
        email: 'esteban arroba amo punto es',
      },
      turns: 7,
      expect: { values: { budget: null, timeline: 'later', email: 'esteban@amo.es' }, mail: false },
    },
    {
      id: 'de-corrido',
      kind: 'all at once',
      says: {
        first:
          'buenos días, Mónica Reina, de Óptica Reina, queremos reservas por internet, tenemos unos 8000 euros y sería para este mes',
        name: 'Mónica Reina',
        company: 'Óptica Reina',
        need: 'reservas por internet',
        budget: '8000 euros',
        timeline: 'este mes',
        email: 'monica arroba reina punto es',
      },
      turns: 3,
      expect: {
        values: {
          name: 'Mónica Reina',
          company: 'Óptica Reina',
          need: 'reservas',
          budget: 8000,
          timeline: 'now',
          email: 'monica@reina.es',
        },
        mail: true,
      },
    },
    {
      id: 'digame-usted-precio',
      kind: 'refuses an optional value',
      says: {
        name: 'Elisa Coll',
        company: 'ninguna, soy particular',
        need: 'una página para mi boda',
        budget: 'dígame usted primero cuánto vale',
        timeline: 'ya',
        email: 'elisa arroba coll punto es',
      },
      turns: 7,
      expect: { values: { company: null, budget: null, timeline: 'now', email: 'elisa@coll.es' }, mail: true },
    },
    {
      id: 'prueba-gratis',
      kind: 'question midway',
      says: {
        name: 'Lucas Daza',
        company: 'Daza Fitness',
        need: 'reservas de clases',
        budget: ['¿se puede probar gratis?', 'mil euros'],
        timeline: 'enseguida',
        email: 'lucas arroba daza punto es',
      },
      turns: 8,
      expect: { values: { budget: 1000, timeline: 'now' }, mail: true, hears: ['14 días'] },
    },
    {
      id: 'cinco-mil-queria-decir',
      kind: 'correction by part',
      says: {
        name: 'Hilario Rey',
        company: 'Motores Rey',
        need: 'citas del taller',
        budget: 'quinientos',
        timeline: ['perdón, cinco mil, no quinientos', 'ya mismo'],
        email: 'hilario arroba rey punto es',
      },
      turns: 8,
      expect: { values: { budget: 5000, timeline: 'now', email: 'hilario@rey.es' }, mail: true },
    },
  ],
};
