import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'nummer-in-zwei-happen',
      kind: 'impatient',
      says: {
        problem: 'ihr habt mir zweimal abgebucht am ersten und am dritten nochmal',
        topic: 'na rechnung halt',
        urgent: 'nö',
        name: 'grote thorsten grote mit th',
        phone: ['null vier null fünf fünf fünf', 'null eins sechs acht'],
        email: 'brauch ich nicht',
      },
      turns: 7,
      expect: {
        values: {
          problem: 'abgebucht',
          topic: 'billing',
          urgent: false,
          name: 'Thorsten Grote',
          phone: '+49405550168',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'mein-enkel-hat-das-eingerichtet',
      kind: 'older person who tells stories',
      says: {
        problem:
          'ach wissen sie mein enkel hat mir das alles eingerichtet und jetzt ist der in kanada und ich komm in mein konto nicht mehr rein',
        topic: 'ja das konto wird das wohl sein',
        urgent: 'ach wo ich bin doch in rente',
        name: 'elfriede maaß mit scharfem s',
        phone: 'null vier neun eins fünf fünf fünf null eins sechs',
        email: ['halt da hab ich mich vertan am ende ist sechs eins', 'e mail hab ich keine'],
      },
      turns: 7,
      expect: {
        values: {
          topic: 'account',
          urgent: false,
          name: 'Elfriede Maaß',
          phone: '+49491555061',
          email: null,
        },
        mail: true,
      },
    },
  ],
};
