import type { Conversations } from '../conversation.ts';

export const conversations: Conversations = {
  template: 'customer-support',
  language: 'fr-FR',
  of: [
    {
      id: 'thibaud-avec-un-d',
      kind: 'correction by part',
      says: {
        problem: 'je voudrais ajouter ma collègue sur mon compte',
        topic: 'mon compte',
        urgent: 'non',
        name: 'thibault courtois',
        phone: "thibaud ça s'écrit avec un d à la fin t h i b a u d sinon mon numéro 06 45 55 50 57",
        email: 'courtois arobase vergerbio point fr',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'account',
          urgent: false,
          name: 'Thibaud Courtois',
          phone: ['+33645555057', '0645555057'],
          email: 'courtois@vergerbio.fr',
        },
        mail: true,
      },
    },
    {
      id: 'elles-partent-quel-jour',
      kind: 'question midway',
      says: {
        problem: "je n'ai pas reçu ma facture du mois",
        topic: 'une facture',
        urgent: 'non ça ne bloque rien',
        name: ['au fait elles partent quel jour vos factures normalement', "ah ok moi c'est hortense gaillac"],
        phone: '06 56 55 50 68',
        email: 'hortense arobase gaillac tiret vins point com',
      },
      turns: 6,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Hortense Gaillac',
          phone: ['+33656555068', '0656555068'],
          email: 'hortense@gaillac-vins.com',
        },
        hears: ['premier jour|1er'],
        mail: true,
      },
    },
    {
      id: 'le-gite-et-les-anglais',
      kind: 'chatty',
      says: {
        problem:
          "alors nous on tient un gîte dans le lot cinq chambres et samedi j'avais huit anglais sur les bras dont un sans valise et voilà que votre calendrier se bloque et plus moyen de l'ouvrir",
        topic: 'technique je dirais',
        solved: 'non toujours coincé',
        urgent: 'ah oui quand même je ne vois plus mes réservations',
        name: "maryvonne delpech mon mari c'est lucien mais il ne répond jamais",
        phone: '06 67 55 50 79',
        email: 'gite arobase delpech point fr',
      },
      turns: 6,
      expect: {
        values: {
          problem: 'calendrier',
          topic: 'technical',
          solved: false,
          urgent: true,
          name: 'Maryvonne Delpech',
          phone: ['+33667555079', '0667555079'],
          email: 'gite@delpech.fr',
        },
        mail: true,
      },
    },
    {
      id: 'quatre-vingt-dix-enfin-quatre-vingts',
      kind: 'corrects themselves',
      says: {
        problem: "on m'a prélevé deux fois le même montant",
        topic: 'une facture',
        urgent: 'non pas spécialement',
        name: 'bastien roumégas',
        phone: 'le 06 78 55 50 90 euh non pardon ça finit par 80',
        email: 'bastien arobase roumegas point org',
      },
      turns: 5,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Bastien Roumégas',
          phone: ['+33678555080', '0678555080'],
          email: 'bastien@roumegas.org',
        },
        mail: true,
      },
    },
    {
      id: 'tout-dans-la-meme-phrase',
      kind: 'several things at once',
      says: {
        first:
          "bonjour ici clotilde vasseur au 06 89 55 50 12 ma dernière facture est fausse et non ça ne m'empêche pas de travailler",
        topic: 'la facture',
        urgent: 'non je vous dis',
        email: 'clotilde arobase vasseur tiret deco point fr',
      },
      turns: 2,
      expect: {
        values: {
          topic: 'billing',
          urgent: false,
          name: 'Clotilde Vasseur',
          phone: ['+33689555012', '0689555012'],
          email: 'clotilde@vasseur-deco.fr',
        },
        mail: true,
      },
    },
  ],
};
