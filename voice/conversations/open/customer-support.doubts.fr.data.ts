import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'une-minute-et-rebelote',
      kind: "un succès qui n'a pas duré",
      says: {
        problem: "l'appli plante quand j'enregistre",
        topic: 'technique',
        solved: 'une minute et puis ça a replanté',
        urgent: 'plutôt oui',
        name: 'thomas gros',
        phone: 'zéro six soixante-sept cinquante-cinq zéro six soixante-sept',
        email: 'thomas arobase gros point fr',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Thomas Gros',
          email: 'thomas@gros.fr',
        },
        mail: true,
      },
    },
    {
      id: 'numero-client-dabord',
      kind: "un autre numéro d'abord",
      says: {
        problem: "j'ai été prélevé deux fois",
        topic: 'une facture',
        urgent: 'non pas vraiment',
        name: 'odile perrin',
        phone: [
          "mon numéro client c'est quatre quatre sept un neuf",
          'ah le téléphone zéro un quarante-deux cinquante-cinq zéro un douze',
        ],
        email: "je n'en ai pas",
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Odile Perrin',
          phone: '+33142550112',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'oui-mais-ca-gresille',
      kind: 'un oui avec un reste',
      says: {
        problem: 'pas de son sur la vidéo',
        topic: 'technique',
        solved: 'oui mais maintenant ça grésille',
        urgent: 'non',
        name: 'bruno vial',
        phone: 'zéro six soixante-dix-huit cinquante-cinq zéro sept dix-huit',
        email: 'bruno point vial arobase laposte point net',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: false,
          name: 'Bruno Vial',
          email: 'bruno.vial@laposte.net',
        },
        mail: true,
      },
    },
    {
      id: 'fixe-ou-portable',
      kind: "un numéro puis plutôt l'autre",
      says: {
        problem: 'je ne peux plus entrer dans mon compte',
        topic: 'mon compte',
        urgent: 'oui je suis bloquée',
        name: 'nadia sellier',
        phone:
          "le fixe c'est zéro un quarante-deux cinquante-cinq zéro deux treize mais appelez plutôt le portable zéro six quatre-vingt-dix cinquante-cinq zéro huit dix-neuf",
        email: 'nadia point sellier arobase free point fr',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'account',
          urgent: true,
          name: 'Nadia Sellier',
          phone: '+33690550819',
          email: 'nadia.sellier@free.fr',
        },
        mail: true,
      },
    },
  ],
};
