import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'vazquez-con-uve',
      kind: 'name corrected by letter',
      says: {
        problem: 'me sale un cargo en la factura que no reconozco',
        topic: 'la factura',
        urgent: 'no no hay prisa',
        name: 'noelia bázquez',
        phone:
          'vázquez es con uve la primera y con zeta y el teléfono seis uno ocho cinco cinco cinco cero cuarenta y cinco',
        email: 'noelia arroba vazquez punto gal',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: ['Noelia Vázquez', 'Noelia Vazquez'],
          phone: ['+34618555045', '618555045'],
          email: 'noelia@vazquez.gal',
        },
        mail: true,
      },
    },
    {
      id: 'el-correo-en-dos-veces',
      kind: 'mail in pieces',
      says: {
        problem: 'no me llega el código para entrar',
        topic: 'mi cuenta',
        urgent: 'sí estoy parado',
        name: 'hassan el amrani',
        phone: 'seis tres cero cinco cinco cinco cero once',
        email: ['el correo es hassan punto', 'amrani arroba outlook punto es'],
      },
      turns: 6,
      expect: {
        values: {
          topic: 'account',
          urgent: true,
          name: 'Hassan El Amrani',
          phone: ['+34630555011', '630555011'],
          email: 'hassan.amrani@outlook.es',
        },
        mail: true,
      },
    },
    {
      id: 'outlook-no-hotmail',
      kind: 'mail corrected',
      says: {
        problem: 'la app se me cierra sola',
        topic: 'técnico será',
        solved: 'no señor sigue igual',
        urgent: 'hombre pues sí',
        name: 'pilar cuesta',
        phone: 'seis cinco nueve cinco cinco cinco cero siete siete',
        email: 'pilarcuesta arroba hotmail punto com ay no que ese ya no lo uso es outlook punto com',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Pilar Cuesta',
          phone: ['+34659555077', '659555077'],
          email: 'pilarcuesta@outlook.com',
        },
        mail: true,
      },
    },
    {
      id: 'extension-doscientos-tres',
      kind: 'number corrected',
      says: {
        problem: 'nos han duplicado el cobro de septiembre',
        topic: 'facturación',
        urgent: 'no',
        name: 'amalia crespo',
        phone: 'nueve uno cinco cinco cinco cero uno nueve ocho',
        'phone?': 'sí',
        email:
          'oiga mejor llámenme al móvil que en la oficina no paro es el seis dos seis cinco cinco cinco cero noventa y el correo amalia arroba crespo punto net',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Amalia Crespo',
          phone: ['+34626555090', '626555090'],
          email: 'amalia@crespo.net',
        },
        mail: true,
      },
    },
    {
      id: 'luz-con-zeta',
      kind: 'name that is a word',
      says: {
        problem: 'quiero cambiar la contraseña y no me deja',
        topic: 'lo de mi cuenta',
        urgent: 'no puedo esperar tranquila',
        name: 'luz marina flores eso es luz marina',
        phone: 'seis seis siete cinco cinco cinco cero treinta y nueve',
        email: 'luzmarina cincuenta y dos arroba gmail punto com',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'account',
          urgent: false,
          name: 'Luz Marina Flores',
          phone: ['+34667555039', '667555039'],
          email: 'luzmarina52@gmail.com',
        },
        mail: true,
      },
    },
    {
      id: 'no-era-la-factura-de-marzo',
      kind: 'problem corrected',
      says: {
        problem: 'me falta la factura de marzo',
        urgent: ['perdón, no la de marzo la de abril', 'nada no corre prisa y cuándo salen las facturas'],
        name: 'quique montoya',
        phone: 'seis cero cinco cinco cinco cinco cero doce',
        email: 'quique punto montoya arroba ono punto com',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'abril',
          topic: 'billing',
          urgent: false,
          name: 'Quique Montoya',
          phone: ['+34605555012', '605555012'],
          email: 'quique.montoya@ono.com',
        },
        hears: ['primer día'],
        mail: true,
      },
    },
    {
      id: 'tres-cosas-de-golpe',
      kind: 'several values at once',
      says: {
        first:
          'soy asunción roldán mi teléfono es el seis nueve cero cinco cinco cinco cero veintitrés y no me funciona el programa desde ayer',
        topic: 'técnico',
        solved: 'ya lo he hecho y nada',
        urgent: 'claro que sí tengo a la gente parada',
        email: 'no tengo correo electrónico yo',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'programa',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Asunción Roldán',
          phone: ['+34690555023', '690555023'],
          email: null,
        },
        mail: true,
      },
    },
  ],
};
