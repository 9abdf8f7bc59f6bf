import { marksOf as marks, type Spelling } from '../spelling.ts';

const pairs = (text: string) => Object.fromEntries(text.split(' ').map((pair) => pair.split(':') as [string, string]));
const words = (text: string) => new Set(text.split(' '));

const ones =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

/** "Treinta y uno", "seiscientos doce", "seiscientos treinta y uno". */
const belowHundred: readonly (readonly [string, number])[] = [
  ...ones.map((word, n) => [word, n] as const).slice(1),
  ...tens.map((word, n) => [word, (n + 3) * 10] as const),
  ...tens.flatMap((ten, n) => ones.slice(1, 10).map((one, at) => [`${ten} y ${one}`, (n + 3) * 10 + at + 1] as const)),
];
const hundreds =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');
export const spanishNumbersTogether: Readonly<Record<string, string>> = Object.fromEntries([
  ...belowHundred.filter(([words]) => words.includes(' ')).map(([words, n]) => [words, String(n)]),
  ...hundreds.flatMap((hundred, at) =>
    belowHundred.map(([words, n]) => [`${at === 0 ? 'ciento' : hundred} ${words}`, String((at + 1) * 100 + n)]),
  ),
]);

/** As one spells in Spanish: "be de burro", "uve", "guion bajo", "arroba", "erre con erre". */
export const spanishSpelling: Spelling = {
  letters: pairs(
    'be:b ce:c de:d efe:f ge:g hache:h jota:j ka:k ele:l eme:m ene:n enie:n pe:p cu:q ku:q erre:r ere:r ese:s te:t uve:v ve:v equis:x ye:y zeta:z ceta:z',
  ),
  alphabet: pairs(
    'antonio:a barcelona:b burro:b casa:c carmen:c dolores:d dedo:d enrique:e espana:e francia:f gato:g granada:g huelva:h hotel:h inglaterra:i isla:i italia:i jaen:j juan:j kilo:k lorenzo:l luna:l madrid:m maria:m navarra:n oviedo:o oso:o paris:p perro:p queso:q ramon:r roma:r sevilla:s sol:s toledo:t tomas:t ursula:u uva:u valencia:v vaca:v washington:w xilofono:x yegua:y zaragoza:z zapato:z',
  ),
  plain: words('hache jota uve equis zeta erre efe ele eme ene ese enie ceta'),
  given: words('antonio carmen dolores enrique juan lorenzo maria ramon tomas ursula'),
  signs: {
    punto: '.',
    'guion bajo': '_',
    guion: '-',
    raya: '-',
    menos: '-',
    mas: '+',
    subguion: '_',
    subrayado: '_',
    apostrofo: "'",
  },
  repeats: { doble: 2, triple: 3 },
  asIn: ['de', 'como', 'como en', 'como de', 'con'],
  numbers: Object.fromEntries([
    ...[...ones.entries()].map(([n, word]) => [word, String(n)]),
    ...[...tens.entries()].map(([n, word]) => [word, String((n + 3) * 10)]),
    ['un', '1'],
    ['una', '1'],
  ]),
  together: spanishNumbersTogether,
  scales: { cien: '00', mil: '000' },
  zeros: new Set(['o']),
  sounds: {},
  many: Object.fromEntries(
    'ceros unos doses treses cuatros cincos seises sietes ochos nueves'.split(' ').map((word, n) => [word, String(n)]),
  ),
  joined: {
    'g mail': 'gmail',
    'ge mail': 'gmail',
    'ji mail': 'gmail',
    'hot mail': 'hotmail',
    'out look': 'outlook',
    'i cloud': 'icloud',
    'guion bajo': '_',
    'barra baja': '_',
    'sub guion': '_',
    'guion medio': '-',
    'punto com': '.com',
    'punto es': '.es',
    'uve doble': 'w',
    'doble uve': 'w',
    'doble ve': 'w',
    'doble u': 'w',
    've doble': 'w',
    'i griega': 'y',
    'i latina': 'i',
    'be larga': 'b',
    've corta': 'v',
    've chica': 'v',
  },
  at: words('arroba @ aroba'),
  remarks: [
    ...[
      'todo junto',
      'junto',
      'todo seguido',
      'en una palabra',
      'una sola palabra',
      'sin espacios',
      'sin espacio',
      'en minusculas',
      'todo en minusculas',
    ],
    ...[
      'minuscula',
      'mayuscula',
      'en mayusculas',
      'la letra',
      'las letras',
      'el numero',
      'los numeros',
      'la cifra',
      'sin puntos',
      'con minusculas',
    ],
  ],
  literals: ['la palabra', 'las palabras'],
  capitals: new Set(['mayuscula']),
  spells: words('deletreado escrito'),
  hints: {
    with: words('con lleva'),
    without: words('sin'),
    none: words('ningun ninguna'),
    the: words('la el'),
    counts: { un: 1, una: 1, dos: 2, doble: 2 },
    tails: ['al final', 'al principio', 'en medio', 'en el medio'],
    not: 'no',
  },
  marks: {
    ...marks('acento|tilde|acentos|tildes|acentuada|acentuado', 'a:á e:é i:í o:ó u:ú'),
    ...marks('eñe', 'ny:ñ nn:ñ n:ñ'),
    ...marks('dieresis', 'u:ü'),
    ...marks('ene normal|ene sola', 'ñ:n'),
    ...marks('cedilla|ce cedilla|ce trencada', 'c:ç'),
  },
  alike: [
    ['b', 'v'],
    ['c', 's'],
    ['s', 'z'],
    ['g', 'j'],
    ['i', 'y'],
    ['c', 'k'],
    ['ll', 'y'],
  ],
  inside: { y: 'y' },
  mailboxes: words('hola contacto info correo ventas'),
  before: words(
    'es el la mia suya suyo mi correo email e mail direccion electronico de a si claro vale ok bueno pues seria no yo uso puede escribirme en al por favor y hola este esta me llama con va mejor empresa trabajo personal entonces tengo apunte el mio lo su nombre usted solo solamente',
  ),
  partial: [
    'termina en',
    'acaba en',
    'termina con',
    'al final',
    'las ultimas dos',
    'las ultimas tres',
    'las ultimas cuatro',
    'los ultimos dos',
    'los ultimos tres',
    'los ultimos cuatro',
    'el ultimo numero',
    'los primeros',
    'las primeras',
    'una parte',
    'algo como',
  ],
  loose: words(
    'realmente probablemente normalmente simplemente actualmente creo pienso supongo se sabe conozco recuerdo veo mirar dejeme doy dado tomar intento decir digo dicho dije pregunta preguntar gusta quiero quisiera necesito uso escribo escrito mandar mandado enviar enviado encontrar recibir ir vengo siempre todavia ya quizas',
  ),
  vague: words('algo alguien cosa tal blanco coma barra almohadilla asterisco espacio nombre apellido usuario'),
  faint: words('bien perfecto genial estupendo vale excelente ideal'),
  subjects: words('yo nosotros usted ustedes el ella ellos quien todos'),
  owners: words(
    'mujer marido esposa esposo madre padre hijo hija hermano hermana socio jefe jefa asistente amigo amiga oficina trabajo empresa nombre',
  ),
  told: words('escribio escribi recibi enviado mando de compre pedi'),
  is: words('es era mio seria'),
  old: words('viejo vieja antiguo antigua anterior'),
  fresh: words('nuevo nueva ahora mejor'),
  kinds: words('mejor empresa trabajo personal'),
  joints: ['y luego', 'luego', 'despues', 'y despues', 'seguido de'],
  ones: new Set(),
  articles: words('un una el la los las mi este esta'),
  after: words('por favor gracias y eso es adios ok vale con si pero el la para asi no puede tiene exacto'),
};
