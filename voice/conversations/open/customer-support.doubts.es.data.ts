import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'un-rato-y-otra-vez',
      kind: 'un arreglo que no duró',
      says: {
        problem: 'la aplicación se cierra sola',
        topic: 'problema técnico',
        solved: 'un ratito y se ha vuelto a cerrar',
        urgent: 'pues sí bastante',
        name: 'marcos rey',
        phone: 'seis cinco cinco cinco cinco cinco cero cuatro cinco',
        email: 'marcos arroba rey punto com',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Marcos Rey',
          phone: '+34655555045',
          email: 'marcos@rey.com',
        },
        mail: true,
      },
    },
    {
      id: 'numero-de-cliente',
      kind: 'otro número primero',
      says: {
        problem: 'me han cobrado dos veces',
        topic: 'factura',
        urgent: 'no tanto',
        name: 'pilar otero',
        phone: [
          'mi número de cliente es cuatro cuatro siete uno nueve',
          'ah el teléfono seis seis seis cinco cinco cinco cero cinco seis',
        ],
        email: 'no tengo',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Pilar Otero',
          phone: '+34666555056',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'si-pero-hace-ruido',
      kind: 'un sí con resto',
      says: {
        problem: 'no se oye el vídeo del curso',
        topic: 'técnico',
        solved: 'sí pero ahora hace un ruido rarísimo',
        urgent: 'no',
        name: 'hugo mesa',
        phone: 'seis siete siete cinco cinco cinco cero seis siete',
        email: 'hugo punto mesa arroba gmail punto com',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: false,
          name: 'Hugo Mesa',
          email: 'hugo.mesa@gmail.com',
        },
        mail: true,
      },
    },
    {
      id: 'hasta-que-hora-estan',
      kind: 'pregunta el horario en medio',
      says: {
        problem: 'no encuentro la factura de octubre',
        topic: 'factura',
        urgent: ['una cosa hasta qué hora están ustedes', 'no no es urgente'],
        name: 'sara lago',
        phone: 'seis ocho ocho cinco cinco cinco cero siete ocho',
        email: 'sara arroba lago punto es',
      },
      turns: 8,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Sara Lago',
          email: 'sara@lago.es',
        },
        mail: true,
        hears: ['20'],
      },
    },
  ],
};
