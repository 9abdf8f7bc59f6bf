import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'es-ES',
  of: [
    {
      id: 'ya-reinicie',
      kind: 'an act is no result',
      says: {
        problem: 'la app se queda colgada',
        topic: 'técnico',
        solved: ['ya la he reiniciado dos veces', 'no, no lo ha arreglado'],
        urgent: 'no',
        name: 'Bruno Tal',
        phone: '634 555 133',
        email: 'no',
      },
      turns: 7,
      expect: { values: { solved: false, name: 'Bruno Tal' }, mail: true },
    },
    {
      id: 'hecho-y-ahora',
      kind: 'an act is no result',
      says: {
        problem: 'los botones no hacen nada',
        topic: 'técnico',
        solved: ['hecho, ¿y ahora?', 'no, nada'],
        urgent: 'sí',
        name: 'Kira Mota',
        phone: '634 555 134',
        email: 'no',
      },
      turns: 8,
      expect: { values: { solved: false, urgent: true, name: 'Kira Mota' }, mail: true },
    },
    {
      id: 'cuando-me-llaman',
      kind: 'question midway',
      says: {
        problem: 'la exportación se corta',
        topic: 'técnico',
        solved: 'no',
        urgent: 'sí',
        name: ['¿cuánto tardan en responder?', 'Vito Oset'],
        phone: '634 555 136',
        email: 'no',
      },
      turns: 8,
      expect: { values: { urgent: true, name: 'Vito Oset' }, mail: true, hears: ['dos horas'] },
    },
    {
      id: 'cifras-cambiadas',
      kind: 'correction by part',
      says: {
        problem: 'me cobraron después de la prueba',
        topic: 'factura',
        urgent: 'no',
        name: 'Wanda Rey',
        phone: '634 555 154',
        'phone?': ['acaba en cuarenta y cinco, las ha cambiado'],
        email: 'no',
      },
      turns: 7,
      expect: { values: { phone: '+34634555145', name: 'Wanda Rey' }, mail: true },
    },
  ],
};
