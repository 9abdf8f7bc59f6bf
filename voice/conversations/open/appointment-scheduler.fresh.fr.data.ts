import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'appointment-scheduler',
  language: 'fr-FR',
  of: [
    {
      id: 'le-zero-six-a-change',
      kind: 'correction by part',
      says: {
        service: 'un détartrage',
        name: 'solène kermarrec',
        email: 'solene point kermarrec arobase boitebleue point fr',
        phone: '06 12 55 50 14',
        time: "attendez le portable que je vous ai donné c'est l'ancien le nouveau c'est 07 68 55 50 23 et pour le jour jeudi à quinze heures",
        shall: "oui c'est bon",
        else: "non c'est tout",
      },
      turns: 7,
      expect: {
        values: {
          service: 'détartrage',
          name: 'Solène Kermarrec',
          email: 'solene.kermarrec@boitebleue.fr',
          phone: ['+33768555023', '0768555023'],
        },
        booked: ['Thu 15:00'],
      },
    },
    {
      id: 'plutot-mercredi-en-fait',
      kind: 'correction by part',
      says: {
        first: "bonjour je voudrais un contrôle s'il vous plaît",
        name: 'ludovic ferrand',
        email: 'ludovic arobase ferrand tiret menuiserie point fr',
        phone: '06 23 55 50 31',
        time: 'mardi matin',
        offer: ['mercredi matin en fait', 'le premier créneau'],
        shall: 'voilà oui',
        else: 'rien merci',
      },
      turns: 8,
      expect: {
        values: {
          service: 'contrôle',
          name: 'Ludovic Ferrand',
          email: 'ludovic@ferrand-menuiserie.fr',
          phone: ['+33623555031', '0623555031'],
        },
        picks: 'first',
        booked: ['Wed 8:00-12:00'],
      },
    },
    {
      id: 'ca-prend-combien-de-temps',
      kind: 'question midway',
      says: {
        service: 'un détartrage',
        name: 'aurore pelletan',
        email: 'aurore arobase pelletan point net',
        phone: '06 34 55 50 46',
        time: ['ça va me prendre combien de temps cette affaire', 'bon alors vendredi à neuf heures et demie'],
        shall: 'parfait',
        else: 'non merci bien',
      },
      turns: 8,
      expect: {
        values: {
          service: 'détartrage',
          name: 'Aurore Pelletan',
          email: 'aurore@pelletan.net',
        },
        hears: ['45|quarante-cinq'],
        booked: ['Fri 9:30'],
      },
    },
    {
      id: 'le-samedi-vous-etes-la',
      kind: 'only wants a fact',
      says: {
        first: "dites le samedi il y a quelqu'un chez vous et jusqu'à quelle heure",
        service: 'non non je voulais juste savoir merci au revoir',
        else: 'rien du tout',
      },
      turns: 2,
      expect: {
        values: { service: null },
        hears: ['13 heures|13 h|13h|treize heures'],
      },
    },
    {
      id: 'vite-je-suis-en-caisse',
      kind: 'impatient',
      says: {
        first: 'je suis en caisse je fais vite un contrôle mardi quatorze heures au nom de régis bonnaud',
        email: 'regis arobase bonnaud point fr',
        phone: 'pas besoin avançons',
        shall: 'oui oui allez',
        else: 'non',
      },
      turns: 5,
      expect: {
        values: {
          service: 'contrôle',
          name: 'Régis Bonnaud',
          email: 'regis@bonnaud.fr',
          phone: null,
        },
        booked: ['Tue 14:00'],
      },
    },
  ],
};
