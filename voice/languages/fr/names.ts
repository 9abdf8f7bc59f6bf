import type { NamePart, Names } from '../names.ts';
import { commonEndings, commonWords } from './common-words.ts';

const words = (text: string) => new Set(text.split(' '));

/** All rows of one of each. */
const rows = (...choices: string[][]): string[] =>
  choices.reduce<string[]>((all, choice) => all.flatMap((one) => choice.map((next) => `${one} ${next}`.trim())), ['']);

const is = ["c'est", 'est', 'serait', 'etait'];
const named = rows(['mon', 'le', 'son', 'notre', ''], ['nom', 'nom complet', 'nom entier'], is);
const nicknames = ["on m'appelle", "tout le monde m'appelle", "les gens m'appellent"];
const called = [
  ...[
    "je m'appelle",
    "il s'appelle",
    "elle s'appelle",
    "s'appelle",
    ...nicknames,
    'appelez moi',
    'au nom de',
    'sous le nom de',
    'de la part de',
  ],
  ...[
    'mettez',
    'mettez le au nom de',
    'notez',
    'changez le en',
    ...rows(
      ['mettez', 'mettez le', 'mettez la', 'notez', 'notez le', 'inscrivez'],
      ['au nom de', 'sous', 'sous le nom de', 'comme'],
    ),
    "c'est au nom de",
    'la reservation est au nom de',
    'je me nomme',
  ],
];
const parts: Record<NamePart, string[]> = {
  given: ['prenom', 'mon prenom', 'le prenom'],
  middle: ['deuxieme prenom', 'second prenom'],
  family: ['nom de famille', 'mon nom de famille', 'le nom de famille', 'patronyme'],
};
const labels = Object.fromEntries(
  Object.entries(parts).flatMap(([part, phrases]) =>
    rows(phrases, ['', ...is]).map((phrase) => [phrase, part as NamePart] as const),
  ),
);

/** How one tells a name in French. */
export const frenchNames: Names = {
  before: [
    ...named,
    ...called,
    ...[
      'nom',
      'je suis',
      'moi c est',
      "moi c'est",
      "c'est",
      'ici',
      'ici c est',
      'vous parlez a',
      'vous etes avec',
      'pour',
      'ce serait',
      'ce serait pour',
      'au nom',
    ],
    ...[
      'monsieur',
      'madame',
      'mademoiselle',
      'docteur',
      'je suis monsieur',
      'je suis madame',
      'le patient est',
      'la patiente est',
      'le rendez vous est pour',
      'un rendez vous pour',
      'une reservation pour',
    ],
    ...["bonjour je m'appelle", 'bonjour je suis', "bonjour c'est", 'mon nom', 'epele', "il s'agit de"],
    ...[
      'my name is',
      "i'm",
      'mein name ist',
      'ich heisse',
      'me llamo',
      'mi nombre es',
      'soy',
      'mi chiamo',
      'meu nome e',
      'me chamo',
      'ik heet',
    ],
  ],
  anywhere: [
    ...named.filter((phrase) => phrase.startsWith('mon ') || phrase.startsWith('le ')),
    "je m'appelle",
    "s'appelle",
    'au nom de',
  ],
  nicknames,
  titles: words('monsieur madame mademoiselle m mme mlle mr docteur docteure dr professeur maitre'),
  labels,
  inAddresses: { nom: 'family', 'mon nom': 'family' },
  after: [
    "a l'appareil",
    'au telephone',
    "c'est mon nom",
    'mon nom',
    "s'il vous plait",
    "vite s'il vous plait",
    'vite',
    'merci',
    'ici',
    "c'est moi",
    'comme je l ai dit',
    'encore',
    "c'est bon",
    'exactement',
    'a l appareil',
  ],
  sameName: /(?<!\p{L})(?:même|meme|mon nom|le mien|moi|pareil|les deux)(?!\p{L})/u,
  bookedFor: words('pour'),
  fond: words('cheri cherie mon ma jeune'),
  openings: words("oui non ben bah alors bon ok d'accord bien sur ah euh oh ecoutez donc et aussi voila bonjour"),
  repairs: words('non pardon excusez desole desolee attendez plutot'),
  paused: words('enfin bon'),
  instead: ['mais', "mais c'est", "c'est", 'je suis', "je m'appelle"],
  relations: words(
    'fille fils femme mari mere pere maman papa grand-mere grand-pere mamie papi soeur frere tante oncle niece neveu cousin cousine conjoint conjointe compagnon compagne fiance fiancee copain copine ami amie patron patronne collegue voisin voisine bebe enfant petit-fils petite-fille beau-frere belle-soeur',
  ),
  owners: words('mon ma mes notre nos son sa ses le la'),
  joints: words('et mon ma le la son sa avec puis'),
  remarks:
    /,?\s*\b(?:en deux mots|en un mot|deux mots|un seul mot|avec un trait d'union|avec un tiret|tout attaché|en un seul mot|en trois mots)\b/giu,
  couples: words('et'),
  starters: words("je j'ai mon ma c'est il elle nous vous"),
  things: [/^(?:et|ou|mais) /, /^(?:un|une|des) \p{L}{2}/u, /^(?:les|du) \p{L}{2}/u],
  sentences: words('un une les des que en a par pour avec ou plus bien'),
  origin: words('ex nee depuis avec chez comme'),
  ordinary: words(
    'un une le la et ou mais comme en a de par pour bien grand petit long court vieux jeune noir blanc vert gris rouge brun rose fleur mer soleil lune ciel amour paix roi prince eveque pape eglise champ mont tour riviere fontaine pre chateau loup agneau avril mai aout dimanche vendredi nord sud van di do he yu an leroy boucher boulanger berger marchand moulin dubois dupont dupuis duval',
  ),
  never: words(
    "presse pressee attache attaches colle colles virgule point tiret perdu confus occupe malade urgent urgence prive confidentiel complique client cliente patient patiente commande facture compte livraison colis remboursement reservation assurance dentiste agent personne humain robot machine ordinateur renseignement probleme question chaudiere bureau minute moment seconde attendez attends entends ecoute regarde voir essaie aller vais viens venir utiliser fais fait deja avant apres encore seulement aussi tres beaucoup certains tous autre autres meme suivant egal chose gens personne quelqu'un exactement prefere connu oublie rappelle si alors que necessaire important nous eux elle vous je tu moi me se le lui son ne pas jamais ou quand qui pour pourquoi quel quelle comment dis dit dire parler parle demander aide aidez ici la ce cette c'est est sont j'ai avez avons ai as a donner donnez peux peut pouvez pourrais voudrais veux veut besoin dois doit peut etre repeter arretez annuler plait merci bonjour aujourd'hui demain hier maintenant plus tard environ savoir sais crois pense sur mal correct appeler appelle telephone numero mail adresse nom noms prenom epeler lettre ecrit s'ecrit",
  ),
  common: commonWords,
  commonEndings,
  places: words('depuis avec sur chez dans sans pendant apres pour vers a au aux en'),
  whose: words('mon ma mes notre nos son sa ses'),
  only: words('juste seulement simplement moi'),
  later: ['je suis', "je m'appelle", "c'est", "moi c'est"],
  clauses: words(
    "je j'ai j'aimerais nous vous il elle on peut pouvez peux voudrais veux suis est etait oui non pourquoi que comment ou qui quand quel c'est ca ce s'il ok parce pour besoin et",
  ),
  abuse: words(
    'merde putain connard connasse con idiot imbecile abruti salaud salope pute enfoire batard debile cretin cul bordel',
  ),
  particles: words('de du des la le les d van von da di el al saint sainte'),
  raised: words('la le les'),
};
