import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'tout-d-une-traite',
      kind: 'all at once',
      says: {
        first:
          "bonjour Damien Rousset de Rousset Électricité on cherche un logiciel de facturation on a six mille euros et on veut commencer tout de suite mon adresse c'est damien arobase rousset point fr",
        name: 'Damien Rousset',
        company: 'Rousset Électricité',
        need: 'un logiciel de facturation',
        budget: 'six mille',
        timeline: 'tout de suite',
        email: 'damien arobase rousset point fr',
      },
      turns: 2,
      expect: {
        values: {
          name: 'Damien Rousset',
          company: 'Rousset Électricité',
          need: 'facturation',
          budget: 6000,
          timeline: 'now',
          email: 'damien@rousset.fr',
        },
        mail: true,
      },
    },
    {
      id: 'epelle-wojcik',
      kind: 'spelled e-mail',
      says: {
        name: 'Yann Wojcik',
        company: 'clinique vétérinaire Wojcik',
        need: 'la prise de rendez-vous en ligne',
        budget: 'cinq mille',
        timeline: 'dans quelques semaines',
        email: 'w o j c i k arobase v e t o point f r',
      },
      turns: 6,
      expect: {
        values: { name: 'Yann Wojcik', company: 'Wojcik', budget: 5000, timeline: 'quarter', email: 'wojcik@veto.fr' },
        mail: true,
      },
    },
    {
      id: 'la-plongee-a-marseille',
      kind: 'chatty',
      says: {
        first: 'bonjour bonjour ici il fait un mistral à décorner les bœufs',
        name: 'Fabienne Roux',
        company: 'le club Grand Bleu',
        need: "alors figurez-vous que tout le monde m'appelle pour réserver une plongée et moi je suis sous l'eau donc il me faut une réservation en ligne",
        budget: 'le trésorier a dit trois mille pas un sou de plus',
        timeline: 'avant la saison donc ça attendra le printemps',
        email: 'fabienne arobase grand bleu point com',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Fabienne Roux',
          company: 'Grand Bleu',
          need: 'réservation',
          budget: 3000,
          timeline: ['later', 'quarter'],
          email: 'fabienne@grandbleu.com',
        },
      },
    },
    {
      id: 'quinze-cents-pas-cinq',
      kind: 'correction by part',
      says: {
        name: 'Noël Bastide',
        company: 'garage Bastide',
        need: 'prise de rendez-vous pour le garage',
        budget: ['cinq cents', '500'],
        timeline: ["non attendez j'ai dit cinq cents c'est quinze cents", 'ce mois-ci'],
        email: 'noel arobase garage tiret bastide point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Noël Bastide',
          company: 'garage Bastide',
          need: 'rendez-vous',
          budget: 1500,
          timeline: 'now',
          email: 'noel@garage-bastide.fr',
        },
        mail: true,
      },
    },
    {
      id: 'epicerie-de-monsieur-diallo',
      kind: 'second language',
      says: {
        name: "moi c'est Mamadou Diallo",
        company: 'épicerie Diallo et frères',
        need: 'je veux les gens ils commandent par téléphone portable',
        budget: 'deux mille euros environ',
        timeline: 'vite vite le plus vite',
        email: 'mamadou point diallo arobase gmail point com',
      },
      turns: 6,
      expect: {
        values: {
          name: 'Mamadou Diallo',
          company: 'Diallo',
          need: 'commandent',
          budget: 2000,
          timeline: 'now',
          email: 'mamadou.diallo@gmail.com',
        },
        mail: true,
      },
    },
    {
      id: 'un-commercial-svp',
      kind: 'asks for a person',
      says: {
        company: 'un commercial je vous dis',
        need: 'un commercial je vous dis',
        first: 'passez-moi un commercial je vous prie',
        name: 'un commercial',
        callback: '06 55 50 11 54',
        other: 'oui',
      },
      turns: 3,
      expect: { task: true },
    },
  ],
};
