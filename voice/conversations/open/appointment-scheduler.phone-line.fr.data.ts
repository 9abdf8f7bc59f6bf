import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'apres-avoir-depose-les-petits',
      kind: 'time by daily routine',
      says: {
        first: "oui bonjour euh je voudrais un détartrage s'il vous plaît",
        name: 'mathilde lefebvre avec un b et un v',
        email: 'mathilde point lefebvre arobase orange point fr',
        phone: 'zéro six trente neuf quatre vingt dix huit zéro zéro quarante deux',
        time: "lundi quand j'aurai déposé les petits à l'école donc neuf heures",
        shall: 'oui très bien',
      },
      turns: 6,
      expect: {
        values: {
          service: 'détartrage',
          name: 'Mathilde Lefebvre',
          email: 'mathilde.lefebvre@orange.fr',
          phone: ['+33639980042', '0639980042'],
        },
        booked: ['Mon 9:00'],
      },
    },
    {
      id: 'noe-a-mal-depuis-hier',
      kind: 'for someone else, ask-back',
      says: {
        first: "c'est pour mon fils il a mal à une dent depuis hier soir",
        name: "il s'appelle noé traoré t r a o r é",
        email: 'la mienne alors aminata point traore arobase gmail point com',
        phone: [
          'pourquoi il vous faut mon numéro',
          "bon d'accord zéro six trente neuf quatre vingt dix huit onze zéro sept",
        ],
        time: 'demain matin si vous avez quelque chose',
      },
      turns: 7,
      expect: {
        values: {
          service: 'dent',
          name: 'Noé Traoré',
          email: 'aminata.traore@gmail.com',
          phone: ['+33639981107', '0639981107'],
        },
        booked: ['Sat 9:00-13:00'],
      },
    },
    {
      id: 'coince-au-boulot-jeudi',
      kind: 'moves what is booked',
      says: {
        first:
          "bonjour c'est bertrand kowalski j'ai rendez vous jeudi à dix heures mais je suis coincé au boulot on peut décaler à mercredi même heure",
        name: 'bertrand kowalski',
        phone: 'zéro six trente neuf quatre vingt dix huit zéro zéro soixante et onze',
        time: 'mercredi à dix heures',
        shall: "oui c'est ça",
        else: "non c'est tout merci bien",
      },
      turns: 3,
      line: '+33639980071',
      has: { at: ['Thu 10:00'], name: 'Bertrand Kowalski', phone: '+33639980071' },
      expect: { booked: ['Wed 10:00'] },
    },
    {
      id: 'mercredi-il-a-les-enfants',
      kind: 'second thoughts at the offer',
      says: {
        service: "je grince des dents la nuit on m'avait parlé d'une gouttière",
        name: 'yann le goff',
        email: 'yann tiret legoff arobase wanadoo point fr',
        phone: 'non pas besoin le mail suffit',
        time: "mercredi dans l'après midi",
        offer: "ah non attendez mercredi j'ai les enfants plutôt jeudi à quatorze heures",
      },
      turns: 7,
      expect: {
        values: {
          service: 'gouttière',
          name: 'Yann Le Goff',
          email: 'yann-legoff@wanadoo.fr',
          phone: null,
        },
        booked: ['Thu 14:00'],
      },
    },
    {
      id: 'seize-heures-ou-seize-heures-trente',
      kind: 'asks what is booked',
      says: {
        first:
          "c'est juste pour vérifier mon rendez vous de la semaine prochaine je sais plus si c'est seize heures ou seize heures trente",
        name: 'odile ferrand',
        phone: 'zéro un quatre vingt dix neuf zéro zéro cinquante cinq douze',
        else: ["et pour se garer c'est payant", 'très bien merci au revoir'],
      },
      turns: 4,
      line: '+33199005512',
      has: { at: ['Wed 16:30'], name: 'Odile Ferrand', phone: '+33199005512' },
      expect: {
        hears: ['mercredi', '16 h 30|16h30|16 heures 30|16:30|seize heures trente', 'gratuit'],
        booked: ['Wed 16:30'],
      },
    },
  ],
};
