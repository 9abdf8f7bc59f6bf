import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'el-fontanero-por-la-manana',
      kind: 'correction by part',
      says: {
        service: 'limpieza dental',
        name: 'asunción merino',
        email: 'asuncion arroba merino textil punto com',
        phone: '633 555 027',
        time: 'el viernes por la mañana',
        offer: [
          'ay no que el viernes por la mañana tengo al fontanero en casa tendría que ser por la tarde',
          'la primera me va bien',
        ],
        shall: 'esa sí',
        else: 'no hija',
      },
      turns: 8,
      expect: {
        values: {
          service: 'limpieza',
          name: 'Asunción Merino',
          email: 'asuncion@merinotextil.com',
          phone: ['+34633555027', '633555027'],
        },
        picks: 'first',
        booked: ['Fri 12:00-20:00'],
      },
    },
    {
      id: 'y-si-luego-no-puedo',
      kind: 'question midway',
      says: {
        service: 'que me miren las encías',
        name: 'jacinto bermúdez',
        email: 'jacinto arroba bermudez viveros punto es',
        phone: 'y si luego no puedo ir me cobran algo el teléfono es el 644 555 039',
        time: 'el miércoles a las cinco de la tarde',
        shall: 'de acuerdo',
        else: 'ya no más',
      },
      turns: 7,
      expect: {
        values: {
          service: 'encías',
          name: 'Jacinto Bermúdez',
          email: 'jacinto@bermudezviveros.es',
          phone: ['+34644555039', '644555039'],
        },
        hears: ['24|veinticuatro'],
        booked: ['Wed 17:00'],
      },
    },
    {
      id: 'el-puente-y-los-turrones',
      kind: 'older person who tells stories',
      says: {
        service:
          'ay mire usted me puse a comer turrón del duro en casa de mi prima remedios que tiene noventa años y dos gatos y se me partió un puente',
        name: 'virtudes carmona para servirle',
        email: 'la dirección de mi nieta que yo no uso lucia arroba carmona punto es',
        phone: '950 555 061',
        time: 'los lunes voy a la gimnasia y los martes a misa así que el jueves a las diez',
        shall: 'sí señorita',
        else: 'nada guapa con dios',
      },
      turns: 7,
      expect: {
        values: {
          service: 'puente',
          name: 'Virtudes Carmona',
          email: 'lucia@carmona.es',
          phone: ['+34950555061', '950555061'],
        },
        booked: ['Thu 10:00'],
      },
    },
    {
      id: 'martes-digo-miercoles',
      kind: 'corrects themselves',
      says: {
        service: 'para una revisión',
        name: 'kiko salvatierra',
        email: 'kiko arroba salvatierra punto org',
        phone: '655 555 043',
        time: 'el martes digo el miércoles a la una',
        shall: 'eso es',
        else: 'de momento no',
      },
      turns: 7,
      expect: {
        values: {
          service: 'revisión',
          name: 'Kiko Salvatierra',
          email: 'kiko@salvatierra.org',
        },
        booked: ['Wed 13:00'],
      },
    },
    {
      id: 'la-nina-se-ha-caido',
      kind: 'for someone else',
      says: {
        first: 'es para mi niña que se ha caído en el patio y se le mueve un diente',
        name: 'ella se llama alba rocamora yo soy el padre',
        email: 'el mío víctor arroba rocamora punto net sin acento',
        phone: '666 555 058',
        time: 'el martes a las cinco cuando sale del cole',
        shall: 'sí por favor',
        else: 'no ya con eso',
      },
      turns: 7,
      expect: {
        values: {
          service: 'diente',
          name: 'Alba Rocamora',
          email: 'victor@rocamora.net',
          phone: ['+34666555058', '666555058'],
        },
        booked: ['Tue 17:00'],
      },
    },
  ],
};
