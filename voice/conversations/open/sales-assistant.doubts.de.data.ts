import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'letztes-jahr-acht',
      kind: 'was früher ausgegeben wurde',
      says: {
        name: 'bernd ahlers',
        company: 'ahlers gartenbau',
        need: 'ne neue webseite',
        budget: 'letztes jahr warens achttausend diesmal höchstens fünftausend',
        timeline: 'nächsten monat',
        email: 'bernd at ahlers gartenbau punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Bernd Ahlers',
          company: 'ahlers',
          budget: 5000,
          timeline: 'quarter',
          email: 'bernd@ahlersgartenbau.de',
        },
        mail: true,
      },
    },
    {
      id: 'nicht-vor-februar',
      kind: 'ein Zeitraum durch eine Grenze',
      says: {
        name: 'ich bin die heike lorenz von der firma lorenz und söhne',
        need: 'eine terminsoftware für drei praxen',
        budget: 'so um die viertausend für alle drei',
        timeline: 'nicht vor dem sommer',
        email: 'heike at lorenz söhne punkt de',
      },
      turns: 5,
      expect: {
        values: {
          name: 'Heike Lorenz',
          company: 'lorenz',
          need: 'terminsoftware',
          budget: 4000,
          timeline: 'later',
        },
      },
    },
    {
      id: 'rechnen-sie-mit-zehn-leuten',
      kind: 'Zahl der Leute vor der Summe',
      says: {
        name: 'murat yilmaz',
        company: 'yilmaz transporte',
        need: 'rechnungen vom handy aus schreiben',
        budget: 'wir sind zehn leute und ich sag mal sechstausend',
        timeline: 'so schnell wie möglich',
        email: 'murat at yilmaz transporte punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Murat Yilmaz',
          company: 'yilmaz',
          need: 'rechnungen',
          budget: 6000,
          timeline: 'now',
          email: 'murat@yilmaztransporte.de',
        },
        mail: true,
      },
    },
    {
      id: 'nicht-meine-die-vom-chef',
      kind: 'Adresse eines anderen',
      says: {
        name: 'tanja first',
        company: 'first dach gmbh',
        need: 'hilfe mit unserem onlineshop',
        budget: 'weiß ich nicht das entscheidet der chef',
        timeline: 'gleich',
        email: 'nehmen sie nicht meine sondern die vom chef das ist info at first dach punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Tanja First',
          need: 'onlineshop',
          budget: null,
          timeline: 'now',
          email: 'info@firstdach.de',
        },
        mail: true,
      },
    },
  ],
};
