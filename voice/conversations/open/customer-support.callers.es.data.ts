import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'taxista-en-la-parada',
      kind: 'impatient',
      says: {
        problem: 'mira tengo un cliente subiendo al taxi el datáfono vuestro no cobra',
        topic: 'técnico',
        solved: 'no cobra',
        urgent: 'a ver si no cobro no como',
        name: 'lázaro',
        phone: '655 501 121',
        email: 'no tengo tiempo',
      },
      turns: 7,
      expect: {
        values: {
          solved: [false, null],
          problem: 'cobra',
          topic: ['technical', 'billing'],
          urgent: true,
          name: 'Lázaro',
          phone: '+34655501121',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'el-cura-y-la-contrasena',
      kind: 'older person who tells stories',
      says: {
        problem:
          'soy el párroco de villar y la señora que llevaba esto se ha ido a vivir con su hija y no dejó apuntada la contraseña',
        topic: 'la cuenta',
        urgent: 'no corre prisa hasta el domingo',
        name: 'don eladio sierra',
        phone: 'nueve ocho siete cinco cinco cinco cero uno dos',
        email: 'parroquia arroba villar punto es',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'contraseña',
          topic: 'account',
          urgent: false,
          name: ['Eladio Sierra', 'Don Eladio Sierra'],
          phone: '+34987555012',
          email: 'parroquia@villar.es',
        },
        mail: true,
      },
    },
    {
      id: 'el-examen-es-hoy',
      kind: 'whispers at work',
      says: {
        problem: 'hablo flojito que estoy en la biblioteca no puedo subir el trabajo',
        topic: 'técnico creo',
        solved: 'qué va',
        urgent: 'sí que entrego hoy',
        name: 'aitana',
        phone: '644 555 134',
        email: 'aitana punto v arroba uni punto es',
      },
      turns: 7,
      expect: {
        values: {
          problem: 'trabajo',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Aitana',
          phone: '+34644555134',
          email: 'aitana.v@uni.es',
        },
        mail: true,
      },
    },
    {
      id: 'se-lo-llevo-mi-socio',
      kind: 'for someone else',
      says: {
        problem: 'le llamo por mi socia que le han bloqueado la cuenta',
        topic: 'la cuenta',
        urgent: 'para ella sí',
        name: 'ella es remedios parra',
        phone: 'el mío 600 555 135',
        email: 'a ella a reme arroba parra y gil punto com',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'bloqueado',
          topic: 'account',
          urgent: true,
          name: 'Remedios Parra',
          phone: '+34600555135',
          email: 'reme@parraygil.com',
        },
        mail: true,
      },
    },
    {
      id: 'valle-con-uve',
      kind: 'correction by part',
      says: {
        problem: 'me cobran un plan que di de baja',
        topic: 'cobros',
        urgent: 'no',
        name: 'inés baye',
        phone: ['no es baye es valle con uve y elle', '622 555 132'],
        email: 'ines arroba valle punto cat',
      },
      turns: 7,
      expect: {
        values: {
          urgent: false,
          topic: ['billing', 'account'],
          name: 'Inés Valle',
          phone: '+34622555132',
          email: 'ines@valle.cat',
        },
        mail: true,
      },
    },
  ],
};
