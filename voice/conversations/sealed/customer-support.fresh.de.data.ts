import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'de-DE',
  of: [
    {
      id: 'meyer-mit-ypsilon',
      kind: 'correction by part',
      says: {
        problem: 'die rechnung vom letzten monat ist zu hoch',
        topic: 'rechnung',
        urgent: 'nein',
        name: 'henrike meier',
        phone: 'meyer mit ypsilon und die nummer lautet 0421 5550138',
        email: 'henrike at deichladen punkt de',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Henrike Meyer',
          phone: ['+494215550138', '04215550138'],
          email: 'henrike@deichladen.de',
        },
        mail: true,
      },
    },
    {
      id: 'dringend-nee-chefin-sagt-nein',
      kind: 'correction by part',
      says: {
        problem: 'bei uns lädt die übersicht nur noch halb',
        topic: 'ein technisches problem',
        solved: 'nein das hilft nicht',
        urgent: 'ja wir können nicht weiterarbeiten',
        name: 'sekunde meine chefin ruft gerade rüber es geht wieder auf ihrem rechner also arbeiten können wir doch streichen sie das mit dem ja ich heiße ruben scholl',
        phone: '0371 5550165',
        email: 'ruben at scholl minus druck punkt de',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: false,
          name: 'Ruben Scholl',
          phone: ['+493715550165', '03715550165'],
          email: 'ruben@scholl-druck.de',
        },
        mail: true,
      },
    },
    {
      id: 'wie-lang-dauert-das-geld',
      kind: 'question midway',
      says: {
        problem: 'ich hab aus versehen zweimal bezahlt und will das geld zurück',
        topic: 'na die abrechnung',
        urgent: 'nein und wie lang dauert sowas bis es wieder aufm konto ist',
        name: 'benno zacharias',
        phone: '0172 5550119',
        email: 'benno at zacharias minus hof punkt de',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Benno Zacharias',
          phone: ['+491725550119', '01725550119'],
          email: 'benno@zacharias-hof.de',
        },
        hears: ['fünf bis sieben|5 bis 7'],
        mail: true,
      },
    },
    {
      id: 'passwort-futsch',
      kind: 'only wants a fact',
      says: {
        first: 'mir ist mein passwort entfallen was mach ich da',
        problem: 'prima dann probier ich das danke wiederhören',
        else: 'nö das reicht mir',
      },
      turns: 2,
      expect: {
        hears: ['Passwort vergessen'],
        mail: false,
      },
    },
    {
      id: 'schichtbeginn-in-drei-minuten',
      kind: 'impatient',
      says: {
        first: 'meine schicht fängt gleich an ihr habt mir zu viel abgebucht fertig',
        topic: 'rechnung halt',
        urgent: 'nein weiter',
        name: 'dragan ilic',
        phone: '0178 5550141',
        email: 'keine lust anrufen langt',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Dragan Ilic',
          phone: ['+491785550141', '01785550141'],
          email: null,
        },
        mail: true,
      },
    },
  ],
};
