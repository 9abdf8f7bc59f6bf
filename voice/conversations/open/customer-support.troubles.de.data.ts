import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'die-kasse-nicht-der-drucker',
      kind: 'stellt klar wovon die Rede ist',
      says: {
        problem: 'der drucker druckt keine bons',
        topic: 'technisch',
        solved: ['also es ist die kassen app nicht der drucker', 'nein geht immer noch nicht'],
        urgent: 'ja klar',
        name: 'timo rabe',
        phone: 'null vier null fünf fünf fünf null eins neun neun',
        email: 'timo at rabe bäckerei punkt de',
      },
      turns: 8,
      expect: {
        values: {
          problem: 'kassen',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Timo Rabe',
        },
        mail: true,
      },
    },
    {
      id: 'ich-schon-die-anderen-nicht',
      kind: 'ein aber das dreht',
      says: {
        problem: 'der kalender synchronisiert nicht',
        topic: 'ein technisches problem',
        solved: 'leider nicht',
        urgent: 'ich kann schon arbeiten aber die kollegen nicht',
        name: 'silke amend',
        phone: 'null sechs eins fünf fünf fünf null eins drei eins',
        email: 'keine',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Silke Amend',
          email: null,
        },
        mail: true,
      },
    },
    {
      id: 'wann-meldet-sich-jemand',
      kind: 'fragt wann',
      says: {
        problem: 'ich wurde doppelt abgebucht',
        topic: 'rechnung',
        urgent: 'nein',
        name: 'franz lutz',
        phone: ['wann meldet sich denn da jemand', 'null acht neun fünf fünf fünf null eins zwei vier'],
        email: 'franz punkt lutz at gmx punkt at',
      },
      turns: 7,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Franz Lutz',
          email: 'franz.lutz@gmx.at',
        },
        mail: true,
        hears: ['Werktag'],
      },
    },
    {
      id: 'doch-dringend',
      kind: 'Dringlichkeit später geändert',
      says: {
        problem: 'mein konto ist gesperrt',
        topic: 'konto',
        urgent: 'nein nicht so schlimm',
        name: 'ayla demir',
        phone:
          'null eins sieben acht fünf fünf fünf null eins vier fünf und es ist doch dringend ich muss heute was abgeben',
        email: 'ayla unterstrich demir at icloud punkt com',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'account',
          urgent: true,
          name: 'Ayla Demir',
          phone: ['+491785550145', '01785550145'],
          email: 'ayla_demir@icloud.com',
        },
        mail: true,
      },
    },
    {
      id: 'letzte-ziffer-ne-sieben',
      kind: 'letzte Ziffer anders',
      says: {
        problem: 'ich find meine rechnungen nicht',
        topic: 'rechnungen',
        urgent: 'nö',
        name: 'bernd ott',
        phone: 'null zwei zwei eins fünf fünf fünf null eins sechs vier halt am ende ist ne sieben',
        email: 'ott at ott minus bau punkt de',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Bernd Ott',
          phone: ['+492215550167', '02215550167'],
          email: 'ott@ott-bau.de',
        },
        mail: true,
      },
    },
  ],
};
