import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'pour-la-patronne',
      kind: 'for someone else',
      says: {
        problem: "j'appelle pour ma patronne on a été prélevé deux fois ce mois ci",
        topic: "c'est la facture",
        urgent: 'non ça ne nous bloque pas',
        name: 'mettez à son nom solange mercier',
        phone: 'le fixe zéro un quatre vingt dix neuf zéro zéro douze trente quatre',
        email: 'compta arobase boulangerie tiret mercier point fr',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'prélevé deux fois',
          topic: 'billing',
          urgent: false,
          name: 'Solange Mercier',
          phone: ['+33199001234', '0199001234'],
          email: 'compta@boulangerie-mercier.fr',
        },
        mail: true,
      },
    },
    {
      id: 'comment-on-resilie',
      kind: 'only wants a fact',
      says: {
        first: 'dites comment on fait pour résilier chez vous',
        problem: "non c'est bon je vais regarder ça merci au revoir",
        else: 'non merci au revoir',
      },
      turns: 2,
      expect: { hears: ['Réglages'], mail: false },
    },
  ],
};
