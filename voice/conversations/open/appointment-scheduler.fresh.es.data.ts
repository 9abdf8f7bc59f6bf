import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'el-dieciseis-que-me-he-liado',
      kind: 'correction by part',
      says: {
        service: 'una revisión',
        name: 'rosario villalba',
        email: 'rosario punto villalba arroba correolindo punto es',
        phone: '612 555 014',
        time: 'el quince de diciembre a las diez de la mañana',
        shall: 'uy el dieciséis que me he liado con el calendario',
        else: 'nada más gracias',
      },
      turns: 8,
      expect: {
        values: {
          service: 'revisión',
          name: 'Rosario Villalba',
          email: 'rosario.villalba@correolindo.es',
          phone: ['+34612555014', '612555014'],
        },
        booked: ['12-16 10:00'],
      },
    },
    {
      id: 'gimenez-con-ge',
      kind: 'correction by part',
      says: {
        first: 'buenas se me ha roto una muela',
        name: 'tomás jiménez',
        email: 'giménez va con ge eh y el correo es tomas arroba talleres tomas punto com',
        phone: '655 555 023',
        time: 'el jueves a las cuatro y media de la tarde',
        shall: 'vale sí',
        else: 'no ya está',
      },
      turns: 7,
      expect: {
        values: {
          service: 'muela',
          name: 'Tomás Giménez',
          email: 'tomas@tallerestomas.com',
          phone: ['+34655555023', '655555023'],
        },
        booked: ['Thu 16:30'],
      },
    },
    {
      id: 'voy-con-el-coche',
      kind: 'question midway',
      says: {
        service: 'una limpieza',
        name: 'amparo cebrián',
        email: 'amparo arroba floristeria cebrian punto es',
        phone: '677 555 038',
        time: ['oiga y con el coche dónde me meto por ahí', 'estupendo pues el martes a las doce'],
        shall: 'perfecto',
        else: 'eso era todo',
      },
      turns: 8,
      expect: {
        values: {
          service: 'limpieza',
          name: 'Amparo Cebrián',
          email: 'amparo@floristeriacebrian.es',
        },
        hears: ['Detrás del edificio|detrás|calle del Canal'],
        booked: ['Tue 12:00'],
      },
    },
    {
      id: 'cogen-adeslas',
      kind: 'only wants a fact',
      says: {
        first: 'hola era solo por saber con qué seguros trabajan',
        service: 'ah no cita ninguna ya se lo diré a mi madre hasta luego',
        else: 'no nada',
      },
      turns: 2,
      expect: {
        values: { service: null },
        hears: ['Sanitas', 'Mapfre'],
      },
    },
    {
      id: 'un-dia-de-estos-por-la-manana',
      kind: 'vague wish',
      says: {
        service: 'un blanqueamiento que se casa mi hija',
        name: 'nuria echevarría',
        email: 'nuria arroba echevarria punto net',
        phone: '699 555 047',
        time: 'pues miércoles o jueves por la mañana como les venga bien a ustedes',
        offer: 'la primera que ha dicho',
        shall: 'esa misma',
        else: 'no muchas gracias',
      },
      turns: 7,
      expect: {
        values: {
          service: 'blanqueamiento',
          name: 'Nuria Echevarría',
          email: 'nuria@echevarria.net',
        },
        picks: 'first',
        booked: ['Wed 8:00-14:00|Thu 8:00-14:00'],
      },
    },
  ],
};
