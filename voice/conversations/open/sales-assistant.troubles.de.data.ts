import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'gruende-gerade-erst',
      kind: 'noch keine Firma',
      says: {
        name: 'leonie brandt',
        company: 'die gibts noch nicht ich gründe gerade erst',
        need: 'eine webseite für meine praxis',
        budget: 'na so zweitausend',
        timeline: 'bald so im nächsten monat',
        email: 'leonie punkt brandt at posteo punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Leonie Brandt',
          company: null,
          need: 'webseite',
          budget: 2000,
          timeline: 'quarter',
          email: 'leonie.brandt@posteo.de',
        },
        mail: true,
      },
    },
    {
      id: 'fuenf-bis-sechs-eher-sechs',
      kind: 'Spanne und dann eins davon',
      says: {
        name: 'ralf ditzen',
        company: 'ditzen heizungsbau',
        need: 'ein programm für die terminplanung',
        budget: 'fünf bis sechstausend eher sechs',
        timeline: 'eilt nicht irgendwann nächstes jahr',
        email: 'info at ditzen bindestrich heizung punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Ralf Ditzen',
          budget: 6000,
          timeline: 'later',
          email: 'info@ditzen-heizung.de',
        },
      },
    },
    {
      id: 'ist-die-schulung-dabei',
      kind: 'Frage statt Antwort',
      says: {
        name: 'mira yilmaz',
        company: 'café morgenrot',
        need: 'rechnungen schreiben',
        budget: ['ist die schulung da eigentlich schon mit drin', 'tausend euro'],
        timeline: 'sofort',
        email: 'mira at cafe morgenrot punkt de alles zusammen',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Mira Yilmaz',
          company: 'morgenrot',
          need: 'rechnungen',
          budget: 1000,
          timeline: 'now',
          email: 'mira@cafemorgenrot.de',
        },
        mail: true,
        hears: ['enthalten'],
      },
    },
    {
      id: 'mayer-mit-ay',
      kind: 'Buchstaben neben der nächsten Antwort',
      says: {
        name: 'kurt meier',
        company: 'autohaus mayer mayer übrigens mit a y',
        need: 'einen onlineshop für reifen',
        budget: 'achttausend',
        timeline: 'in zwei monaten',
        email: 'k mayer at autohaus minus mayer punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Kurt Mayer',
          need: 'reifen',
          budget: 8000,
          timeline: 'quarter',
          email: 'kmayer@autohaus-mayer.de',
        },
        mail: true,
      },
    },
    {
      id: 'die-haelfte-reicht',
      kind: 'ändert den Betrag später',
      says: {
        name: 'holger pohl',
        company: 'pohl gartenbau',
        need: 'webseite',
        budget: 'viertausend',
        timeline: 'gleich und beim budget schreiben sie lieber dreitausend',
        email: 'holger at pohl garten punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Holger Pohl',
          budget: 3000,
          timeline: 'now',
        },
        mail: true,
      },
    },
  ],
};
