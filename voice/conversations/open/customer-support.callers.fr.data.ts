import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'mairie-du-village',
      kind: 'older person who tells stories',
      says: {
        problem:
          "je suis le secrétaire de mairie depuis mille neuf cent quatre-vingt-onze et c'est bien la première fois que je reçois une facture à votre nom",
        topic: 'la facture donc',
        urgent: 'rien ne presse le conseil est en janvier',
        name: 'Fernand Ducos',
        phone: 'zéro cinq cinquante-cinq cinquante zéro un vingt-six',
        email: 'mairie arobase ducos tiret les tiret bois point fr',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'facture',
          topic: 'billing',
          urgent: false,
          name: 'Fernand Ducos',
          phone: '+33555500126',
          email: 'mairie@ducos-les-bois.fr',
        },
        mail: true,
      },
    },
    {
      id: 'restaurateur-samedi-soir',
      kind: 'business caller',
      says: {
        first: 'oui bonjour Le Petit Zinc à Lyon',
        problem: "la caisse n'imprime plus les tickets",
        topic: "c'est du technique",
        solved: ['je le fais ne quittez pas', "non l'imprimante ne sort rien"],
        urgent: 'on ouvre dans une heure donc oui',
        name: 'Bastien Arnoux',
        phone: '04 55 50 01 27',
        email: 'contact arobase petit zinc point fr',
      },
      turns: 8,
      expect: {
        values: {
          problem: 'tickets',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Bastien Arnoux',
          phone: '+33455500127',
          email: 'contact@petitzinc.fr',
        },
        mail: true,
      },
    },
  ],
};
