import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'sabados-abren',
      kind: 'question midway',
      says: {
        service: 'una limpieza',
        name: ['quería saber si los sábados abren', 'vale soy lourdes ibarra'],
        email: 'lourdes arroba ibarra punto es',
        phone: 'no',
        time: 'el sábado a las diez',
        shall: 'sí',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Lourdes Ibarra',
        },
        booked: ['Sat 10:00'],
        hears: ['13 horas'],
      },
    },
    {
      id: 'numero-y-el-coche',
      kind: 'question midway',
      says: {
        service: 'una revisión',
        name: 'fermín salas',
        email: 'fermin arroba salas punto es',
        phone: 'seis uno dos cinco cinco cinco uno tres cuatro y el coche dónde se puede dejar',
        time: 'el lunes a las once',
        shall: 'sí',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Fermín Salas',
          phone: '+34612555134',
        },
        booked: ['Mon 11:00'],
        hears: ['calle del Canal|detrás del edificio'],
      },
    },
    {
      id: 'si-no-puedo-ir',
      kind: 'question midway',
      says: {
        service: 'blanqueamiento',
        name: 'pilar otero',
        email: 'pilar arroba otero punto es',
        phone: 'no',
        time: 'el martes a las cinco',
        shall: ['y si luego no puedo ir me cobran algo', 'vale pues sí'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Pilar Otero',
        },
        booked: ['Tue 17:00'],
        hears: ['30 euros'],
        waitsOn: ['y si luego no puedo ir me cobran algo'],
      },
    },
    {
      id: 'gimenez-con-g',
      kind: 'correction by part',
      says: {
        service: 'limpieza',
        name: 'nieves jiménez',
        email: ['es con g giménez', 'nieves arroba gimenez punto es'],
        phone: 'no',
        time: 'el lunes a las nueve',
        shall: 'sí',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Nieves Giménez',
          email: 'nieves@gimenez.es',
        },
        booked: ['Mon 9:00'],
      },
    },
    {
      id: 'acaba-en-cero-ocho',
      kind: 'correction by part',
      says: {
        service: 'revisión',
        name: 'toni vidal',
        email: 'toni arroba vidal punto es',
        phone: 'seis tres cuatro cinco cinco cinco uno ocho cero',
        'phone?': 'sí',
        time: ['perdone el teléfono acaba en cero ocho no en ocho cero', 'el lunes a las diez'],
        shall: 'sí',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Toni Vidal',
          phone: '+34634555108',
        },
        booked: ['Mon 10:00'],
      },
    },
    {
      id: 'el-tres-no-el-cuatro',
      kind: 'correction by part',
      says: {
        service: 'limpieza',
        name: 'aurora mata',
        email: 'aurora arroba mata punto es',
        phone: 'no',
        time: 'el jueves a las once',
        shall: ['el día tres no el cuatro', 'sí'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Aurora Mata',
        },
        booked: ['Fri 11:00'],
        waitsOn: ['el día tres no el cuatro'],
      },
    },
    {
      id: 'martes-digo-miercoles',
      kind: 'corrects themselves',
      says: {
        service: 'limpieza',
        name: 'paco digo francisco lara',
        email: 'paco arroba lara punto es',
        phone: 'no',
        time: 'el martes digo el miércoles a las cuatro',
        shall: 'sí',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Francisco Lara',
        },
        booked: ['Wed 16:00'],
      },
    },
    {
      id: 'si-no-espere',
      kind: 'corrects themselves',
      says: {
        service: 'revisión',
        name: 'amaia ruiz',
        email: 'amaia arroba ruiz punto es',
        phone: 'no',
        time: 'el lunes a las diez',
        shall: ['sí no espere mejor a las once', 'sí'],
      },
      turns: 7,
      expect: {
        values: {
          name: 'Amaia Ruiz',
        },
        booked: ['Mon 11:00'],
        waitsOn: ['sí no espere mejor a las once'],
      },
    },
    {
      id: 'anular-perdon-cambiar',
      kind: 'corrects themselves',
      line: '+34612555141',
      has: {
        at: ['Wed 10:00'],
        name: 'Rocío Leal',
        phone: '+34612555141',
      },
      says: {
        first: 'quería anular mi cita perdón cambiarla',
        service: 'quiero cambiar mi cita',
        name: 'rocío leal',
        time: 'el viernes a las diez',
        shall: 'sí',
        sure: 'sí',
        else: 'no nada más',
      },
      turns: 7,
      expect: {
        booked: ['Fri 10:00'],
      },
    },
    {
      id: 'suegra-silla-de-ruedas',
      kind: 'only wants a fact',
      says: {
        first: 'mi suegra va en silla de ruedas puede entrar sin problema',
        service: 'estupendo era solo eso gracias',
        other: 'adiós',
      },
      turns: 2,
      expect: {
        booked: [],
        hears: ['ascensor|accesible'],
        task: false,
        values: {
          service: null,
        },
      },
    },
  ],
};
