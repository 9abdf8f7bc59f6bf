import { grammarOf } from '#voice/understanding/grammar/chart.ts';
import { frenchAnswerers } from '../answerers/french-answerers.ts';
import { aroundPatterns } from '../around.ts';
import type { Language } from '../language.ts';
import { matterPatterns } from '../matters.ts';
import { patternsOf } from '../questions.ts';
import { restatementPatterns } from '../restatements.ts';
import { stampOf } from '../stamp.ts';
import { anger } from './anger.data.ts';
import { answers, faintAnswers, openingAnswers } from './answers.grammar.ts';
import { frenchAround } from './around.data.ts';
import { bearings } from './bearings.grammar.ts';
import { frenchClauses } from './clauses.data.ts';
import { clock } from './clock.grammar.ts';
import { commands, declines } from './commands.grammar.ts';
import { dates } from './dates.grammar.ts';
import { descriptions } from './descriptions.data.ts';
import { frenchEdits } from './edits.ts';
import { lengths } from './lengths.grammar.ts';
import { marks } from './marks.grammar.ts';
import { frenchMatters } from './matters.data.ts';
import { money } from './money.grammar.ts';
import { frenchNames } from './names.ts';
import { numbers } from './numbers.grammar.ts';
import { peopleCounted } from './people.grammar.ts';
import { personas } from './personas.data.ts';
import { places } from './places.grammar.ts';
import { frenchQuestions } from './questions.ts';
import { ratings } from './ratings.grammar.ts';
import { relatives } from './relatives.grammar.ts';
import { frenchRestatements } from './restatements.data.ts';
import { frenchSentences } from './sentences.ts';
import { frenchNumbersTogether, frenchSpelling } from './spelling.ts';
import { frenchTones } from './tones.data.ts';
import { transcripts } from './transcripts.data.ts';
import { unsayable } from './unsayable.data.ts';
import { written } from './written.data.ts';

const words = (text: string) => new Set(text.split(' '));

const values = [
  ...numbers,
  ...dates,
  ...clock,
  ...lengths,
  ...bearings,
  ...peopleCounted,
  ...places,
  ...relatives,
  ...money,
  ...ratings,
];

export const french: Language = {
  id: 'fr-FR',
  stamp: stampOf(
    'fr-FR',
    [...values, ...marks, ...answers, ...commands, ...declines],
    [
      ...patternsOf(frenchQuestions),
      ...matterPatterns(frenchMatters),
      ...restatementPatterns(frenchRestatements),
      ...aroundPatterns(frenchAround),
    ],
  ),
  country: 'FR',
  say: frenchSentences,
  tones: frenchTones,
  written,
  unsayable,
  anger,
  personas,
  transcripts,
  descriptions,
  values: grammarOf(values),
  marks: grammarOf(marks),
  answers: grammarOf(answers),
  commands: grammarOf(commands),
  declines: grammarOf(declines),
  clauses: frenchClauses,
  restatements: frenchRestatements,
  questions: frenchQuestions,
  matters: frenchMatters,
  spelling: frenchSpelling,
  edits: frenchEdits,
  names: frenchNames,
  phone: {
    between: words('et le puis tiret point espace barre encore ensuite'),
    extension: words('poste extension'),
    times: new Set(['fois']),
    first: words('indicatif'),
    zeros: { cent: '00', mille: '000' },
    joinsTens: false,
    together: frenchNumbersTogether,
    goesOn: ['a la fin', 'pour finir', 'ensuite', 'apres', 'enfin', 'en dernier'],
    ends: [
      ...['a la fin du numero', 'a la fin du telephone'],
      ...[
        'dernier chiffre',
        'derniers chiffres',
        'deux derniers',
        'trois derniers',
        'quatre derniers',
        'a la fin',
        'finit par',
      ],
      ...['se termine par', 'les derniers', 'le dernier'],
    ],
  },
  exceptions: words('seulement sauf mais manque sans double tiret point lettre chiffre'),
  denials: words('non pardon ah attendez desole excusez'),
  links: words("a s'appelle est c'est serait en au par pour"),
  towards: words("a au pour jusqu'a"),
  owned: words('mon ma mes le la notre'),
  called: {
    text: [],
    name: ['nom', 'prénom', 'nom de famille'],
    yes_no: [],
    choice: [],
    number: ['nombre', 'numéro', 'chiffre'],
    rating: ['note', 'évaluation'],
    date: ['date', 'jour'],
    time: ['heure'],
    date_time: ['date', 'heure', 'jour', 'rendez vous'],
    duration: ['durée'],
    money: ['montant', 'prix', 'somme'],
    phone: ['téléphone', 'numéro', 'numéro de téléphone', 'portable', 'mobile'],
    email: ['mail', 'email', 'e mail', 'adresse mail', 'adresse e mail', 'courriel', 'adresse'],
    code: ['code', 'numéro', 'référence'],
    address: ['adresse', 'rue'],
  },
  promises: [
    ...[
      'vous rappelle',
      'vous rappellera',
      'vous rappellerons',
      'vous recontacte',
      'vous recontactera',
      'prendra contact',
    ],
    ...['reviendra vers vous', 'reviendrons vers vous', 'vous contactera', 'vous écrira'],
  ],
  samples: {
    text: ['une nouvelle chaudière'],
    name: ['Anne Dubois'],
    yes_no: ['oui', 'non'],
    number: ['trois', 'quatre-vingt-dix'],
    rating: ['un', 'neuf'],
    date: ['demain'],
    time: ['à dix heures du matin'],
    date_time: ['demain à dix heures du matin'],
    duration: ['une demi-heure'],
    money: ['cinquante', 'neuf mille'],
    phone: ['zéro un vingt-trois quarante-cinq soixante-sept quatre-vingt-neuf'],
    email: ['anne point dubois arobase example point com'],
    code: ['a b un deux'],
    address: ['dix rue de la Gare, Villeneuve'],
    first: 'le premier',
    nonsense: 'singes violets',
    refusal: 'je préfère ne pas le dire',
    skip: 'passer',
  },
  currency: 'EUR',
  endings: /(?:es?|s)$/,
  articles: words('un une le la les des'),
  other: words('aucun aucune autre autres different differente'),
  pleases: words("plait merci s'il"),
  openings: words("bon ben bah alors oui ok d'accord oh ah euh voila donc"),
  empty: words(
    "euh hum hmm bon ben bah alors bonjour salut oui ok pardon desole excusez moi bonsoir merci et mais s'il vous plait suis la ah oh je",
  ),
  plainAnswers: {
    yes: new Set('oui ouais juste exact correct exactement si'.split(' ')),
    no: new Set('non'.split(' ')),
  },
  faint: faintAnswers,
  openers: openingAnswers,
  particles: {},
  drawn: words('oui non ok si bon super parfait'),
  fillers: words('euh euhh hum humm hmm hmmm hm mm heu heuu ah ahh eh'),
  thinking: {
    phrases: [
      ...['vous savez quoi'],
      ...['laissez moi reflechir', 'laissez moi voir', 'laissez moi penser', 'voyons', 'voyons voir', 'attendez voir'],
      ...[
        'attendez que je reflechisse',
        'laisse moi reflechir',
        'que je reflechisse',
        'comment dire',
        'bonne question',
      ],
      ...["c'est une bonne question", 'attendez que je regarde'],
    ],
    goesOn: words(
      "si ce que quand ou qui comment quel quelle pourquoi mon ma mes le la les l' un une dans a de y en est c'est je nous vous et",
    ),
  },
  floor: {
    listening: words("hum hm mhm oui ouais ok d'accord bien bon ah oh voila exact parfait je vois compris super si"),
    asking: words('stop arretez attendez non bonjour allo pardon quoi comment aide conseiller assez'),
  },
  answerers: frenchAnswerers,
  unfinished: words(
    "et mais ou donc euh le la les un une mon ma notre est c'est suis a en pour de du des avec sur parce comme que jusqu'a depuis vers entre sans au aux mes notre nos si quand ou tres plus ce cette chez des",
  ),
  leads: [
    'mon numero est',
    'le numero est',
    "mon numero c'est",
    'mon nom est',
    "je m'appelle",
    'mon adresse est',
    'mon mail est',
    'je voudrais',
    "j'aimerais",
    'je veux',
    "j'ai besoin",
    'est-ce que',
    'pouvez-vous',
    'pourriez-vous',
    'le prochain',
    'la prochaine',
    'le poste est',
  ],
  hums: words('hm mhm hum'),
  around: frenchAround,
  harmless: words(
    "un une le la les des l a au aux en par pour de du d avec je j'ai nous on me m' est c'est ce serait etait peut peux pourrais pouvez voudrais veux aimerais souhaite j'aimerais besoin ai avez y il crois pense dis dire peut etre s'il plait oui ouais ok d'accord bien bon euh alors donc juste que ca cela cette ces vais va venir viens revenir reviendrai reviens rentrer retournerai serai retour faire reserver prendre rendez vous heure plus ou moins vers environ quelque super parfait mieux plutot probablement pardon bonjour libre suis aussi tu es sur",
  ),
};
