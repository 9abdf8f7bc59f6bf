import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'de-DE',
  of: [
    {
      id: 'konditorei-statt-baeckerei',
      kind: 'correction by part',
      says: {
        name: 'veronika lohmann',
        company: 'bäckerei lohmann',
        need: 'schreiben sie statt bäckerei bitte konditorei lohmann und wir wollen einen onlineshop für torten',
        budget: 'sechstausend euro',
        timeline: 'am liebsten sofort',
        email: 'veronika at konditorei minus lohmann punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Veronika Lohmann',
          company: 'konditorei lohmann',
          need: 'onlineshop',
          budget: 6000,
          timeline: 'now',
          email: 'veronika@konditorei-lohmann.de',
        },
        without: { company: ['bäckerei'], need: ['konditorei lohmann'] },
        mail: true,
      },
    },
    {
      id: 'das-mit-sofort-nehm-ich-zurueck',
      kind: 'correction by part',
      says: {
        name: 'jens uwe harms',
        company: 'harms heizungsbau',
        need: 'eine software für unsere einsatzplanung',
        budget: 'viereinhalbtausend',
        timeline: 'sofort',
        email:
          'das mit dem sofort nehm ich zurück wir ziehen erst noch um innerhalb von drei monaten ist realistischer und die adresse ist harms at harms minus heizung punkt de',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Jens Uwe Harms',
          company: 'harms heizungsbau',
          need: 'einsatzplanung',
          budget: 4500,
          timeline: 'quarter',
          email: 'harms@harms-heizung.de',
        },
        mail: true,
      },
    },
    {
      id: 'wo-liegt-denn-das-zeug',
      kind: 'question midway',
      says: {
        name: 'thekla rüdiger',
        company: 'kanzlei rüdiger',
        need: ['wo liegt das zeug meiner mandanten dann eigentlich', 'ok ich suche was für rechnungen'],
        budget: 'zweitausend',
        timeline: 'innerhalb von drei monaten',
        email: 'kanzlei at ruediger minus recht punkt de',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Thekla Rüdiger',
          company: 'kanzlei rüdiger',
          need: 'rechnungen',
          budget: 2000,
          timeline: 'quarter',
          email: 'kanzlei@ruediger-recht.de',
        },
        hears: ['Frankfurt'],
        mail: true,
      },
    },
    {
      id: 'turnverein-was-guenstiger',
      kind: 'only wants a fact',
      says: {
        first: 'hallo wir sind ein turnverein wirds für uns irgendwie günstiger',
        name: 'brauchen sie nicht ich geb das nur an den vorstand weiter wiederhören',
        else: 'nein sonst nichts',
      },
      turns: 2,
      expect: {
        hears: ['20|zwanzig'],
        mail: false,
      },
    },
    {
      id: 'zwischen-zwei-baustellen',
      kind: 'impatient',
      says: {
        first: 'marek dudek hier dudek fliesen ich brauch ne webseite und steh zwischen zwei baustellen',
        budget: 'dreitausend',
        timeline: 'gestern',
        email: 'info at dudek punkt de so fertig',
      },
      turns: 4,
      expect: {
        values: {
          name: 'Marek Dudek',
          company: 'dudek fliesen',
          need: 'webseite',
          budget: 3000,
          timeline: 'now',
          email: 'info@dudek.de',
        },
        mail: true,
      },
    },
  ],
};
