import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'sales-assistant',
  language: 'fr-FR',
  of: [
    {
      id: 'site-boulangerie',
      kind: 'plain',
      says: {
        name: 'Christine Jars',
        company: 'Boulangerie Jars',
        need: 'un nouveau site internet',
        budget: 'environ cinq mille',
        timeline: 'dans deux mois',
        email: 'christine arobase jars point fr',
      },
      turns: 7,
      expect: {
        values: {
          name: 'Christine Jars',
          company: 'Boulangerie Jars',
          need: 'site',
          budget: 5000,
          timeline: 'quarter',
          email: 'christine@jars.fr',
        },
        mail: true,
      },
    },
    {
      id: 'on-regarde',
      kind: 'plain',
      says: {
        name: 'Étienne Ame',
        company: 'Plomberie Ame',
        need: 'organiser six camionnettes',
        budget: 'aucune idée pour l instant',
        timeline: 'pour le moment on regarde seulement',
        email: 'etienne arobase ame point fr',
      },
      turns: 7,
      expect: { values: { budget: null, timeline: 'later', email: 'etienne@ame.fr' }, mail: false },
    },
    {
      id: 'd-une-traite',
      kind: 'all at once',
      says: {
        first:
          "bonjour, Monique Reine d'Optique Reine, on veut la prise de rendez-vous en ligne, on a dans les 8000 euros et ce serait pour ce mois-ci",
        name: 'Monique Reine',
        company: 'Optique Reine',
        need: 'la prise de rendez-vous en ligne',
        budget: '8000 euros',
        timeline: 'ce mois-ci',
        email: 'monique arobase reine point fr',
      },
      turns: 3,
      expect: {
        values: {
          name: 'Monique Reine',
          company: 'Optique Reine',
          need: 'rendez-vous',
          budget: 8000,
          timeline: 'now',
          email: 'monique@reine.fr',
        },
        mail: true,
      },
    },
    {
      id: 'dites-moi-votre-prix',
      kind: 'refuses an optional value',
      says: {
        name: 'Élise Coll',
        company: 'aucune, je suis un particulier',
        need: 'une page pour mon mariage',
        budget: "dites-moi d'abord votre prix",
        timeline: 'tout de suite',
        email: 'elise arobase coll point fr',
      },
      turns: 7,
      expect: { values: { company: null, budget: null, timeline: 'now', email: 'elise@coll.fr' }, mail: true },
    },
    {
      id: 'essai-gratuit',
      kind: 'question midway',
      says: {
        name: 'Luc Dazin',
        company: 'Dazin Fitness',
        need: 'réserver des cours',
        budget: ['on peut essayer gratuitement ?', 'mille euros'],
        timeline: 'maintenant',
        email: 'luc arobase dazin point fr',
      },
      turns: 8,
      expect: { values: { budget: 1000, timeline: 'now' }, mail: true, hears: ['14 jours'] },
    },
    {
      id: 'cinq-mille-je-voulais-dire',
      kind: 'correction by part',
      says: {
        name: 'Hilaire Rey',
        company: 'Moteurs Rey',
        need: "les rendez-vous de l'atelier",
        budget: 'cinq cents',
        timeline: ['pardon, cinq mille, pas cinq cents', 'tout de suite'],
        email: 'hilaire arobase rey point fr',
      },
      turns: 8,
      expect: { values: { budget: 5000, timeline: 'now', email: 'hilaire@rey.fr' }, mail: true },
    },
  ],
};
