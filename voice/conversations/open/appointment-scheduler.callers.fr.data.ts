import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'je-parle-pas-tres-bien',
      kind: 'second language',
      says: {
        service: 'bonjour je parle pas très bien, moi mal de dent besoin docteur',
        name: 'nom Daria Melnyk',
        email: 'daria point melnyk nonante non quatre-vingt-dix arobase gmail point com',
        phone: 'oui zéro sept cinquante-cinq cinquante zéro un vingt',
        time: 'demain possible à onze heures',
      },
      turns: 6,
      expect: {
        values: { service: 'dent', name: 'Daria Melnyk', email: 'daria.melnyk90@gmail.com', phone: '+33755500120' },
        booked: ['Sat 11:00'],
      },
    },
    {
      id: 'plombier-dans-le-camion',
      kind: 'noise and silence',
      says: {
        first: "allô oui je suis dans le camion vous m'entendez",
        service: 'un détartrage ça fait un bail',
        name: ['attendez y a une sirène', 'Ludo Perrin'],
        email: 'ludo arobase perrin tiret plomberie point fr',
        phone: 'zéro six douze cinquante-cinq zéro un trente-deux',
        time: 'mardi mais seulement après seize heures',
      },
      turns: 8,
      expect: {
        values: {
          service: 'détartrage',
          name: 'Ludo Perrin',
          email: 'ludo@perrin-plomberie.fr',
          phone: '+33612550132',
        },
        booked: ['Tue 16:00-18:00'],
      },
    },
  ],
};
