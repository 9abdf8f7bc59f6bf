import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'le-goff-et-fils-sarl',
      kind: 'business caller',
      says: {
        name: 'pierrick le goff',
        company: 'le goff',
        need: ['enfin le goff et fils', 'un site vitrine'],
        budget: ['non pas un site vitrine plutôt une boutique en ligne', 'cinq mille à tout casser'],
        timeline: 'le plus tôt possible',
        email: 'contact arobase legoff tiret fils point bzh',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Pierrick Le Goff',
          company: 'le goff et fils',
          need: 'boutique en ligne',
          budget: 5000,
          timeline: 'now',
          email: 'contact@legoff-fils.bzh',
        },
        without: {
          need: ['vitrine'],
        },
        mail: true,
      },
    },
    {
      id: 'bon-je-suis-presse',
      kind: 'impatient',
      says: {
        first: "bon je suis pressée c'est pour une appli j'ai quinze mille euros et il me faut ça pour hier",
        name: 'gaelle prigent',
        company: ['gaëlle avec un tréma et deux l', 'prigent conseil'],
        need: 'une appli je vous dis',
        budget: 'quinze mille',
        timeline: 'pour hier',
        email: 'pas de mail appelez-moi plutôt',
        phone: 'zéro six cinquante-cinq cinquante zéro un vingt-sept',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Gaëlle Prigent',
          company: 'prigent conseil',
          need: 'appli',
          budget: 15000,
          timeline: 'now',
          email: null,
          phone: '+33655500127',
        },
        mail: true,
      },
    },
  ],
};
