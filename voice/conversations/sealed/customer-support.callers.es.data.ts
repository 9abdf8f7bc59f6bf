import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'digo-no-la-cuenta',
      kind: 'corrects themselves',
      says: {
        problem: 'no me deja ver la factura digo no no me deja entrar en la cuenta',
        topic: 'técnico bueno no de la cuenta',
        urgent: 'sí bueno en realidad no',
        name: 'raúl perdón saúl medina',
        phone: '633 555 133',
        email: 'saul arroba hotmail no arroba gmail punto com',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'account',
          urgent: false,
          name: 'Saúl Medina',
          phone: '+34633555133',
          email: 'saul@gmail.com',
        },
        mail: true,
      },
    },
    {
      id: 'una-persona-de-verdad',
      kind: 'asks for a person',
      says: {
        topic: 'una persona',
        urgent: 'una persona',
        first: 'póngame con una persona de verdad haga el favor',
        problem: 'con una persona',
        callback: '610 555 136',
        other: 'sí',
        name: 'vega',
      },
      turns: 3,
      expect: { task: true },
    },
    {
      id: 'ya-me-abre',
      kind: 'an act is no result',
      says: {
        problem: 'la página se me queda en blanco',
        topic: 'técnico',
        solved: ['voy a probar un segundito', 'anda pues ya me abre'],
      },
      turns: 4,
      expect: { values: { topic: 'technical', solved: true }, mail: false },
    },
    {
      id: 'hotel-sin-reservas',
      kind: 'business caller',
      says: {
        first: 'llamo de recepción del hotel bahía',
        problem: 'desde las siete no nos entran las reservas de la web',
        topic: 'es cosa técnica',
        solved: 'ni saliendo ni entrando',
        urgent: ['sí y en cuánto contestan si es urgente', 'sí'],
        name: 'noelia cano',
        phone: '952 555 012',
        email: 'recepcion arroba hotel guion bahia punto es',
      },
      turns: 8,
      expect: {
        values: {
          problem: 'reservas',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Noelia Cano',
          phone: '+34952555012',
          email: 'recepcion@hotel-bahia.es',
        },
        hears: ['dos horas'],
        mail: true,
      },
    },
    {
      id: 'donde-miro-las-facturas',
      kind: 'only wants a fact',
      says: {
        first: 'a ver dónde encuentro yo las facturas viejas',
        problem: 'ah vale ya las veo gracias',
        topic: ['no ya está resuelto', 'adiós'],
        urgent: 'adiós',
        name: 'adiós',
        other: 'venga adiós',
      },
      turns: 2,
      expect: { hears: ['Ajustes'], mail: false },
    },
  ],
};
