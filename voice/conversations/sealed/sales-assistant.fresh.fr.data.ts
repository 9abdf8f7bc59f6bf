import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'collin-deux-l',
      kind: 'correction by part',
      says: {
        name: 'myriam colin',
        company: "collin prend deux l et la société c'est collin paysages",
        need: 'des devis et des factures plus propres',
        budget: 'mille huit cents',
        timeline: 'dans les trois mois',
        email: 'contact arobase collin tiret paysages point fr',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Myriam Collin',
          company: 'collin paysages',
          need: 'factures',
          budget: 1800,
          timeline: 'quarter',
          email: 'contact@collin-paysages.fr',
        },
        mail: true,
      },
    },
    {
      id: 'heberge-ou-ca',
      kind: 'question midway',
      says: {
        name: 'tancrède fabre',
        company: 'cabinet fabre',
        need: 'un agenda partagé pour cinq infirmières mais dites les infos des patients elles sont stockées où',
        budget: 'quatre mille',
        timeline: 'au plus vite',
        email: 'tancrede arobase cabinet tiret fabre point fr',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Tancrède Fabre',
          company: 'cabinet fabre',
          need: 'agenda',
          budget: 4000,
          timeline: 'now',
          email: 'tancrede@cabinet-fabre.fr',
        },
        hears: ['Paris'],
        mail: true,
      },
    },
    {
      id: 'les-ruches-et-le-marche',
      kind: 'older person who tells stories',
      says: {
        name: 'firmin astruc mais tout le village dit le père astruc',
        company: 'miellerie astruc',
        need: "à soixante-quinze ans je fais encore trois marchés par semaine et mon petit-fils me dit papi il te faut un site internet eh bien voilà je l'écoute",
        budget: "la camionnette m'en a coûté douze mille l'an passé là je ne mets pas plus de trois mille",
        timeline: 'tout de suite à mon âge on ne remet pas',
        email: 'miel arobase astruc point fr',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Firmin Astruc',
          company: 'miellerie astruc',
          need: 'site internet',
          budget: 3000,
          timeline: 'now',
          email: 'miel@astruc.fr',
        },
        mail: true,
      },
    },
    {
      id: 'cinq-cents-pardon-cinq-mille',
      kind: 'corrects themselves',
      says: {
        name: 'noémie castaing',
        company: 'castaing traduction',
        need: 'un site avec paiement en ligne',
        budget: 'cinq cents pardon cinq mille',
        timeline: 'tout de suite si possible',
        email: 'noemie arobase castaing point eu',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Noémie Castaing',
          company: 'castaing traduction',
          need: 'site',
          budget: 5000,
          timeline: 'now',
          email: 'noemie@castaing.eu',
        },
        mail: true,
      },
    },
    {
      id: 'abregez',
      kind: 'impatient',
      says: {
        name: 'brunel sylvain brunel abrégez',
        company: 'brunel toitures',
        need: 'logiciel de facturation',
        budget: 'deux mille cinq cents',
        timeline: 'maintenant',
        email: 'sylvain arobase brunel tiret toitures point fr voilà salut',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Sylvain Brunel',
          company: 'brunel toitures',
          need: 'facturation',
          budget: 2500,
          timeline: 'now',
          email: 'sylvain@brunel-toitures.fr',
        },
        mail: true,
      },
    },
  ],
};
