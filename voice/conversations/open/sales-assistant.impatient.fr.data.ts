import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'essai-sans-payer',
      kind: 'question midway',
      says: {
        name: 'Omar Benali',
        company: 'Benali Motos',
        need: ["est-ce qu'on peut essayer gratuitement ?", 'prise de rendez-vous'],
        budget: 'mille cinq cents',
        timeline: 'le mois prochain',
        email: 'omar arobase benali point fr',
      },
      turns: 8,
      expect: {
        values: {
          need: 'rendez-vous',
          budget: 1500,
          timeline: 'quarter',
          email: 'omar@benali.fr',
        },
        hears: ['14 jours'],
        mail: true,
      },
    },
    {
      id: 'cinq-non-six-mille',
      kind: 'correction by part',
      says: {
        name: 'Nadège Roy',
        company: 'Roy Fleurs',
        need: 'une boutique en ligne',
        budget: 'cinq mille, non pardon, six mille',
        timeline: 'dans deux mois',
        email: 'nadege arobase roy point fr',
      },
      turns: 7,
      expect: {
        values: {
          budget: 6000,
          timeline: 'quarter',
          email: 'nadege@roy.fr',
        },
        mail: true,
      },
    },
    {
      id: 'pas-de-societe',
      kind: 'refuses an optional value',
      says: {
        name: 'Julie Marchand',
        company: "je n'ai pas de société, je suis indépendante",
        need: 'faire mes factures',
        budget: 'je ne sais pas encore',
        timeline: 'rien ne presse',
        email: 'julie arobase marchand point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Julie Marchand',
          need: 'factures',
          budget: null,
          timeline: 'later',
          email: 'julie@marchand.fr',
        },
        mail: false,
      },
    },
    {
      id: 'moi-c-est',
      kind: 'name in another form',
      says: {
        name: 'oui bonjour, Delmas, Corinne Delmas',
        company: 'Delmas Toiture',
        need: 'un site internet',
        budget: 'trois ou quatre mille',
        timeline: 'dès que possible',
        email: 'corinne arobase delmas point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Corinne Delmas',
          company: 'Delmas Toiture',
          need: 'site',
          budget: [3000, 4000, 3500],
          timeline: 'now',
          email: 'corinne@delmas.fr',
        },
        mail: true,
      },
    },
  ],
};
