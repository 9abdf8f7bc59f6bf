import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'dot-is-a-name',
      kind: 'a name that is a word',
      says: {
        service: 'cleaning',
        name: 'Dot Pike',
        email: 'd pike at gmail dot com',
        phone: 'no',
        time: 'Monday at 9',
      },
      turns: 7,
      expect: { values: { name: 'Dot Pike', email: 'dpike@gmail.com' }, booked: ['Mon 9:00'] },
    },
    {
      id: 'may-june',
      kind: 'a name that is a word',
      says: { service: 'check-up', name: 'May June', email: 'may at june dot com', phone: 'no', time: 'Tuesday at 9' },
      turns: 7,
      expect: { values: { name: 'May June', email: 'may@june.com' }, booked: ['Tue 9:00'] },
    },
    {
      id: 'mister-wong',
      kind: 'a name that is a word',
      says: {
        service: 'check-up',
        name: 'Will Hurry',
        email: 'will at hurry dot com',
        phone: 'no',
        time: 'Wednesday at 9',
      },
      turns: 7,
      expect: { values: { name: 'Will Hurry' }, booked: ['Wed 9:00'] },
    },
    {
      id: 'just-cher',
      kind: 'a name that is a word',
      says: {
        service: 'whitening',
        name: 'Xiomara, just Xiomara',
        email: 'xiomara at me dot com',
        phone: 'no',
        time: 'Thursday at 9',
      },
      turns: 7,
      expect: { values: { name: 'Xiomara', email: 'xiomara@me.com' }, booked: ['Thu 9:00'] },
    },
    {
      id: 'oconnor-van-der',
      kind: 'a name that is a word',
      says: {
        service: 'cleaning',
        name: "it's Siobhan O'Connor-van der Berg, I know, it's a mouthful",
        email: 'siobhan at ocvdb dot com',
        phone: 'no',
        time: 'Friday at 9',
      },
      turns: 7,
      expect: { values: { name: "Siobhan O'Connor-van der Berg", email: 'siobhan@ocvdb.com' }, booked: ['Fri 9:00'] },
    },
    {
      id: 'initials',
      kind: 'a name that is a word',
      says: {
        service: 'whitening',
        name: 'J.T. Monday',
        email: 'jt at monday dot org',
        phone: 'no',
        time: 'Thursday at 9',
      },
      turns: 7,
      expect: { values: { name: ['JT Monday', 'J T Monday', 'J.T. Monday'] }, booked: ['Thu 9:00'] },
    },
  ],
};
