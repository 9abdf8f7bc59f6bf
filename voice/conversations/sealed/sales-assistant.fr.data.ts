import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'factures-peintre',
      kind: 'plain',
      says: {
        name: 'Thomas Boix',
        company: 'Peintures Boix',
        need: 'un logiciel de devis et de factures',
        budget: "mille deux cents à l'année",
        timeline: 'dès que possible',
        email: 'info arobase peintures tiret boix point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Thomas Boix',
          company: 'Peintures Boix',
          need: 'factures',
          budget: 1200,
          timeline: 'now',
          email: 'info@peintures-boix.fr',
        },
        mail: true,
      },
    },
    {
      id: 'petit-budget',
      kind: 'plain',
      says: {
        name: 'Pia Otto',
        company: 'Poterie Otto',
        need: 'un site tout simple',
        budget: 'trois cents euros maximum',
        timeline: 'rien ne presse',
        email: 'pia arobase otto point fr',
      },
      turns: 7,
      expect: { values: { budget: 300, timeline: 'later', email: 'pia@otto.fr' }, mail: false },
    },
    {
      id: 'je-ne-le-dis-pas',
      kind: 'refuses an optional value',
      says: {
        name: 'Gaston Véga',
        company: "c'est confidentiel",
        need: 'une boutique en ligne',
        budget: 'je ne parle pas de ça au téléphone',
        timeline: 'ce mois-ci',
        email: 'gaston arobase vega point fr',
      },
      turns: 7,
      expect: { values: { company: null, budget: null, timeline: 'now', email: 'gaston@vega.fr' }, mail: true },
    },
    {
      id: 'ou-sont-les-donnees',
      kind: 'question midway',
      says: {
        name: 'Anne Riche',
        company: 'Clinique Riche',
        need: 'les rendez-vous des patients',
        budget: '5000',
        timeline: ['les données sont hébergées où ?', 'le mois prochain'],
        email: 'anne arobase riche point fr',
      },
      turns: 8,
      expect: { values: { budget: 5000, timeline: 'quarter' }, mail: true, hears: ['Paris'] },
    },
  ],
};
