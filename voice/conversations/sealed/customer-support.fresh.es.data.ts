import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'me-llaman-de-todo-menos-elvira',
      kind: 'correction by part',
      says: {
        problem: 'la factura de octubre no me cuadra',
        topic: 'la factura',
        urgent: 'no',
        name: 'alvira santacruz',
        phone: 'elvira no alvira que con el ruido del bar no se me entiende y el teléfono 677 555 064',
        email: 'elvira arroba santacruz punto info',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Elvira Santacruz',
          phone: ['+34677555064', '677555064'],
          email: 'elvira@santacruz.info',
        },
        mail: true,
      },
    },
    {
      id: 'es-guion-bajo-no-guion',
      kind: 'correction by part',
      says: {
        problem: 'quiero dar de baja a un empleado de mi cuenta',
        topic: 'cuenta',
        urgent: 'para nada',
        name: 'domingo urrutia',
        phone: '688 555 072',
        email: 'domingo guion urrutia arroba norteweb punto es',
        'email?': 'casi es guion bajo no guion normal',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'account',
          urgent: false,
          name: 'Domingo Urrutia',
          email: 'domingo_urrutia@norteweb.es',
        },
        mail: true,
      },
    },
    {
      id: 'devuelven-rapido',
      kind: 'question midway',
      says: {
        problem: 'pagué un mes de más y quiero que me lo devuelvan',
        topic: 'un cobro',
        urgent: 'no',
        name: ['suelen tardar mucho en devolverlo', 'vale me llamo casilda montero'],
        phone: '699 555 085',
        email: 'casilda arroba montero libros punto com',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Casilda Montero',
          phone: ['+34699555085', '699555085'],
          email: 'casilda@monterolibros.com',
        },
        hears: ['cinco a siete|5 a 7'],
        mail: true,
      },
    },
    {
      id: 'donde-estan-las-facturas-viejas',
      kind: 'only wants a fact',
      says: {
        first: 'oye dónde puedo ver las facturas de otros meses que me las pide el gestor',
        problem: 'ah pues ya lo veo gracias chao',
        else: 'no con eso me vale',
      },
      turns: 2,
      expect: {
        hears: ['Facturación'],
        mail: false,
      },
    },
    {
      id: 'soy-abel-y-no-es-urgente',
      kind: 'several things at once',
      says: {
        first: 'qué tal soy abel torrijos me sale mal el importe de la factura pero no corre prisa puedo trabajar',
        topic: 'la factura',
        phone: '600 555 091 y el correo abel arroba torrijos punto es',
      },
      turns: 2,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Abel Torrijos',
          phone: ['+34600555091', '600555091'],
          email: 'abel@torrijos.es',
        },
        mail: true,
      },
    },
  ],
};
