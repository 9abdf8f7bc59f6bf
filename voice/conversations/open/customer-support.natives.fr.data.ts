import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'dupond-avec-un-d-a-la-fin',
      kind: 'name corrected by letter',
      says: {
        problem: "ben j'arrive plus à me connecter depuis ce matin ça me met erreur",
        topic: 'technique je dirais',
        solved: 'ah non toujours pas',
        urgent: 'ah oui là je suis bloquée vous rappelez sous combien de temps',
        name: 'nathalie dupont avec un d à la fin',
        phone: 'zéro sept cinquante-cinq cinquante zéro un quarante-deux',
        email: 'nathalie point dupond avec un d arobase la poste point net',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Nathalie Dupond',
          phone: '+33755500142',
          email: 'nathalie.dupond@laposte.net',
        },
        hears: ['deux heures|2 heures'],
        mail: true,
      },
    },
    {
      id: 'martin-freres-facture-octobre',
      kind: 'business caller',
      says: {
        problem: "oui bonjour société martin frères on a toujours pas reçu la facture d'octobre",
        topic: 'la facturation',
        urgent: "non mais bon la compta s'impatiente",
        name: 'olivier ferrand',
        phone: 'zéro quatre cinquante-cinq cinquante zéro un soixante-douze',
        email: ['compta arobase martin freres point com', 'ah non attendez avec un tiret entre martin et freres'],
      },
      turns: 6,
      expect: {
        values: {
          problem: 'facture',
          topic: 'billing',
          urgent: false,
          name: 'Olivier Ferrand',
          phone: '+33455500172',
        },
        mail: true,
      },
    },
  ],
};
