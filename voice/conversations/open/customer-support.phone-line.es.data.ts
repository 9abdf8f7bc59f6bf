import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'la-gestoria-me-la-pide',
      kind: 'a no with a reason',
      says: {
        problem: 'pues que no me ha llegado la factura de este mes',
        topic: 'es por la factura',
        urgent: 'no no me impide trabajar pero la gestoría me la pide',
        name: 'begoña larrañaga',
        phone: 'seis cinco cinco cinco cinco uno tres cero nueve',
        email: 'bego arroba larranaga con ene punto es',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'factura',
          topic: 'billing',
          urgent: false,
          name: 'Begoña Larrañaga',
          phone: ['+34655551309', '655551309'],
          email: 'bego@larranaga.es',
        },
        mail: true,
      },
    },
    {
      id: 'anda-pues-ahora-si',
      kind: 'the quick fix works',
      says: {
        problem: 'mire que la aplicación no me funciona se queda toda en blanco',
        topic: 'un problema técnico',
        solved: ['espere que estoy en ello', 'anda pues ahora sí que va'],
      },
      turns: 3,
      expect: { values: { topic: 'technical', solved: true }, mail: false },
    },
  ],
};
