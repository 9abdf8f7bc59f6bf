import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'jeudi-pas-le-matin',
      kind: 'told ahead',
      says: {
        service: 'un détartrage',
        name: 'Ruth Alban',
        email: 'ruth arobase alban point fr',
        'email?': ['jeudi', 'pas le matin', 'quinze heures trente', 'oui'],
        phone: 'non',
        shall: 'oui',
        else: 'non',
      },
      turns: 8,
      expect: { values: { name: 'Ruth Alban' }, booked: ['Thu 15:30'] },
    },
    {
      id: 'vendredi-a-la-meme-heure',
      kind: 'moves by what stands',
      line: '+33612555172',
      has: { at: ['Thu 14:00'], name: 'Léna Roux', phone: '+33612555172' },
      says: {
        service: 'je ne peux pas venir jeudi',
        sure: "est-ce que vendredi à la même heure c'est possible",
        shall: 'oui',
        else: 'non',
      },
      turns: 4,
      expect: { booked: ['Fri 14:00'] },
    },
    {
      id: 'repousser-d-une-semaine',
      kind: 'moves by what stands',
      line: '+33612555172',
      has: { at: ['Thu 14:00'], name: 'Léna Roux', phone: '+33612555172' },
      says: { service: "je voudrais repousser mon rendez-vous d'une semaine", shall: 'oui', else: 'non' },
      turns: 3,
      expect: { booked: ['Thu+1 14:00'] },
    },
  ],
};
