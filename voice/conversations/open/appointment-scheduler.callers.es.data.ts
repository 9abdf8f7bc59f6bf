import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'es-ES',
  of: [
    {
      id: 'el-treinta-y-uno-de-noviembre',
      kind: 'past or impossible date',
      says: {
        service: 'se me ha roto un bracket',
        name: 'lola ibarra',
        email: 'lola arroba ibarra punto info',
        phone: 'seis doce cincuenta y cinco cero uno treinta y dos',
        time: ['el treinta y uno de noviembre', 'ah no que no existe el uno de diciembre a las doce'],
      },
      turns: 7,
      expect: {
        values: { service: 'bracket', name: 'Lola Ibarra', email: 'lola@ibarra.info', phone: '+34612550132' },
        booked: ['Tue 12:00'],
      },
    },
    {
      id: 'mi-padre-no-sube-escaleras',
      kind: 'only wants a fact',
      says: {
        first: 'mi padre ya no puede con las escaleras tienen ascensor',
        service: 'vale solo era eso gracias',
        other: 'adiós',
      },
      turns: 2,
      expect: { values: { service: null }, booked: [], hears: ['ascensor'], task: false },
    },
    {
      id: 'la-ultima-que-ha-dicho',
      kind: 'picks from the offer',
      says: {
        service: 'que me miren una muela del juicio',
        name: 'iker sanz',
        email: 'iker arroba sanz punto eus',
        phone: 'no',
        time: 'qué tiene el miércoles por la tarde',
        offer: 'la última que ha dicho',
      },
      turns: 7,
      expect: {
        values: { email: 'iker@sanz.eus', phone: null, service: 'muela', name: 'Iker Sanz' },
        booked: ['Wed 12:00-18:00'],
        picks: 'last',
      },
    },
  ],
};
