import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'wie-komm-ich-an-mein-geld',
      kind: 'question midway',
      says: {
        problem: 'ich hab des falsche abo erwischt und hätt gern mein geld zurück',
        topic: 'rechnung denk ich',
        urgent: 'nee wie lang dauert des denn bis des geld da ist',
        name: 'steffi häberle mit e am schluss',
        phone: 'null sieben eins eins fünf fünf fünf null eins fünf null',
        email: 'steffi unterstrich haeberle mit a e at arcor punkt de',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Steffi Häberle',
          phone: '+497115550150',
          email: 'steffi_haeberle@arcor.de',
        },
        hears: ['fünf bis sieben|5 bis 7'],
        mail: true,
      },
    },
  ],
};
