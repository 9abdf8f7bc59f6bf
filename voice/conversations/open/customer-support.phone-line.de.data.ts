import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'im-november-doppelt',
      kind: 'brand domain with a hyphen',
      says: {
        problem: 'ja also bei mir ist im november zweimal abgebucht worden',
        topic: 'na die rechnung',
        urgent: 'nö das nicht aber ärgerlich ist es schon',
        name: 'uwe krämer mit ä',
        phone: 'null eins sieben eins drei neun zwo null null acht fünf',
        email: 'uwe punkt kraemer mit a e at t minus online punkt de',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'zweimal abgebucht',
          topic: 'billing',
          urgent: false,
          name: ['Uwe Krämer', 'Uwe Kraemer'],
          phone: ['+491713920085', '01713920085'],
          email: 'uwe.kraemer@t-online.de',
        },
        mail: true,
      },
    },
    {
      id: 'stuerzt-beim-drucken-ab',
      kind: 'needs a moment, then no',
      says: {
        problem: 'das programm stürzt mir immer ab wenn ich drucken will',
        topic: 'was technisches',
        solved: ['moment ich mach grad', 'nee stürzt wieder ab'],
        urgent: 'ja freilich ich kann so nicht arbeiten',
        name: 'leni obermaier',
        phone: 'nehmen sie die von der ich grad anruf',
        email: 'das brauchts nicht',
      },
      turns: 7,
      line: '+491713920033',
      expect: {
        values: {
          problem: 'drucken',
          topic: 'technical',
          urgent: true,
          name: 'Leni Obermaier',
          phone: '+491713920033',
          email: null,
        },
        mail: true,
      },
    },
  ],
};
