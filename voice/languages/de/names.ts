import type { NamePart, Names } from '../names.ts';
import { commonEndings, commonWords } from './common-words.ts';

const words = (text: string) => new Set(text.split(' '));

/** All rows of one of each. */
const rows = (...choices: string[][]): string[] =>
  choices.reduce<string[]>((all, choice) => all.flatMap((one) => choice.map((next) => `${one} ${next}`.trim())), ['']);

const is = ['ist', 'war', 'lautet', 'ware'];
const kinds = ['', 'voller', 'richtiger', 'vollstandiger', 'ganzer'];
const named = rows(['mein', 'der', 'ihr', 'sein', 'unser', ''], kinds, ['name'], is);
const nicknames = ['man nennt mich', 'alle nennen mich', 'die leute nennen mich', 'ich werde genannt'];
const called = [
  ...[
    'ich heisse',
    ...rows(['er', 'sie', 'der', 'die', 'das kind', 'es'], ['heisst']),
    'heisse',
    'heisst',
    'nennen sie mich',
    ...nicknames,
  ],
  ...[
    'auf den namen',
    'auf den name',
    'unter dem namen',
    'unter dem name',
    'im namen von',
    'im auftrag von',
    'schreiben sie',
    ...rows(
      ['schreiben sie', 'tragen sie', 'notieren sie', 'buchen sie'],
      ['das', 'es', 'ihn', 'den termin', ''],
      ['', 'bitte'],
      ['auf', 'unter', 'auf den namen'],
    ),
  ],
  ...['tragen sie ein', 'notieren sie', 'tragen sie mich ein als', 'andern sie das auf', 'andern sie ihn auf'],
];
const parts: Record<NamePart, string[]> = {
  given: ['vorname', 'der vorname', 'mein vorname', 'mit vornamen', 'rufname'],
  middle: ['zweiter vorname', 'mittelname'],
  family: [
    'nachname',
    'der nachname',
    'mein nachname',
    'familienname',
    'der familienname',
    'mit nachnamen',
    'zuname',
    'hausname',
  ],
};
const labels = Object.fromEntries(
  Object.entries(parts).flatMap(([part, phrases]) =>
    rows(phrases, ['', ...is]).map((phrase) => [phrase, part as NamePart] as const),
  ),
);

/** How one tells a name in German. */
export const germanNames: Names = {
  before: [
    ...named,
    ...called,
    ...[
      'name',
      'hier ist',
      'hier spricht',
      ...rows(['hier ist', 'hier spricht', 'das ist', 'ich bin', 'es ist'], ['der', 'die']),
      'hier',
      'ich bin',
      'ich bins',
      "ich bin's",
      'das ist',
      'es ist',
      'das ware',
      'das bin ich',
      'am apparat ist',
    ],
    ...[
      'sie sprechen mit',
      'auf',
      'fur',
      'unter',
      'auf herrn',
      'auf frau',
      'fur herrn',
      'fur frau',
      'herr',
      'frau',
      'herrn',
      'buchstabiert',
    ],
    ...[
      'der patient ist',
      'die patientin ist',
      'der termin ist fur',
      'ein termin fur',
      'termin fur',
      'eine reservierung fur',
      'reservierung auf',
    ],
    ...[
      'guten tag mein name ist',
      'mein name',
      'der name',
      'hallo hier ist',
      'hallo hier spricht',
      'guten tag hier ist',
      'guten tag hier spricht',
    ],
    ...[
      'my name is',
      'i am',
      "i'm",
      'me llamo',
      'mi nombre es',
      'soy',
      "je m'appelle",
      'mon nom est',
      'je suis',
      'mi chiamo',
      'sono',
    ],
    ...['ik heet', 'mijn naam is', 'nazywam sie', 'benim adim', 'menya zovut'],
  ],
  anywhere: [
    ...named.filter((phrase) => phrase.startsWith('mein') || phrase.startsWith('der')),
    ...called.filter((phrase) => phrase.includes(' ')),
  ],
  nicknames,
  titles: words('herr herrn frau fraulein dr doktor doktorin prof professor professorin'),
  labels,
  after: [
    ...[
      'am apparat',
      'am telefon',
      'ist mein name',
      'ist der name',
      'mein name',
      'hier',
      'bitte',
      'eben',
      'rein',
      'ein',
      'dann',
      'halt',
      'geschrieben',
      'geboren',
      'geburtsdatum',
      'schnell bitte',
      'danke',
      'heisst sie',
      'heisst er',
      'heisst die',
      'heisst der',
      'heisse ich',
      'heiss ich',
    ],
    ...[
      'und ich rufe an',
      'spricht',
      'ist richtig',
      'genau',
      'wie gesagt',
      'noch mal',
      'bin ich',
      'ist es',
      'reicht',
      'aus',
    ],
  ],
  sameName: /(?<!\p{L})(?:gleichen?|selben?|derselbe|meine[mnr]?|mich|mir|beide)(?!\p{L})/u,
  bookedFor: words('fur'),
  fond: words('schatz liebes lieber mein meister freund'),
  openings: words(
    'ja nein also gut okay ok klar sicher na nun ach oh hm gerne genau richtig und auch warten moment horen',
  ),
  repairs: words('also nein entschuldigung sorry verzeihung moment halt quatsch vielmehr'),
  paused: words('also na'),
  instead: ['sondern', 'sondern ich bin', 'sondern das ist', 'aber', 'ich bin', 'das ist', 'ich heisse'],
  relations: words(
    'tochter sohn frau mann mutter vater mama papa oma opa grossmutter grossvater schwester bruder tante onkel nichte neffe cousin cousine partner partnerin verlobter verlobte freundin freund chef chefin kollege kollegin nachbar nachbarin kind baby enkel enkelin stiefsohn stieftochter mitbewohner',
  ),
  owners: words('mein meine meinen meinem meiner unser unsere sein seine ihr ihre der die'),
  joints: words('und mein meine der die sein seine ihr ihre mit dann'),
  remarks:
    /,?\s*\b(?:mit bindestrich|zwei wörter|ein wort|zusammengeschrieben|getrennt geschrieben|alles klein|(?<!mit )(?<=\p{L}{2} )(?:\p{L} ){1,3}(?:am ende|hinten|vorne|am schluss|zum schluss))\b/giu,
  couples: words('und'),
  starters: words('ich mein meine der die das es sie wir'),
  things: [/^(?:und|oder|aber) /, /^(?:ein|eine|einen|einem) \p{L}{2}/u, /^(?:das|den|dem) \p{L}{2}/u],
  sentences: words('ein eine das wie in auf zu um an fur und oder mehr gut'),
  origin: words('aus mit bei wie'),
  ordinary: words(
    'ein eine der die das und oder aber so als um in auf zu es gut klein gross lang kurz jung alt schwarz weiss braun grun grau rot blau rose lilie sommer winter herbst juni august mai april freitag sonntag montag samstag konig kaiser herzog graf furst bischof papst berg bach wald feld stein fluss see mond stern himmel herz engel frohlich ernst kalt koch wagner fischer weber schneider schafer bauer becker richter schmidt muller zimmermann vogel wolf fuchs hirsch haas sauer winkler hofmann jager kramer lehmann schreiber pfeiffer west ost nord sud china von van de zu di la le mi ko no do he yu an un ng ha',
  ),
  never: words(
    'zusammen zusammengeschrieben getrennt ubrigens mama papa mutti vati oma opa schatz patienten ganz normal einfach wozu weshalb wieso sag sage tragen trag eintragen rein eben gerade halt gleich schnell langsam doch mal auto bahn zug steht stehen wissen weisst nennen genannt steuer computer system kartei leitung unterwegs drin dran komma punkt unterstrich bindestrich verloren verwirrt beschaftigt krank dringend notfall privat vertraulich personlich kunde kundin patient patientin anrufer bestellung rechnung konto lieferung paket erstattung reservierung versicherung zahnarzt arzt mitarbeiter mensch roboter maschine computer auskunft information problem frage anfrage heizung buro minute moment sekunde warten warte horen hore gehort sehen schauen versuchen gehen komme kommen nehmen nehme nutzen machen mache gemacht schon vorher nachher noch nur auch viel viele einige irgendein alle jeder beide anderer andere nochmal nachste egal sache ding leute jemand niemand naturlich genau absolut bestimmt lieber bekannt vergessen vergass erinnern ob wenn falls dann notig notwendig wichtig wir sie er es ich du ihr uns ihnen mir mich sein kein keine keinen nicht nein ja doch wann wo wer warum wieso welche welcher was wie sage sagen gesagt sprechen rede reden fragen buchen buchung termin termine hilfe helfen fragen weil dort hier das dies diese dieser ist sind war waren habe haben hatte hat gibt geben gib konnte kann konnen mochte mochten will wollen wollte soll sollen muss mussen brauche brauchen darf werden wird wurde wurden vielleicht nie immer leider wiederholen stopp abbrechen bitte danke hallo heute morgen ubermorgen gestern jetzt spater gleich sehr ungefahr wissen weiss denke glaube sicher toll schlecht falsch richtig stimmt anrufen rufe angerufen telefon nummer mail adresse name namen buchstabieren buchstabiert buchstabe geschrieben schreibt',
  ),
  common: commonWords,
  commonEndings,
  places: words('aus bei mit wegen in nach seit ohne durch hinter neben auf zu zum zur am im bis gegen'),
  whose: words('mein meine meinen unser unsere ihr ihre sein seine'),
  only: words('nur einfach bloss ich der die familie mal halt eben'),
  later: ['ich bin', 'hier ist', 'das ist', 'es ist', 'ich heisse'],
  clauses: words(
    'ich wir sie er es man du ihr kann konnen konnte wurde wurden mochte mochten will habe hatte bin ist sind war ja nein warum was wie wo wer wann welche das dies da bitte okay ok wenn weil wegen brauche brauchen und',
  ),
  abuse: words(
    'arschloch scheisse scheiss wichser fotze hure schlampe idiot depp trottel vollidiot fick ficken gefickt verpiss penner spast hurensohn bastard mist verdammt bloed blod dumm',
  ),
  particles: words('von van der den de da di la le del zu zum zur vom im bin ibn al el dos und ten ter af'),
};
