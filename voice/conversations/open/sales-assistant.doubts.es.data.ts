import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'el-ano-pasado-ocho',
      kind: 'lo gastado antes junto al presupuesto',
      says: {
        name: 'paco leal',
        company: 'leal muebles',
        need: 'una tienda en internet',
        budget: 'el año pasado gastamos ocho mil ahora como mucho cinco mil',
        timeline: 'el mes que viene',
        email: 'paco arroba leal muebles punto com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Paco Leal',
          company: 'leal',
          budget: 5000,
          timeline: 'quarter',
          email: 'paco@lealmuebles.com',
        },
        mail: true,
      },
    },
    {
      id: 'son-tres-tiendas',
      kind: 'aclara la necesidad con la respuesta',
      says: {
        name: 'irene sanz',
        company: 'sanz moda',
        need: 'una web',
        budget: 'en realidad son tres webs así que nueve mil',
        timeline: 'ya',
        email: 'irene arroba sanz moda punto es',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Irene Sanz',
          need: 'tres webs',
          budget: 9000,
          timeline: 'now',
          email: 'irene@sanzmoda.es',
        },
        mail: true,
      },
    },
    {
      id: 'no-antes-del-verano',
      kind: 'un plazo por su límite',
      says: {
        name: 'me llamo ramón gil',
        company: 'autónomo sin empresa',
        need: 'facturas desde el móvil',
        budget: 'mil y pico digamos mil doscientos',
        timeline: 'no antes del verano',
        email: 'ramón gil arroba hotmail punto com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Ramón Gil',
          need: 'facturas',
          budget: 1200,
          timeline: 'later',
          email: 'ramongil@hotmail.com',
        },
      },
    },
    {
      id: 'somos-diez-y-seis-mil',
      kind: 'personas junto al importe',
      says: {
        name: 'teresa vela',
        company: 'clínica vela',
        need: 'gestionar citas',
        budget: 'somos diez personas y pensaba en seis mil',
        timeline: 'en un par de meses',
        email: 'teresa arroba clínica vela punto es',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Teresa Vela',
          company: 'vela',
          budget: 6000,
          timeline: 'quarter',
          email: 'teresa@clinicavela.es',
        },
        mail: true,
      },
    },
  ],
};
