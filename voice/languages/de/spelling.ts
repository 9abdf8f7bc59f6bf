import type { Spelling } from '../spelling.ts';

const pairs = (text: string) => Object.fromEntries(text.split(' ').map((pair) => pair.split(':') as [string, string]));
const words = (text: string) => new Set(text.split(' '));

const ones =
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ');
const units = 'ein zwei drei vier funf sechs sieben acht neun'.split(' ');

/** As one spells in German: "D wie Dora", "Doppel-t", "Klammeraffe", "Unterstrich". */
export const germanSpelling: Spelling = {
  letters: pairs(
    'ah:a be:b bee:b ce:c zeh:c de:d deh:d eh:e eff:f ef:f ge:g geh:g ha:h hah:h ih:i jot:j jott:j ka:k kah:k el:l ell:l em:m emm:m en:n enn:n oh:o pe:p peh:p kuh:q ku:q er:r err:r es:s ess:s te:t teh:t uh:u vau:v fau:v we:w weh:w ix:x iks:x ypsilon:y upsilon:y zet:z zett:z eszett:ss',
  ),
  alphabet: pairs(
    'anton:a berta:b casar:c caesar:c dora:d emil:e friedrich:f gustav:g heinrich:h ida:i julius:j kaufmann:k konrad:k ludwig:l martha:m marta:m nordpol:n nathan:n otto:o paula:p quelle:q richard:r samuel:s siegfried:s theodor:t ulrich:u viktor:v victor:v wilhelm:w xanthippe:x xaver:x zacharias:z zeppelin:z arger:ae okonom:oe ubermut:ue aachen:a berlin:b chemnitz:c dusseldorf:d essen:e frankfurt:f goslar:g hamburg:h ingelheim:i jena:j koln:k leipzig:l munchen:m nurnberg:n offenbach:o potsdam:p quickborn:q rostock:r salzwedel:s tubingen:t unna:u volklingen:v wuppertal:w xanten:x zwickau:z',
  ),
  plain: words('jot jott ypsilon upsilon vau zett eszett iks eff ess emm enn ell err kah teh weh zeh deh peh'),
  given: words(
    'anton berta dora emil friedrich gustav heinrich ida julius konrad ludwig martha marta nathan otto paula richard samuel siegfried theodor ulrich viktor victor wilhelm xaver zacharias',
  ),
  signs: {
    punkt: '.',
    unterstrich: '_',
    bindestrich: '-',
    minus: '-',
    strich: '-',
    trennstrich: '-',
    plus: '+',
    dot: '.',
    underscore: '_',
    apostroph: "'",
  },
  repeats: { doppel: 2, doppelt: 2, zweimal: 2, dreifach: 3, dreimal: 3 },
  asIn: ['wie', 'wie in', 'fur', 'wie bei'],
  numbers: Object.fromEntries([
    ...[...ones.entries()].map(([n, word]) => [word, String(n)]),
    ...[...tens.entries()].map(([n, word]) => [word, String((n + 2) * 10)]),
    ...tens.flatMap((ten, n) => units.map((one, at) => [`${one}und${ten}`, String((n + 2) * 10 + at + 1)])),
    ['zwo', '2'],
    ['fuenf', '5'],
    ['zwoelf', '12'],
  ]),
  together: {},
  scales: { hundert: '00', tausend: '000' },
  zeros: new Set(),
  sounds: { ein: '1' },
  many: Object.fromEntries(
    'nullen einsen zweien dreien vieren funfen sechsen siebenen achten neunen'
      .split(' ')
      .map((word, n) => [word, String(n)]),
  ),
  joined: {
    'g mail': 'gmail',
    'geh mail': 'gmail',
    'ge mail': 'gmail',
    'g m x': 'gmx',
    'ge em ix': 'gmx',
    'web punkt de': 'web.de',
    't online': 't-online',
    'te online': 't-online',
    'hot mail': 'hotmail',
    'out look': 'outlook',
    'i cloud': 'icloud',
    'unter strich': '_',
    'tief strich': '_',
    tiefstrich: '_',
    'binde strich': '-',
    'klammer affe': '@',
    'at zeichen': '@',
    'affen schwanz': '@',
    affenschwanz: '@',
    'punkt de e': '.de',
    'punkt d e': '.de',
    'punkt at': '.at',
    'punkt deh eh': '.de',
  },
  at: words('at et @ klammeraffe ett'),
  remarks: [
    ...[
      'alles zusammen',
      'zusammen',
      'zusammengeschrieben',
      'alles zusammengeschrieben',
      'in einem wort',
      'ein wort',
      'alles in einem wort',
    ],
    ...[
      'alles klein',
      'klein geschrieben',
      'kleingeschrieben',
      'alles kleingeschrieben',
      'alles klein geschrieben',
      'in kleinbuchstaben',
    ],
    ...[
      'ohne leerzeichen',
      'ohne punkt',
      'ohne punkte',
      'der buchstabe',
      'die buchstaben',
      'die zahl',
      'die ziffer',
      'die ziffern',
      'die nummer',
    ],
    ...['gross', 'grosses', 'kleines', 'gross geschrieben', 'grossbuchstabe', 'kleinbuchstabe', 'in grossbuchstaben'],
  ],
  literals: ['das wort', 'die worter'],
  capitals: new Set(['gross', 'grosses', 'grossbuchstabe']),
  spells: words('also buchstabiert geschrieben'),
  hints: {
    with: words('mit hat'),
    without: words('ohne'),
    none: words('kein keinem'),
    the: words('das dem ein'),
    counts: { ein: 1, einem: 1, eins: 1, zwei: 2, doppel: 2, doppeltem: 2 },
    tails: ['am ende', 'am anfang', 'am schluss', 'in der mitte', 'hinten', 'vorne'],
    not: 'nicht',
  },
  alike: [
    ['c', 'k'],
    ['s', 'z'],
    ['i', 'y'],
    ['f', 'v'],
    ['f', 'ph'],
    ['d', 't'],
    ['ai', 'ei'],
  ],
  inside: { und: 'und' },
  mailboxes: words('hallo kontakt info post mail buero'),
  before: words(
    'ist es die meine mein email e mail adresse mailadresse emailadresse lautet zu ja klar sicher okay ok also gut das ware sie nein nicht ich nehme konnen mich erreichen unter schreiben an mir mail mich bitte und hallo hi diese ist heisst geht auf von der mit per am besten firma arbeit privat dann uber haben notieren meiner der',
  ),
  partial: [
    'endet auf',
    'endet mit',
    'am ende',
    'letzte ziffer',
    'letzten ziffern',
    'die letzten zwei',
    'die letzten drei',
    'die letzten vier',
    'die ersten zwei',
    'die ersten drei',
    'die ersten vier',
    'ein teil davon',
    'so ahnlich wie',
    'irgendwas wie',
  ],
  loose: words(
    'wirklich wahrscheinlich eigentlich einfach normalerweise meistens aktuell derzeit ehrlich glaube denke schatze vermute weiss kennen erinnere sehe sehen gesehen schaue lassen gebe geben gegeben nehmen genommen versuche versuchen sage sagen gesagt frage fragen gefragt mag wollen will wollte brauche brauchen benutze benutzen schreibe geschrieben tippen schicken geschickt senden gesendet finden gefunden bekommen gehen gegangen kommen immer noch schon mal vielleicht',
  ),
  vague: words(
    'irgendwas irgendwer irgendwie dings dingsbums leer blabla komma schragstrich raute stern doppelpunkt semikolon leerzeichen vorname nachname benutzername',
  ),
  faint: words('super gut perfekt schon prima toll fein klasse spitze richtig wunderbar'),
  subjects: words('ich wir sie er man wer leute alle'),
  owners: words(
    'frau mann mutter vater mama papa sohn tochter schwester bruder partner partnerin chef chefin assistentin freund freundin buro arbeit firma name',
  ),
  told: words('schrieb geschrieben gemailt bekommen von erhalten gesendet geschickt kontaktiert gekauft bestellt'),
  is: words('ist lautet war meine ware'),
  old: words('alt alte alten fruhere fruheren ehemalige'),
  fresh: words('neu neue neuen jetzt lieber stattdessen besser'),
  kinds: words('besten firma arbeit privat privaten geschaftlich gut unter'),
  joints: ['und dann', 'dann', 'gefolgt von', 'und danach', 'danach'],
  ones: new Set(),
  articles: words('ein eine einen der die das den dem mein meine diese unsere'),
  after: words(
    'bitte danke und das ist tschuss ok okay mit wenn aber die ich es fur so nein ja wird kann konnen haben genau',
  ),
};
