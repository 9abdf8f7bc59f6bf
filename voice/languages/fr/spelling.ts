import { marksOf as marks, type Spelling } from '../spelling.ts';

const pairs = (text: string) => Object.fromEntries(text.split(' ').map((pair) => pair.split(':') as [string, string]));
const words = (text: string) => new Set(text.split(' '));

const ones = 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const tens: readonly (readonly [string, number])[] = [
  ...[['vingt', 20] as const, ['trente', 30] as const, ['quarante', 40] as const, ['cinquante', 50] as const],
  ...[['soixante', 60] as const, ['septante', 70] as const, ['huitante', 80] as const, ['nonante', 90] as const],
];
const teens: readonly (readonly [string, number])[] = [
  ...ones.slice(10).map((word, n) => [word, n + 10] as const),
  ...['sept', 'huit', 'neuf'].map((word, n) => [`dix ${word}`, n + 17] as const),
];
const upTo = (most: number) => ones.slice(1, most + 1).map((word, n) => [word, n + 1] as const);

/** "Dix-sept", "vingt et un", "soixante-douze", "quatre-vingt-dix-sept": numbers of several words. */
export const frenchNumbersTogether: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...teens.filter(([phrase]) => phrase.includes(' ')),
    ...tens.flatMap(([ten, many]) =>
      upTo(9).map(([one, n]) => [n === 1 ? `${ten} et un` : `${ten} ${one}`, many + n] as const),
    ),
    ...teens.map(([teen, n]) => [n === 11 ? 'soixante et onze' : `soixante ${teen}`, 60 + n] as const),
    ['quatre vingt', 80] as const,
    ['quatre vingts', 80] as const,
    ...[...upTo(9), ...teens].map(([one, n]) => [`quatre vingt ${one}`, 80 + n] as const),
  ].map(([phrase, n]) => [phrase, String(n)]),
);

/** As one spells in French: "M comme Marcel", "deux t", "tiret du bas", "arobase". */
export const frenchSpelling: Spelling = {
  letters: pairs(
    'be:b ce:c de:d euh:e effe:f ge:g ache:h ji:j gi:j ka:k elle:l aime:m haine:n oh:o pe:p cu:q erre:r esse:s te:t uh:u ve:v ixe:x zede:z zed:z',
  ),
  alphabet: pairs(
    'anatole:a arthur:a berthe:b bernard:b celestin:c cecile:c desire:d daniel:d eugene:e emile:e francois:f gaston:g georges:g henri:h irma:i isidore:i joseph:j jean:j kleber:k kilo:k louis:l marcel:m marie:m nicolas:n oscar:o olivier:o pierre:p paul:p quintal:q quebec:q raoul:r robert:r suzanne:s simon:s therese:t thomas:t ursule:u victor:v william:w wagon:w xavier:x yvonne:y yves:y zoe:z zebre:z',
  ),
  plain: words('effe ache ixe zede zed esse ka ji'),
  given: words(
    'anatole arthur berthe bernard celestin cecile desire daniel eugene emile francois gaston georges henri irma isidore joseph jean louis marcel marie nicolas oscar olivier pierre paul raoul robert suzanne simon therese thomas ursule victor william xavier yvonne yves zoe',
  ),
  signs: {
    point: '.',
    underscore: '_',
    'tiret bas': '_',
    tiret: '-',
    trait: '-',
    moins: '-',
    plus: '+',
    apostrophe: "'",
  },
  repeats: { double: 2, triple: 3, deux: 2 },
  asIn: ['comme', 'comme dans', 'de', 'pour'],
  numbers: Object.fromEntries([
    ...[...ones.entries()].map(([n, word]) => [word, String(n)]),
    ...tens.map(([word, n]) => [word, String(n)]),
    ['une', '1'],
  ]),
  together: frenchNumbersTogether,
  scales: { cent: '00', mille: '000' },
  zeros: new Set(['o']),
  sounds: {},
  many: Object.fromEntries(
    'zeros uns deux trois quatre cinq six sept huit neuf'
      .split(' ')
      .map((word, n) => [word, String(n)])
      .slice(0, 1),
  ),
  joined: {
    'g mail': 'gmail',
    'ge mail': 'gmail',
    'ji mail': 'gmail',
    'hot mail': 'hotmail',
    'out look': 'outlook',
    'i cloud': 'icloud',
    'tiret du bas': '_',
    'tiret bas': '_',
    'tiret du 8': '_',
    'tiret du huit': '_',
    'trait du bas': '_',
    'sous tiret': '_',
    "trait d'union": '-',
    'tiret du milieu': '-',
    'tiret du 6': '-',
    'tiret du six': '-',
    'a commercial': '@',
    'at commercial': '@',
    'point com': '.com',
    'point fr': '.fr',
    'point f r': '.fr',
    'double ve': 'w',
    'double v': 'w',
    'i grec': 'y',
    'la poste': 'laposte',
  },
  at: words('arobase arrobase arobas at @ arobaz arobaze'),
  remarks: [
    ...[
      'tout attache',
      'attache',
      'en un mot',
      'en un seul mot',
      'sans espace',
      'sans espaces',
      'en minuscules',
      'tout en minuscules',
      'minuscule',
    ],
    ...[
      'majuscule',
      'en majuscules',
      'la lettre',
      'les lettres',
      'le chiffre',
      'les chiffres',
      'sans point',
      'sans accent',
      'sans accents',
      'accent aigu',
      'accent grave',
    ],
  ],
  literals: ['le mot', 'les mots'],
  capitals: new Set(['majuscule']),
  spells: words('epele ecrit'),
  hints: {
    with: words('avec'),
    without: words('sans'),
    none: words('aucun pas'),
    the: words('le la les'),
    counts: { un: 1, une: 1, deux: 2, double: 2 },
    tails: ['a la fin', 'au debut', 'au milieu'],
    not: 'pas',
  },
  marks: {
    ...marks('accent aigu|accents aigus', 'e:é'),
    ...marks('accent grave|accents graves', 'e:è a:à u:ù'),
    ...marks('accent circonflexe|circonflexe', 'e:ê a:â i:î o:ô u:û'),
    ...marks('accent|accents', 'e:é e:è e:ê a:à o:ô i:î'),
    ...marks('trema|un trema', 'e:ë i:ï u:ü'),
    ...marks('cedille|une cedille|c cedille', 'c:ç'),
    ...marks('e dans l o|o e colles', 'oe:œ'),
  },
  alike: [
    ['c', 'k'],
    ['s', 'z'],
    ['s', 'c'],
    ['g', 'j'],
    ['i', 'y'],
    ['f', 'ph'],
    ['d', 't'],
    ['t', 'th'],
  ],
  inside: { et: 'et' },
  mailboxes: words('bonjour contact info accueil'),
  before: words(
    "c'est est le la mienne mien sienne sien mon ma mail email e adresse electronique a oui d'accord ok bon alors ce serait non je utilise vous pouvez m'ecrire me joindre sur au par s'il plait et bonjour cette avec de mieux pro perso travail entreprise donc j'ai notez voila mel courriel l'adresse juste seulement",
  ),
  partial: [
    'finit par',
    'se termine par',
    'a la fin',
    'les deux derniers',
    'les trois derniers',
    'les quatre derniers',
    'les deux premiers',
    'les trois premiers',
    'les quatre premiers',
    'le dernier chiffre',
    'les derniers chiffres',
    'une partie',
    'quelque chose comme',
  ],
  loose: words(
    'vraiment probablement normalement simplement actuellement crois pense suppose sais connais souviens vois regarde laissez donne donner pris prendre essaie essayer dis dire dit demande demander aime veux voudrais besoin utilise ecris ecrire envoyer envoye trouver recu aller venir toujours encore deja peut-etre',
  ),
  vague: words('quelquechose machin truc bidule vide virgule slash diese etoile espace prenom nom identifiant'),
  faint: words('super bien parfait genial bon excellent top'),
  subjects: words("je nous vous il elle ils on qui tout j'ai"),
  owners: words(
    'femme mari mere pere fils fille frere soeur conjoint patron patronne assistant assistante ami amie bureau travail entreprise nom',
  ),
  told: words('ecrit envoye recu de achete commande contacte'),
  is: words("est c'est serait etait"),
  old: words('ancien ancienne vieux vieille'),
  fresh: words('nouveau nouvelle maintenant mieux plutot'),
  kinds: words('mieux entreprise travail pro perso'),
  joints: ['et puis', 'puis', 'ensuite', 'et ensuite', 'suivi de', 'apres'],
  ones: new Set(),
  articles: words('un une le la les mon ma ce cette'),
  after: words(
    "s'il vous plait merci et c'est au revoir ok avec si mais le la pour donc non peut pouvez avez exact voila",
  ),
};
