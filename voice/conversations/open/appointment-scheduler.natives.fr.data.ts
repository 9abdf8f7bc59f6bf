import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'bonnet-avec-deux-n',
      kind: 'name corrected by letter',
      says: {
        service: "bonjour c'est pour un contrôle ça fait bien deux ans que je suis pas venue",
        name: 'hélène bonet',
        email: ['non bonnet avec deux n comme le chapeau', 'helene point bonnet arobase orange point fr'],
        phone: 'zéro six cinquante-cinq cinquante zéro un trente-deux',
        time: ["ah pardon le numéro à la fin c'est trente-quatre", 'jeudi en fin de matinée'],
      },
      turns: 8,
      expect: {
        values: {
          service: 'contrôle',
          name: 'Hélène Bonnet',
          email: 'helene.bonnet@orange.fr',
          phone: '+33655500134',
        },
        booked: ['Thu 10:00-13:00'],
      },
    },
    {
      id: 'le-mardi-c-est-la-creche',
      kind: 'changes mind at the offer',
      says: {
        service: 'ben un détartrage',
        name: 'karim belkacem',
        email: 'alors k a r i m tiret du six b e l k a c e m arobase free point fr',
        phone: 'oh non le mail ça suffira',
        time: 'mardi matin vers neuf heures',
        shall: ["ah mince non le mardi c'est la crèche mercredi à la même heure ça irait"],
      },
      turns: 7,
      expect: {
        values: {
          service: 'détartrage',
          name: 'Karim Belkacem',
          email: 'karim-belkacem@free.fr',
          phone: null,
        },
        booked: ['Wed 9:00'],
        waitsOn: ["ah mince non le mardi c'est la crèche mercredi à la même heure ça irait"],
      },
    },
  ],
};
