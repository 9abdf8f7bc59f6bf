import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'baeckerei-braucht-shop',
      kind: 'plain',
      says: {
        name: 'Uli Teig und ja ich bin Bäcker',
        company: 'Backstube Teig',
        need: 'einen Onlineshop für Stollen',
        budget: 'so um die viertausend',
        timeline: 'am besten gestern',
        email: 'uli at backstube minus teig punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Uli Teig',
          company: 'Backstube Teig',
          need: 'Onlineshop',
          budget: 4000,
          timeline: 'now',
          email: 'uli@backstube-teig.de',
        },
        mail: true,
      },
    },
    {
      id: 'alles-von-falk',
      kind: 'all at once',
      says: {
        first:
          'Tag Falk Rensing von Rensing Elektro wir suchen eine Software für Rechnungen Budget sechstausend Start sofort erreichen können Sie mich unter falk at rensing punkt de',
        name: 'Falk Rensing',
        company: 'Rensing Elektro',
        need: 'Software für Rechnungen',
        budget: 'sechstausend',
        timeline: 'sofort',
        email: 'falk at rensing punkt de',
      },
      turns: 2,
      expect: {
        values: {
          name: 'Falk Rensing',
          company: 'Rensing Elektro',
          need: 'Rechnungen',
          budget: 6000,
          timeline: 'now',
          email: 'falk@rensing.de',
        },
        mail: true,
      },
    },
    {
      id: 'nur-festnetz',
      kind: 'no e-mail',
      says: {
        name: 'Alois Brunner',
        company: 'Hofladen Brunner',
        need: 'Bestellungen übers Internet',
        budget: 'dreitausend höchstens',
        timeline: 'nächsten Monat',
        email: 'E-Mail gibts bei uns am Hof nicht',
        phone: 'null acht neun fünf fünf fünf null eins fünf zwo',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Alois Brunner',
          company: 'Hofladen Brunner',
          budget: 3000,
          timeline: 'quarter',
          email: null,
          phone: '+49895550152',
        },
        mail: true,
      },
    },
    {
      id: 'wie-komm-ich-wieder-raus',
      kind: 'only wants a fact',
      says: {
        first: 'mich interessiert nur eins wie schnell komm ich aus dem Vertrag wieder raus',
        name: 'das reicht mir schon danke',
        other: 'auf Wiederhören',
      },
      turns: 2,
      expect: { values: { name: null }, hears: ['Ende jedes Monats|Mindestlaufzeit'], mail: false },
    },
  ],
};
