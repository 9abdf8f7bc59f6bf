import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'acaba-en-nueve-seis',
      kind: 'correction by part',
      says: {
        problem: 'me han cobrado dos veces este mes',
        topic: 'de una factura',
        urgent: 'no tranquilo',
        name: 'benito carrascal',
        phone: '634 555 069',
        email:
          'espere que el móvil acaba en nueve seis y no en seis nueve y el correo benito arroba carrascal punto es',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Benito Carrascal',
          phone: ['+34634555096', '634555096'],
          email: 'benito@carrascal.es',
        },
        mail: true,
      },
    },
    {
      id: 'hasta-que-hora-hay-gente',
      kind: 'question midway',
      says: {
        problem: 'la aplicación se queda en blanco al abrir los pedidos',
        topic: 'técnico',
        solved: 'qué va sigue igual',
        urgent: 'sí claro no puedo vender',
        name: 'maite arrizabalaga',
        phone: ['y hasta qué hora hay alguien ahí para llamarme', '646 555 071'],
        email: 'maite arroba arrizabalaga punto eus',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Maite Arrizabalaga',
          phone: ['+34646555071', '646555071'],
          email: 'maite@arrizabalaga.eus',
        },
        hears: ['20|8 de la tarde|ocho'],
        mail: true,
      },
    },
    {
      id: 'el-bar-de-la-plaza',
      kind: 'chatty',
      says: {
        problem:
          'mire yo tengo un bar en la plaza desde el noventa y ocho con mi cuñado que en paz descanse y doce mesas y esta vez en la factura me ponen el nombre del cuñado en vez del mío',
        topic: 'por la factura',
        urgent: 'no mujer el café sale igual',
        name: 'me llamo fermín lozoya el cuñado era paco',
        phone: '667 555 082 pero a la hora de comer no que esto se llena',
        email: 'bar lozoya arroba plazamail punto com todo junto',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'factura',
          topic: 'billing',
          urgent: false,
          name: 'Fermín Lozoya',
          phone: ['+34667555082', '667555082'],
          email: 'barlozoya@plazamail.com',
        },
        mail: true,
      },
    },
    {
      id: 'si-bueno-no-puedo-esperar',
      kind: 'corrects themselves',
      says: {
        problem: 'quiero cambiar el titular de mi cuenta',
        topic: 'mi cuenta',
        urgent: 'sí bueno no la verdad es que no me impide trabajar',
        name: 'yolanda pizarro',
        phone: '688 555 090',
        email: 'yolanda arroba pizarro moda punto com',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'account',
          urgent: false,
          name: 'Yolanda Pizarro',
          phone: ['+34688555090', '688555090'],
          email: 'yolanda@pizarromoda.com',
        },
        mail: true,
      },
    },
    {
      id: 'con-la-tienda-llena',
      kind: 'impatient',
      says: {
        first: 'tengo la tienda llena y el programa no arranca rápido por favor',
        topic: 'técnico técnico',
        solved: 'que no',
        urgent: 'pues claro',
        name: 'leandro quiroga',
        phone: '622 555 018',
        email: 'no hace falta llámenme y ya',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Leandro Quiroga',
          phone: ['+34622555018', '622555018'],
          email: null,
        },
        mail: true,
      },
    },
  ],
};
