import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'no-la-web-sino-la-tienda',
      kind: 'need corrected by comparison',
      says: {
        name: 'begoña urrutia con dos erres',
        company: 'confecciones urrutia',
        need: 'una página web',
        budget: ['perdona no la web sino la tienda online', 'entre cinco y seis mil pon seis'],
        timeline: 'hacia febrero o así',
        email: 'begoña pero con ene normal punto urrutia arroba yahoo punto es',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Begoña Urrutia',
          company: 'confecciones urrutia',
          need: 'tienda online',
          budget: 6000,
          timeline: 'quarter',
          email: 'begona.urrutia@yahoo.es',
        },
        mail: true,
      },
    },
  ],
};
