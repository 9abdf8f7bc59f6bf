import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'es-la-app-no-la-impresora',
      kind: 'aclara qué es',
      says: {
        problem: 'la impresora no saca tickets',
        topic: 'técnico',
        solved: ['a ver que es la aplicación no la impresora', 'no sigue igual'],
        urgent: 'sí',
        name: 'tomás gil',
        phone: 'seis siete cero cinco cinco cinco cero nueve uno',
        email: 'tomas arroba bar gil punto es',
      },
      turns: 8,
      expect: {
        values: {
          problem: 'aplicación',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Tomás Gil',
        },
        mail: true,
      },
    },
    {
      id: 'yo-si-pero-mis-companeros-no',
      kind: 'un pero que cambia',
      says: {
        problem: 'no carga el calendario',
        topic: 'problema técnico',
        solved: 'qué va',
        urgent: 'yo puedo seguir pero mis compañeros no',
        name: 'alba rey',
        phone: 'seis cuatro cinco cinco cinco cinco cero dos dos',
        email: 'no quiero dar correo',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Alba Rey',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'acaba-en-siete',
      kind: 'última cifra',
      says: {
        problem: 'no encuentro la factura de octubre',
        topic: 'facturas',
        urgent: 'no',
        name: 'julián mora',
        phone: 'seis tres tres cinco cinco cinco cero uno cuatro no perdón acaba en siete',
        email: 'julian arroba mora punto org',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Julián Mora',
          phone: ['+34633555017', '633555017'],
          email: 'julian@mora.org',
        },
        mail: true,
      },
    },
    {
      id: 'cuanto-tardan-en-contestar',
      kind: 'pregunta cuándo',
      says: {
        problem: 'me han cobrado dos veces',
        topic: 'un cobro',
        urgent: 'no mucho',
        name: 'pilar vega',
        phone: ['y cuánto tardan ustedes en contestar', 'seis dos dos cinco cinco cinco cero siete siete'],
        email: 'pilar arroba vega punto com',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Pilar Vega',
          email: 'pilar@vega.com',
        },
        mail: true,
        hears: ['laborable'],
      },
    },
    {
      id: 'pues-si-que-corre-prisa',
      kind: 'urgencia cambiada',
      says: {
        problem: 'mi cuenta está bloqueada',
        topic: 'cuenta',
        urgent: 'no',
        name: 'hugo sanz',
        phone: 'seis nueve uno cinco cinco cinco cero tres tres y oiga que sí que es urgente lo necesito hoy',
        email: 'hugo sanz arroba yahoo punto es',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'account',
          urgent: true,
          name: 'Hugo Sanz',
          phone: ['+34691555033', '691555033'],
          email: 'hugosanz@yahoo.es',
        },
        mail: true,
      },
    },
  ],
};
