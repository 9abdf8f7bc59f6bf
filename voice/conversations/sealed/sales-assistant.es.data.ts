import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'es-ES',
  of: [
    {
      id: 'poco-dinero',
      kind: 'plain',
      says: {
        name: 'Pía Oto',
        company: 'Cerámica Oto',
        need: 'una web sencilla',
        budget: 'trescientos euros como mucho',
        timeline: 'no hay prisa',
        email: 'pia arroba oto punto es',
      },
      turns: 7,
      expect: { values: { budget: 300, timeline: 'later', email: 'pia@oto.es' }, mail: false },
    },
  ],
};
