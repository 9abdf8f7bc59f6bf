import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'la-caisse-pas-limprimante',
      kind: "précise ce que c'est",
      says: {
        problem: "l'imprimante ne sort plus de tickets",
        topic: 'technique',
        solved: ["en fait c'est l'appli caisse pas l'imprimante", 'non toujours pas'],
        urgent: 'oui',
        name: 'rémi caillot',
        phone: 'zéro six trente-six cinquante-cinq cinquante quarante-quatre',
        email: 'remi arobase caillot point fr',
      },
      turns: 8,
      expect: {
        values: {
          problem: 'caisse',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Rémi Caillot',
        },
        mail: true,
      },
    },
    {
      id: 'moi-ca-va-mais-les-autres',
      kind: 'un mais qui change tout',
      says: {
        problem: 'le calendrier ne charge plus',
        topic: 'un souci technique',
        solved: 'ben non',
        urgent: 'moi je peux travailler mais mes collègues sont bloqués',
        name: 'anne-laure petit',
        phone: 'zéro un quarante-deux cinquante-cinq cinquante zéro un',
        email: 'pas de mail',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: ['Anne-Laure Petit', 'Anne Laure Petit'],
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'ca-finit-par-sept',
      kind: 'dernier chiffre',
      says: {
        problem: 'je ne trouve pas ma facture',
        topic: 'facture',
        urgent: 'non',
        name: 'didier lamy',
        phone: 'zéro six quinze cinquante-cinq cinquante quatorze pardon ça finit par dix-sept',
        email: 'd lamy arobase sfr point fr',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Didier Lamy',
          phone: ['+33615555017', '0615555017'],
          email: 'dlamy@sfr.fr',
        },
        mail: true,
      },
    },
    {
      id: 'on-me-rappelle-quand-anyway',
      kind: 'demande quand',
      says: {
        problem: "j'ai été prélevé deux fois",
        topic: 'facturation',
        urgent: 'non pas du tout',
        name: 'nadia brun',
        phone: ['et on me rappelle sous combien de temps', 'zéro sept quatre-vingts cinquante-cinq cinquante onze'],
        email: 'nadia arobase brun point fr',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Nadia Brun',
          email: 'nadia@brun.fr',
        },
        mail: true,
        hears: ['ouvré'],
      },
    },
    {
      id: 'finalement-cest-urgent',
      kind: "change l'urgence",
      says: {
        problem: 'mon compte est bloqué',
        topic: 'mon compte',
        urgent: 'non ça va',
        name: 'gilles roy',
        phone:
          "zéro six soixante-trois cinquante-cinq cinquante vingt et finalement si c'est urgent j'en ai besoin ce soir",
        email: 'gilles point roy arobase laposte point net',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'account',
          urgent: true,
          name: 'Gilles Roy',
          phone: ['+33663555020', '0663555020'],
          email: 'gilles.roy@laposte.net',
        },
        mail: true,
      },
    },
  ],
};
