import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'los-mellizos',
      kind: 'several appointments',
      says: {
        service: 'revisión para mis mellizos',
        name: 'carlota bueno',
        email: 'carlota arroba bueno punto com',
        phone: 'no hace falta',
        time: [
          'uno el miércoles a las cinco y el otro a las cinco y media',
          'el otro el miércoles a las cinco y media',
        ],
        else: 'sí falta el otro mellizo el miércoles a las cinco y media',
      },
      turns: 9,
      expect: {
        values: { service: 'revisión', name: 'Carlota Bueno', email: 'carlota@bueno.com', phone: null },
        booked: ['Wed 17:00', 'Wed 17:30'],
      },
    },
    {
      id: 'acaba-en-ochenta-y-cuatro',
      kind: 'correction by part',
      says: {
        'phone?': 'sí',
        service: 'me sangran las encías',
        name: 'nuria castell',
        email: 'nuria arroba castell punto cat',
        phone: '655 501 248',
        time: ['uy el teléfono acaba en ochenta y cuatro no en cuarenta y ocho', 'el lunes a las tres de la tarde'],
      },
      turns: 7,
      expect: {
        values: { service: 'encías', name: 'Nuria Castell', email: 'nuria@castell.cat', phone: '+34655501284' },
        booked: ['Mon 15:00'],
      },
    },
    {
      id: 'con-uve-no-con-be',
      kind: 'correction by part',
      says: {
        service: 'un empaste que se me ha caído',
        name: 'gonzalo balbuena',
        email: ['el apellido es con uve las dos valvuena', 'g punto valvuena arroba gmail punto com'],
        phone: 'no hace falta',
        time: 'el viernes a las nueve y media',
      },
      turns: 7,
      expect: {
        values: { service: 'empaste', name: 'Gonzalo Valvuena', email: 'g.valvuena@gmail.com', phone: null },
        booked: ['Fri 9:30'],
      },
    },
    {
      id: 'si-es-menos-de-setenta',
      kind: 'yes-but',
      says: {
        service: 'una limpieza',
        name: 'begoña urrutia',
        email: 'bego punto urrutia arroba gmail punto com',
        phone: '688 501 117',
        time: 'el viernes a las diez',
        shall: ['si la limpieza no pasa de setenta euros sí cuánto es', 'pues entonces sí'],
      },
      turns: 8,
      expect: {
        values: { name: 'Begoña Urrutia', email: 'bego.urrutia@gmail.com', phone: '+34688501117' },
        booked: ['Fri 10:00'],
        waitsOn: ['si la limpieza no pasa de setenta euros sí cuánto es'],
        hears: ['60'],
      },
    },
    {
      id: 'me-voy-de-viaje',
      kind: 'moves an appointment',
      line: '+34612555149',
      has: { at: ['Tue 9:30'], name: 'Marta Quiles', phone: '+34612555149' },
      says: {
        first: 'el martes me mandan a valencia por trabajo a ver si me puede correr la cita al viernes a la misma hora',
        service: 'correr la cita al viernes',
        time: 'el viernes a las nueve y media',
        name: 'marta quiles',
        phone: '612 555 149',
      },
      turns: 3,
      expect: { booked: ['Fri 9:30'] },
    },
    {
      id: 'mi-cita-cuando-era',
      kind: 'looks up an appointment',
      line: '+34612555150',
      has: { at: ['Wed 12:00'], name: 'Andrés Lozano', phone: '+34612555150' },
      says: {
        first: 'no encuentro el papelito en qué día quedamos que iba yo',
        service: 'saber cuándo tengo que ir',
        time: 'no déjela como está',
        else: 'nada más muy amable',
        name: 'andrés lozano',
        phone: '612 555 150',
      },
      turns: 2,
      expect: { booked: ['Wed 12:00'], hears: ['miércoles'] },
    },
    {
      id: 'abuelo-del-huerto',
      kind: 'older person who tells stories',
      says: {
        service: 'mordí una aceituna del huerto con el hueso y se me partió una muela de las de atrás',
        name: 'servidor se llama nicasio luengo',
        email: 'de eso no gasto yo',
        phone: 'noventa y uno cinco cincuenta y cinco cero uno ochenta y siete',
        time: 'por la mañana riego así que el jueves por la tarde',
      },
      turns: 6,
      expect: {
        values: { service: 'muela', name: 'Nicasio Luengo', email: null, phone: '+34915550187' },
        booked: ['Thu 12:00-18:00'],
      },
    },
    {
      id: 'fontanero-con-el-manos-libres',
      kind: 'noise and silence',
      says: {
        first: 'hola buenas voy con el manos libres se me oye',
        service: 'una limpieza que ya me toca',
        name: ['espera que pasa un camión', 'paco ibarra'],
        email: 'paco arroba fontanería ibarra todo junto y sin tilde punto com',
        phone: 'seis doce cincuenta y cinco cero uno treinta y dos',
        time: 'el martes pero a partir de las cuatro',
      },
      turns: 8,
      expect: {
        values: { service: 'limpieza', name: 'Paco Ibarra', email: 'paco@fontaneriaibarra.com', phone: '+34612550132' },
        booked: ['Tue 16:00-18:00'],
      },
    },
  ],
};
