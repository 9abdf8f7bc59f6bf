import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'mejor-ocho-mil',
      kind: 'correction by part',
      says: {
        name: 'ignacio barrera',
        company: 'bodegas barrera',
        need: 'una tienda online para el vino',
        budget: 'seis mil euros',
        timeline: 'ocho mil mejor y empezaríamos ya mismo',
        email: 'ignacio arroba bodegas barrera punto com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Ignacio Barrera',
          company: 'bodegas barrera',
          need: 'tienda online',
          budget: 8000,
          timeline: 'now',
          email: 'ignacio@bodegasbarrera.com',
        },
        mail: true,
      },
    },
    {
      id: 'la-empresa-de-mi-suegra',
      kind: 'correction by part',
      says: {
        name: 'lorena tejedor',
        company: 'mercería tejedor',
        need: 'un programa para hacer las facturas',
        budget: [
          'ay una cosa el negocio está a nombre de mi suegra así que como empresa apunte mercería olmedo no tejedor',
          'mil quinientos',
        ],
        timeline: 'en los próximos tres meses',
        email: 'lorena arroba merceria olmedo punto es',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Lorena Tejedor',
          company: 'mercería olmedo',
          need: 'facturas',
          budget: 1500,
          timeline: 'quarter',
          email: 'lorena@merceriaolmedo.es',
        },
        without: { company: ['tejedor'] },
        mail: true,
      },
    },
    {
      id: 'se-puede-trastear-antes',
      kind: 'question midway',
      says: {
        name: 'gonzalo peralta',
        company: 'autoescuela peralta',
        need: 'algo para que los alumnos reserven clase y oye se puede trastear un poco antes de pagar',
        budget: 'tres mil',
        timeline: 'este mes',
        email: 'gonzalo arroba autoescuela peralta punto es',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Gonzalo Peralta',
          company: 'autoescuela peralta',
          budget: 3000,
          timeline: 'now',
          email: 'gonzalo@autoescuelaperalta.es',
        },
        hears: ['14|catorce'],
        mail: true,
      },
    },
    {
      id: 'cuanto-por-una-pagina',
      kind: 'only wants a fact',
      says: {
        first: 'hola por cuánto me saldría que me hicieran la página web',
        name: 'no hace falta solo estoy mirando precios adiós',
        else: 'nada más',
      },
      turns: 2,
      expect: {
        hears: ['2.500|2500|dos mil quinientos'],
        mail: false,
      },
    },
    {
      id: 'correo-no-doy',
      kind: 'refuses a required value',
      says: {
        name: 'encarna molinero',
        company: 'pensión molinero',
        need: 'una página con las habitaciones',
        budget: 'unos cuatro mil',
        timeline: 'cuanto antes',
        email: 'correos no doy que luego me llenan de publicidad',
        phone: 'al 611 555 052 me pillan siempre',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Encarna Molinero',
          company: 'pensión molinero',
          need: 'habitaciones',
          budget: 4000,
          timeline: 'now',
          email: null,
          phone: ['+34611555052', '611555052'],
        },
        mail: true,
      },
    },
  ],
};
