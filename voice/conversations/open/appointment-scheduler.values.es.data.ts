import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'ybarra-con-i-griega',
      kind: 'name spelled',
      says: {
        service: 'quería hacerme una limpieza',
        name: 'sí mira soy begoña ybarra ybarra con i griega y con be',
        email: 'begona guion bajo ybarra arroba yahoo punto es',
        phone: 'seis uno cero cincuenta y cinco cincuenta y cinco doce',
        time: 'el martes que viene no el otro a las cuatro y media de la tarde',
        shall: 'sí perfecto',
      },
      turns: 6,
      expect: {
        values: {
          service: 'limpieza',
          name: 'Begoña Ybarra',
          email: 'begona_ybarra@yahoo.es',
          phone: ['+34610555512', '610555512'],
        },
        booked: ['Tue+1 16:30|Tue 16:30'],
      },
    },
    {
      id: 'dos-apellidos-rey-blanco',
      kind: 'two surnames',
      says: {
        first: 'buenos días para una revisión a nombre de maría del mar rey blanco',
        email: 'm a r punto rey arroba gmail punto com mar de marimar no de mario',
        phone: 'apunte seis tres tres doble cinco cinco cero ocho uno',
        time: 'el jueves a primera hora',
        offer: 'la primera',
        shall: 'esa me va bien',
      },
      turns: 5,
      expect: {
        values: {
          service: 'revisión',
          name: 'María del Mar Rey Blanco',
          email: 'mar.rey@gmail.com',
          phone: ['+34633555081', '633555081'],
        },
        booked: ['Thu 8:00-9:00'],
      },
    },
    {
      id: 'no-a-las-cinco-no-a-las-seis',
      kind: 'bargaining over times',
      says: {
        service: 'me duele una muela del juicio',
        name: 'iker',
        email: 'iker arroba zabala punto eus',
        phone: 'no hace falta con el correo vale',
        time: 'el miércoles por la tarde a partir de las cinco',
        offer: ['uf a las cinco salgo de trabajar mejor a las cinco y media'],
        shall: ['está muy lejos eso del metro', 'sí sí resérvala'],
      },
      turns: 8,
      expect: {
        values: { service: 'muela', name: 'Iker', email: 'iker@zabala.eus', phone: null },
        waitsOn: ['está muy lejos eso del metro'],
        booked: ['Wed 17:30'],
      },
    },
    {
      id: 'apellido-de-la-fuente',
      kind: 'particles',
      says: {
        service: 'un empaste que se me ha caído',
        name: 'rosa de la fuente para servirle',
        email: 'rosa punto delafuente todo junto arroba hotmail punto com',
        phone:
          'el fijo es el nueve uno cinco cinco cinco cinco cero uno dos pero llámeme al móvil seis cinco cero cinco cinco cinco cero tres cuatro',
        time: 'hoy no puedo mañana tampoco el lunes sobre las diez y media',
        shall: 'muy bien hija',
      },
      turns: 6,
      expect: {
        values: {
          service: 'empaste',
          name: 'Rosa de la Fuente',
          email: 'rosa.delafuente@hotmail.com',
          phone: ['+34650555034', '650555034'],
        },
        booked: ['Mon 10:30'],
      },
    },
    {
      id: 'dieciseis-horas-del-veintidos',
      kind: 'day and time',
      says: {
        first: 'hola necesito blanqueamiento el veintidós de diciembre a las dieciséis horas',
        name: 'wilmer quispe mamani',
        email: 'wilmer punto quispe ochenta y siete arroba gmail punto com',
        phone: 'seis cero dos veintidós treinta y tres cuarenta y cuatro',
        shall: 'ya pues sí',
      },
      turns: 5,
      expect: {
        values: {
          service: 'blanqueamiento',
          name: 'Wilmer Quispe Mamani',
          email: 'wilmer.quispe87@gmail.com',
          phone: ['+34602223344', '602223344'],
        },
        booked: ['12-22 16:00'],
      },
    },
    {
      id: 'los-ultimos-son-setenta-y-uno',
      kind: 'number corrected',
      says: {
        service: 'revisión',
        name: 'lourdes prieto',
        email: 'lourdes arroba prieto asesores punto com',
        phone: 'seis siete ocho cinco cinco cinco cero diecisiete no perdón cero setenta y uno',
        time: 'el viernes a las nueve',
        shall: 'sí por favor',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Lourdes Prieto',
          email: 'lourdes@prietoasesores.com',
          phone: ['+34678555071', '678555071'],
        },
        booked: ['Fri 9:00'],
      },
    },
    {
      id: 'vale-pero-cuanto-es',
      kind: 'question at the offer',
      says: {
        service: 'limpieza',
        name: 'gema',
        email: 'gema arroba gemasoto punto es',
        phone: 'seis nueve uno cinco cinco cinco cero cinco seis',
        time: 'el jueves a la una',
        shall: ['vale pero eso cuánto me cuesta', 'ah pues bien sí'],
      },
      turns: 7,
      expect: {
        values: { name: 'Gema', email: 'gema@gemasoto.es', phone: ['+34691555056', '691555056'] },
        hears: ['60'],
        booked: ['Thu 13:00'],
      },
    },
    {
      id: 'a-nombre-de-mi-marido',
      kind: 'for someone else',
      says: {
        first: 'mire llamo yo pero la cita es para mi marido que le sangra la encía',
        name: 'él se llama ángel iglesias y yo concha',
        email: 'la mía concha punto ortiz arroba telefonica punto net',
        phone: 'seis cuatro siete cinco cinco cinco cero veintiocho',
        time: 'martes o jueves le da igual a las once',
        offer: 'el martes',
        shall: 'eso es',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Ángel Iglesias',
          email: 'concha.ortiz@telefonica.net',
          phone: ['+34647555028', '647555028'],
        },
        booked: ['Tue 11:00'],
      },
    },
  ],
};
