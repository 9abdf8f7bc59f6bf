import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'obras-en-el-local',
      kind: 'correction by part',
      says: {
        name: 'rebeca lastra',
        company: 'academia lastra',
        need: 'un sistema de reservas para las clases',
        budget: 'tres mil quinientos',
        timeline: 'ya mismo',
        email:
          'oiga lo de empezar ya mismo cámbielo que tenemos obras en el local mejor dentro de dos meses y escríbame a rebeca arroba academia lastra punto es',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Rebeca Lastra',
          company: 'academia lastra',
          need: 'reservas',
          budget: 3500,
          timeline: 'quarter',
          email: 'rebeca@academialastra.es',
        },
        mail: true,
      },
    },
    {
      id: 'y-nos-ensenan-a-usarlo',
      kind: 'question midway',
      says: {
        name: 'fulgencio pardo',
        company: ['y luego nos enseñan a usarlo o nos apañamos', 'me alegro ferretería pardo'],
        need: 'llevar las facturas',
        budget: 'dos mil',
        timeline: 'este mes',
        email: 'fulgencio arroba ferreteria pardo punto com',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Fulgencio Pardo',
          company: 'ferretería pardo',
          need: 'facturas',
          budget: 2000,
          timeline: 'now',
          email: 'fulgencio@ferreteriapardo.com',
        },
        hears: ['incluida|formación'],
        mail: true,
      },
    },
    {
      id: 'cuatro-hijos-y-un-obrador',
      kind: 'chatty',
      says: {
        name: 'soy visitación la de los hojaldres visitación ugarte',
        company: 'obrador ugarte',
        need: 'tengo cuatro hijos y ninguno quiere el obrador con doscientos pedidos a la semana en una libreta así que quiero una tienda online',
        budget: 'el horno me costó quince mil ya no queda tanto pongamos cinco mil',
        timeline: 'cuanto antes antes de que me jubile jaja',
        email: 'visi arroba obrador ugarte punto com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Visitación Ugarte',
          company: 'obrador ugarte',
          need: 'tienda online',
          budget: 5000,
          timeline: 'now',
          email: 'visi@obradorugarte.com',
        },
        mail: true,
      },
    },
    {
      id: 'doce-mil-que-va',
      kind: 'corrects themselves',
      says: {
        name: 'nicanor feijoo',
        company: 'conservas feijoo',
        need: 'una web nueva en gallego y castellano',
        budget: 'doce mil no qué va dos mil',
        timeline: 'en los próximos tres meses más o menos',
        email: 'nicanor arroba conservas feijoo punto gal',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Nicanor Feijoo',
          company: 'conservas feijoo',
          need: 'web',
          budget: 2000,
          timeline: 'quarter',
          email: 'nicanor@conservasfeijoo.gal',
        },
        mail: true,
      },
    },
    {
      id: 'buscaba-la-gestoria',
      kind: 'wrong department',
      says: {
        first: 'hola es la gestoría riverside ah que hacen programas entonces me he equivocado disculpe adiós',
        name: 'no no que me he confundido de número adiós',
        else: 'adiós',
      },
      turns: 1,
      expect: {
        values: { name: null },
        mail: false,
      },
    },
  ],
};
