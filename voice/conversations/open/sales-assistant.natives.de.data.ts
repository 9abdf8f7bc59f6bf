import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'mueller-und-soehne-gmbh',
      kind: 'business caller',
      says: {
        name: 'torben müller',
        company: 'müller',
        need: ['müller und söhne', 'ja wir bräuchten mal ne anständige website'],
        budget: ['gmbh gehört da noch hinten dran', 'so um die zwölftausend'],
        timeline: 'möglichst bald',
        email: 'torben at mueller mit ue und soehne punkt de',
      },
      turns: 8,
      expect: {
        values: {
          name: 'Torben Müller',
          company: 'müller und söhne gmbh',
          need: 'website',
          budget: 12000,
          timeline: 'now',
        },
        mail: true,
      },
    },
    {
      id: 'nicht-den-shop-sondern',
      kind: 'need corrected by comparison',
      says: {
        name: 'imke kruse',
        company: 'fahrschule kruse',
        need: 'einen onlineshop',
        budget: ['ach quatsch nicht den shop sondern ne software für die fahrstunden', 'viereinhalbtausend maximal'],
        timeline: 'gleich im neuen jahr',
        email: 'info at fahrschule minus kruse punkt de',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Imke Kruse',
          company: 'fahrschule kruse',
          need: 'software für die fahrstunden',
          budget: 4500,
          timeline: 'quarter',
          email: 'info@fahrschule-kruse.de',
        },
        without: {
          need: ['onlineshop'],
        },
        mail: true,
      },
    },
  ],
};
