import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'de-DE',
  of: [
    {
      id: 'donnerstag-nicht-vormittags',
      kind: 'told ahead',
      says: {
        service: 'eine Zahnreinigung',
        name: 'Ruth Abel',
        email: 'ruth at abel punkt de',
        'email?': ['donnerstag', 'nicht vormittags', 'halb vier', 'ja'],
        phone: 'nein',
        shall: 'ja',
        else: 'nein',
      },
      turns: 8,
      expect: { values: { name: 'Ruth Abel' }, booked: ['Thu 15:30'] },
    },
    {
      id: 'freitag-gleiche-zeit',
      kind: 'moves by what stands',
      line: '+4915155550172',
      has: { at: ['Thu 14:00'], name: 'Lena Fuchs', phone: '+4915155550172' },
      says: {
        service: 'ich kann am Donnerstag nicht',
        sure: 'geht Freitag zur gleichen Zeit',
        shall: 'ja',
        else: 'nein',
      },
      turns: 4,
      expect: { booked: ['Fri 14:00'] },
    },
    {
      id: 'eine-woche-nach-hinten',
      kind: 'moves by what stands',
      line: '+4915155550172',
      has: { at: ['Thu 14:00'], name: 'Lena Fuchs', phone: '+4915155550172' },
      says: { service: 'ich muss meinen Termin eine Woche nach hinten verschieben', shall: 'ja', else: 'nein' },
      turns: 3,
      expect: { booked: ['Thu+1 14:00'] },
    },
  ],
};
