import { grammarOf } from '#voice/understanding/grammar/chart.ts';
import { germanAnswerers } from '../answerers/german-answerers.ts';
import { aroundPatterns } from '../around.ts';
import type { Language } from '../language.ts';
import { matterPatterns } from '../matters.ts';
import { patternsOf } from '../questions.ts';
import { restatementPatterns } from '../restatements.ts';
import { stampOf } from '../stamp.ts';
import { anger } from './anger.data.ts';
import { answers, faintAnswers, openingAnswers } from './answers.grammar.ts';
import { germanAround } from './around.data.ts';
import { bearings } from './bearings.grammar.ts';
import { germanClauses } from './clauses.data.ts';
import { clock } from './clock.grammar.ts';
import { commands, declines } from './commands.grammar.ts';
import { dates } from './dates.grammar.ts';
import { descriptions } from './descriptions.data.ts';
import { germanEdits } from './edits.ts';
import { lengths } from './lengths.grammar.ts';
import { marks } from './marks.grammar.ts';
import { germanMatters } from './matters.data.ts';
import { money } from './money.grammar.ts';
import { germanNames } from './names.ts';
import { numbers } from './numbers.grammar.ts';
import { peopleCounted } from './people.grammar.ts';
import { personas } from './personas.data.ts';
import { places } from './places.grammar.ts';
import { germanQuestions } from './questions.ts';
import { ratings } from './ratings.grammar.ts';
import { relatives } from './relatives.grammar.ts';
import { germanRestatements } from './restatements.data.ts';
import { germanSentences } from './sentences.ts';
import { germanSpelling } from './spelling.ts';
import { germanTones } from './tones.data.ts';
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

export const german: Language = {
  id: 'de-DE',
  stamp: stampOf(
    'de-DE',
    [...values, ...marks, ...answers, ...commands, ...declines],
    [
      ...patternsOf(germanQuestions),
      ...matterPatterns(germanMatters),
      ...restatementPatterns(germanRestatements),
      ...aroundPatterns(germanAround),
    ],
  ),
  country: 'DE',
  say: germanSentences,
  tones: germanTones,
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
  clauses: germanClauses,
  restatements: germanRestatements,
  questions: germanQuestions,
  matters: germanMatters,
  spelling: germanSpelling,
  edits: germanEdits,
  names: germanNames,
  phone: {
    between: words('vorwahl die dann strich bindestrich punkt und leerzeichen schragstrich noch wieder danach'),
    extension: words('durchwahl dw app apparat'),
    times: new Set(['mal']),
    first: words('vorwahl'),
    zeros: { hundert: '00', tausend: '000' },
    joinsTens: false,
    together: {},
    goesOn: ['am ende', 'zum schluss', 'am schluss', 'hinten', 'zuletzt', 'als letztes', 'weiter'],
    ends: [
      ...['hort mit', 'hort auf mit'],
      ...[
        'letzte ziffer',
        'letzten ziffern',
        'letzte zahl',
        'letzten zahlen',
        'letzten zwei',
        'letzten drei',
        'letzten vier',
      ],
      ...['die letzte', 'am ende', 'am schluss', 'endet auf', 'endet mit', 'hinten'],
    ],
  },
  exceptions: words(
    'nur ausser aber statt fehlt ohne zusatzlich doppelt unterstrich bindestrich punkt buchstabe ziffer',
  ),
  denials: words('nein ne nee ach sorry entschuldigung moment eigentlich quatsch'),
  links: words('auf zu ist war lautet soll sein ware es heisst bitte in'),
  towards: words('auf zu fur bis zum'),
  owned: words('mein meine meinen die der den das unser unsere'),
  called: {
    text: [],
    name: ['name', 'namen', 'nachname', 'vorname'],
    yes_no: [],
    choice: [],
    number: ['nummer', 'zahl', 'anzahl', 'menge'],
    rating: ['bewertung', 'note', 'punkte'],
    date: ['datum', 'tag'],
    time: ['uhrzeit', 'zeit'],
    date_time: ['datum', 'zeit', 'uhrzeit', 'tag', 'termin'],
    duration: ['dauer', 'länge'],
    money: ['betrag', 'preis', 'summe'],
    phone: ['telefon', 'nummer', 'telefonnummer', 'handynummer', 'handy', 'rufnummer'],
    email: ['email', 'e mail', 'mail', 'emailadresse', 'mailadresse', 'e mail adresse', 'adresse'],
    code: ['code', 'nummer', 'kennzeichen', 'kundennummer'],
    address: ['adresse', 'strasse', 'anschrift'],
  },
  promises: [
    ...[
      'ruft sie zurück',
      'rufen sie zurück',
      'meldet sich bei ihnen',
      'melden uns bei ihnen',
      'melden sich bei ihnen',
    ],
    ...[
      'setzt sich mit ihnen in verbindung',
      'setzen uns mit ihnen in verbindung',
      'kontaktiert sie',
      'schreibt ihnen',
    ],
  ],
  samples: {
    text: ['eine neue Heizung'],
    name: ['Anna Berger'],
    yes_no: ['ja', 'nein'],
    number: ['drei', 'neunzig'],
    rating: ['eins', 'neun'],
    date: ['morgen'],
    time: ['um zehn Uhr morgens'],
    date_time: ['morgen um zehn Uhr morgens'],
    duration: ['eine halbe Stunde'],
    money: ['fünfzig', 'neuntausend'],
    phone: ['plus vier neun drei null eins zwei drei vier fünf sechs sieben acht'],
    email: ['anna Punkt berger at example Punkt com'],
    code: ['a b eins zwei'],
    address: ['Hauptstraße zehn, Neustadt'],
    first: 'den ersten',
    nonsense: 'lila Affen',
    refusal: 'das möchte ich nicht sagen',
    skip: 'überspringen',
  },
  currency: 'EUR',
  endings: /e[nrsm]?$/,
  articles: words('ein eine einen einem einer der die das den dem'),
  other: words('keiner keine keines keinen anderer andere anderes anderen anders sonst'),
  pleases: words('bitte danke gern gerne'),
  openings: words('also ja na gut okay ok klar sicher oh ach naja nun bitte tja'),
  empty: words(
    'ahm ah hm mh also ja hallo hi hey okay ok gut sorry entschuldigung verzeihung guten morgen tag abend danke und aber bitte sind hier oh ach ich na nun tja',
  ),
  plainAnswers: {
    yes: new Set('ja jawohl jo genau richtig stimmt korrekt klar'.split(' ')),
    no: new Set('nein ne nee no'.split(' ')),
  },
  faint: faintAnswers,
  openers: openingAnswers,
  particles: {
    ja: words(
      'ich du er sie es wir ihr man das da den dem die der bin ist sind war waren habe hab hat haben kann konnen muss mussen will wollen wird werde werden mir mich ihm ihn uns dann',
    ),
  },
  drawn: words('ja nein ok okay klar bitte nee gut super genau'),
  fillers: words('ahm ahmm ah ahh hm mh hmm hmmm aehm aehmm aeh oeh oh eh em'),
  thinking: {
    phrases: [
      ...['wissen sie was', 'weisst du was'],
      ...['lassen sie mich uberlegen', 'lassen sie mich kurz uberlegen', 'lassen sie mich mal uberlegen', 'mal sehen'],
      ...['lassen sie mich nachdenken', 'lassen sie mich kurz nachdenken', 'lass mich uberlegen', 'moment mal sehen'],
      ...[
        'mal schauen',
        'schauen wir mal',
        'warten sie mal',
        'wie war das noch',
        'wie war das noch gleich',
        'gute frage',
      ],
      ...['das ist eine gute frage', 'da muss ich uberlegen', 'da muss ich kurz uberlegen', 'ich uberlege gerade'],
    ],
    goesOn: words(
      'ob was wann wo wer wie welche welcher welches welchen warum mein meine meinen die der das den dem ein eine einen uber in im auf es noch erst ich wir sie und oder',
    ),
  },
  floor: {
    listening: words(
      'mhm hm aha ah oh okay ok ja jo genau richtig klar gut verstehe achso ach so schon super prima stimmt',
    ),
    asking: words('stopp stop halt warten warte moment nein nee hallo entschuldigung was wie bitte hilfe mitarbeiter'),
  },
  answerers: germanAnswerers,
  unfinished: words(
    'und aber oder also ahm ah der die das den mein meine unser ihr ist ich es am um im fur von zu mit uber weil wie bei bis nach vor seit ab gegen zwischen dem des ein eine einen einem einer meinen meinem meiner unsere wenn dass ob sehr plus ahem',
  ),
  leads: [
    'meine nummer ist',
    'die nummer ist',
    'mein name ist',
    'ich heisse',
    'meine adresse ist',
    'meine mail ist',
    'halb',
    'viertel vor',
    'viertel nach',
    'ich mochte',
    'ich wurde gerne',
    'ich hatte gerne',
    'ich brauche',
    'konnen sie',
    'konnten sie',
    'nachsten',
    'kommenden',
    'die durchwahl ist',
  ],
  hums: words('hm mhm hmm'),
  dialect: { ned: 'nicht', net: 'nicht', nit: 'nicht', nich: 'nicht', koa: 'kein', koan: 'keinen', scho: 'schon' },
  around: germanAround,
  harmless: words(
    'ein eine einen einem einer der die das den dem am um im in an auf fur von zu zum zur bei ab ich wir es mir uns ist sind ware war wurde wurden kann konnte konnen konnten mochte mochten will wollen wollte brauche brauchen hatte hatten habe haben denke glaube sage sagen mal vielleicht bitte ja jo ok okay gut klar sicher also ahm nur dann da das dies diese diesen gerne gern gehen geht ginge kommen komme passt passen wurde machen buchen nehmen termin uhr ungefahr etwa circa so gegen jeder irgendein moglich super prima toll perfekt am liebsten lieber wahrscheinlich wohl eigentlich hallo hi guten tag zuruck wieder hier frei bin werde doch schon auch noch sein',
  ),
};
