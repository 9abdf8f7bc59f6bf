import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'la-fin-soixante-douze',
      kind: 'correction by part',
      says: {
        problem: 'ma facture est encore à mon ancienne adresse',
        topic: "c'est pour la facture",
        urgent: 'non pas du tout',
        name: 'josselin kerbrat',
        phone: '06 55 55 50 62',
        email: [
          "euh je me suis trompé pour le téléphone la fin c'est soixante-douze",
          'josselin arobase kerbrat point bzh',
        ],
      },
      turns: 6,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Josselin Kerbrat',
          phone: ['+33655555072', '0655555072'],
          email: 'josselin@kerbrat.bzh',
        },
        mail: true,
      },
    },
    {
      id: 'si-ca-me-bloque',
      kind: 'correction by part',
      says: {
        problem: "l'appli affiche une erreur dès que j'imprime",
        topic: 'un souci technique',
        solved: 'toujours pareil non',
        urgent: 'non pas vraiment',
        name: "enfin si ça me bloque je ne peux pas expédier mes colis sans étiquettes donc notez oui pour le blocage et mon nom c'est odile marchetti",
        phone: '06 66 55 50 73',
        email: 'odile arobase marchetti tiret savons point fr',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Odile Marchetti',
          phone: ['+33666555073', '0666555073'],
          email: 'odile@marchetti-savons.fr',
        },
        mail: true,
      },
    },
    {
      id: 'on-me-rappelle-quand',
      kind: 'question midway',
      says: {
        problem: 'la page des commandes plante depuis hier',
        topic: 'technique',
        solved: "non ça n'a rien changé",
        urgent: 'oui et du coup on me répond sous combien de temps',
        name: 'marius lacaze',
        phone: '07 77 55 50 84',
        email: 'marius arobase lacaze tiret cycles point com',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Marius Lacaze',
          phone: ['+33777555084', '0777555084'],
          email: 'marius@lacaze-cycles.com',
        },
        hears: ['deux heures|2 heures|2 h'],
        mail: true,
      },
    },
    {
      id: 'resilier-c-est-par-ou',
      kind: 'only wants a fact',
      says: {
        first: "pour arrêter l'abonnement on fait ça où sur le site",
        problem: "d'accord je le ferai moi-même ce soir merci au revoir",
        else: "non j'ai ma réponse",
      },
      turns: 2,
      expect: {
        hears: ['Réglages'],
        mail: false,
      },
    },
    {
      id: 'pour-ma-belle-mere-seule',
      kind: 'for someone else',
      says: {
        first: "c'est pour ma belle-mère elle n'arrive plus à entrer dans son compte elle a peur des machines",
        topic: 'son compte',
        urgent: 'elle ne travaille plus donc non',
        name: 'à son nom à elle paulette garrigue',
        phone: 'le fixe de chez elle 05 55 55 50 95',
        email: 'elle en a pas',
      },
      turns: 5,
      expect: {
        values: {
          urgent: false,
          name: 'Paulette Garrigue',
          phone: ['+33555555095', '0555555095'],
          email: null,
        },
        mail: true,
      },
    },
  ],
};
