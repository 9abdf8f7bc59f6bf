import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'en-US',
  of: [
    {
      id: 'skip-is-a-name',
      kind: 'a name that is a word',
      says: {
        service: 'cleaning',
        name: 'Skip Lane',
        email: 's lane at gmail dot com',
        phone: 'no',
        time: 'Monday at 9',
      },
      turns: 7,
      expect: { values: { name: 'Skip Lane', email: 'slane@gmail.com' }, booked: ['Mon 9:00'] },
    },
    {
      id: 'young-april',
      kind: 'a name that is a word',
      says: {
        service: 'check-up',
        name: 'April Young',
        email: 'april at young dot com',
        phone: 'no',
        time: 'Tuesday at 9',
      },
      turns: 7,
      expect: { values: { name: 'April Young' }, booked: ['Tue 9:00'] },
    },
    {
      id: 'grace-no',
      kind: 'a name that is a word',
      says: {
        service: 'check-up',
        name: 'Grace Noh',
        email: 'grace at noh dot com',
        phone: 'no',
        time: 'Wednesday at 9',
      },
      turns: 7,
      expect: { values: { name: 'Grace Noh' }, booked: ['Wed 9:00'] },
    },
    {
      id: 'long-thai-name',
      kind: 'a name that is a word',
      says: {
        service: 'cleaning',
        name: 'Somchai Rattanakosin, s o m c h a i',
        email: 'somchai at ratt dot co',
        phone: 'no',
        time: 'Friday at 9',
      },
      turns: 7,
      expect: { values: { name: 'Somchai Rattanakosin' }, booked: ['Fri 9:00'] },
    },
  ],
};
