import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'montant-faux',
      kind: 'plain',
      says: {
        problem: 'le montant de ma dernière facture est faux',
        topic: 'oui, la facture',
        urgent: 'ça peut attendre',
        name: 'Hilda Puits',
        phone: '06 34 55 51 31',
        email: 'hilda arobase puits point fr',
      },
      turns: 7,
      expect: {
        values: {
          problem: 'montant',
          topic: 'billing',
          urgent: false,
          name: 'Hilda Puits',
          phone: '+33634555131',
          email: 'hilda@puits.fr',
        },
        mail: true,
      },
    },
    {
      id: 'c-est-fait-et-maintenant',
      kind: 'an act is no result',
      says: {
        problem: 'les boutons ne font rien',
        topic: 'technique',
        solved: ["c'est fait, et maintenant ?", 'non, toujours rien'],
        urgent: 'oui',
        name: 'Kira Motte',
        phone: '06 34 55 51 34',
        email: 'non',
      },
      turns: 8,
      expect: { values: { solved: false, urgent: true, name: 'Kira Motte' }, mail: true },
    },
    {
      id: 'pas-chez-orange',
      kind: 'wrong department',
      says: {
        problem: 'ma télé ne marche plus',
        topic: 'ah, je ne suis pas chez Orange ?',
        solved: 'je me suis trompé, au revoir',
        urgent: 'je me suis trompé, au revoir',
        other: 'au revoir',
      },
      turns: 2,
      expect: { mail: false, task: false },
    },
  ],
};
