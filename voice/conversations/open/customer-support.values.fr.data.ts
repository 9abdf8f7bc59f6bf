import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'dupond-avec-un-d',
      kind: 'name corrected by letter',
      says: {
        problem: "j'ai été débité deux fois en octobre",
        topic: 'la facturation',
        urgent: 'non non',
        name: 'cécile dupont',
        phone:
          "alors dupond c'est avec un d à la fin hein et mon numéro zéro six vingt-sept cinquante-cinq cinquante quarante",
        email: 'cecile point dupond arobase neuf point fr',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Cécile Dupond',
          phone: ['+33627555040', '0627555040'],
          email: ['cecile.dupond@neuf.fr', 'cecile.dupond@9.fr'],
        },
        mail: true,
      },
    },
    {
      id: 'le-mail-par-morceaux',
      kind: 'mail in pieces',
      says: {
        problem: "impossible d'enregistrer quoi que ce soit dans votre logiciel",
        topic: 'technique',
        solved: 'non ça marche toujours pas',
        urgent: 'ben oui',
        name: 'sylvie garnier',
        phone: 'zéro six quatre-vingt-trois cinquante-cinq cinquante soixante et onze',
        email: ['sylvie tiret du bas garnier', 'arobase bbox point fr'],
      },
      turns: 7,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Sylvie Garnier',
          phone: ['+33683555071', '0683555071'],
          email: 'sylvie_garnier@bbox.fr',
        },
        mail: true,
      },
    },
    {
      id: 'pas-gmail-icloud',
      kind: 'mail corrected',
      says: {
        problem: "je n'arrive plus à me connecter à mon compte",
        topic: 'mon compte',
        urgent: 'pas vraiment',
        name: 'hugo baron',
        phone: 'zéro sept soixante-neuf cinquante-cinq cinquante dix-huit',
        email: 'hugo baron attaché arobase gmail non pas gmail pardon icloud point com',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'account',
          urgent: false,
          name: 'Hugo Baron',
          phone: ['+33769555018', '0769555018'],
          email: 'hugobaron@icloud.com',
        },
        mail: true,
      },
    },
    {
      id: 'ah-si-c-est-bloquant',
      kind: 'correction of an answer',
      says: {
        problem: "l'appli affiche une page blanche",
        topic: 'plutôt technique',
        solved: "non j'ai déjà essayé ça",
        urgent: 'non',
        name: "attendez si en fait c'est bloquant j'ai plus accès à mon agenda sinon moi c'est amandine perrot",
        phone: 'zéro six quatre-vingt-dix-neuf cinquante-cinq cinquante zéro quatre',
        email: 'amandine arobase perrot tiret ongles point fr',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Amandine Perrot',
          phone: ['+33699555004', '0699555004'],
          email: 'amandine@perrot-ongles.fr',
        },
        mail: true,
      },
    },
    {
      id: 'ancien-numero-du-bureau',
      kind: 'number corrected',
      says: {
        problem: 'votre facture de juin est au nom de mon ex-mari',
        topic: 'une facture',
        urgent: 'ça peut attendre',
        name: 'delphine faure ex madame collin',
        phone: 'zéro un quarante-deux cinquante-cinq zéro un trente-six',
        'phone?': 'oui',
        email:
          "zut je vous ai donné le bureau c'est mieux sur mon portable zéro six soixante-quatre cinquante-cinq cinquante vingt-huit et delphine point faure arobase ymail point com",
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Delphine Faure',
          phone: ['+33664555028', '0664555028'],
          email: 'delphine.faure@ymail.com',
        },
        mail: true,
      },
    },
    {
      id: 'vous-repondez-sous-combien',
      kind: 'question beside a value',
      says: {
        problem: 'la synchro avec mon téléphone ne marche plus',
        topic: "c'est technique",
        solved: 'toujours pareil',
        urgent: 'oui et vous répondez sous combien de temps',
        name: 'jean-baptiste de villiers',
        phone: 'zéro six deux fois le quinze cinquante-cinq trente',
        email: 'je préfère pas merci',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Jean-Baptiste de Villiers',
          phone: ['+33615155530', '0615155530'],
          email: null,
        },
        hears: ['deux heures'],
        mail: true,
      },
    },
    {
      id: 'je-me-suis-trompee-de-mois',
      kind: 'problem corrected',
      says: {
        problem: 'il me manque la facture de mai',
        urgent: ["je me suis trompée ce n'est pas mai c'est mars", 'non mais ma comptable râle'],
        name: 'odile lacroix la croix en un seul mot',
        phone: 'zéro six soixante-seize cinquante-cinq cinquante zéro deux',
        email: 'o point lacroix arobase lacroix point paris',
      },
      turns: 5,
      expect: {
        values: {
          problem: 'mars',
          topic: 'billing',
          urgent: false,
          name: 'Odile Lacroix',
          phone: ['+33676555002', '0676555002'],
          email: 'o.lacroix@lacroix.paris',
        },
        mail: true,
      },
    },
  ],
};
