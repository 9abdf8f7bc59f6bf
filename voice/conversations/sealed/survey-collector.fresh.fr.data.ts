import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'survey-collector',
  language: 'fr-FR',
  of: [
    {
      id: 'finalement-neuf',
      kind: 'correction by part',
      says: {
        consent: "d'accord",
        recommend: 'sept',
        reason: 'finalement neuf parce que le service est vraiment aimable',
        satisfaction: 'cinq',
        liked: "l'accueil",
        improve: 'le chauffage du magasin',
        follow_up: 'oui',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 9,
          reason: 'aimable',
          satisfaction: 5,
          liked: 'accueil',
          improve: 'chauffage',
          follow_up: true,
        },
      },
    },
    {
      id: 'mon-fils-me-souffle',
      kind: 'correction by part',
      says: {
        consent: 'je vous écoute',
        recommend: 'huit',
        reason: 'le vélo roule bien',
        satisfaction: 'quatre',
        liked: 'les pneus increvables',
        improve:
          "mon fils me souffle que le frein a lâché deux fois c'est vrai alors la satisfaction baissez-la à trois et à améliorer ben les freins",
        follow_up: 'je préfère pas',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 8,
          reason: 'vélo',
          satisfaction: 3,
          liked: 'pneus',
          improve: 'freins',
          follow_up: false,
        },
      },
    },
    {
      id: 'y-en-a-pour-longtemps',
      kind: 'question midway',
      says: {
        consent: ['y en a pour longtemps', 'ça va alors oui'],
        recommend: 'dix',
        reason: 'je suis cliente depuis toujours',
        satisfaction: 'cinq',
        liked: 'tout le monde me connaît',
        improve: 'un banc devant la porte',
        follow_up: 'bien sûr',
      },
      turns: 8,
      expect: {
        values: {
          consent: true,
          recommend: 10,
          reason: 'cliente',
          satisfaction: 5,
          improve: 'banc',
          follow_up: true,
        },
        hears: ['cinq minutes|5 minutes'],
      },
    },
    {
      id: 'qui-vous-a-donne-mon-numero',
      kind: 'only wants a fact',
      says: {
        first: 'mais qui vous a donné mon numéro',
        consent: 'ah je comprends mieux mais non merci',
      },
      turns: 2,
      expect: {
        values: { consent: false },
        hears: ['commande'],
      },
    },
    {
      id: 'la-meilleure-note',
      kind: 'score in other words',
      says: {
        consent: 'volontiers',
        recommend: 'la note maximale sans hésiter',
        reason: 'vous avez retrouvé mon colis perdu',
        satisfaction: 'pile au milieu de votre échelle',
        liked: 'les nouvelles par texto',
        improve: 'moins de carton',
        follow_up: 'pas besoin merci',
      },
      turns: 7,
      expect: {
        values: {
          consent: true,
          recommend: 10,
          reason: 'colis',
          satisfaction: 3,
          liked: 'texto',
          improve: 'carton',
          follow_up: false,
        },
      },
    },
  ],
};
