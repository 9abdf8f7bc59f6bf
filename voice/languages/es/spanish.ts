import { grammarOf } from '#voice/understanding/grammar/chart.ts';
import { spanishAnswerers } from '../answerers/spanish-answerers.ts';
import { aroundPatterns } from '../around.ts';
import type { Language } from '../language.ts';
import { matterPatterns } from '../matters.ts';
import { patternsOf } from '../questions.ts';
import { restatementPatterns } from '../restatements.ts';
import { stampOf } from '../stamp.ts';
import { anger } from './anger.data.ts';
import { answers, faintAnswers, openingAnswers } from './answers.grammar.ts';
import { spanishAround } from './around.data.ts';
import { bearings } from './bearings.grammar.ts';
import { spanishClauses } from './clauses.data.ts';
import { clock } from './clock.grammar.ts';
import { commands, declines } from './commands.grammar.ts';
import { datesOf } from './dates.grammar.ts';
import { descriptions } from './descriptions.data.ts';
import { spanishEdits } from './edits.ts';
import { lengths } from './lengths.grammar.ts';
import { marks } from './marks.grammar.ts';
import { spanishMatters } from './matters.data.ts';
import { money } from './money.grammar.ts';
import { spanishNames } from './names.ts';
import { numbersOf } from './numbers.grammar.ts';
import { peopleCounted } from './people.grammar.ts';
import { personas } from './personas.data.ts';
import { places } from './places.grammar.ts';
import { spanishQuestions } from './questions.ts';
import { ratings } from './ratings.grammar.ts';
import { relatives } from './relatives.grammar.ts';
import { spanishRestatements } from './restatements.data.ts';
import { spanishSentences } from './sentences.ts';
import { spanishNumbersTogether, spanishSpelling } from './spelling.ts';
import { spanishTones } from './tones.data.ts';
import { transcripts } from './transcripts.data.ts';
import { unsayable } from './unsayable.data.ts';
import { written, writtenInDollars } from './written.data.ts';

const words = (text: string) => new Set(text.split(' '));

const valuesOf = (order: 'month' | 'day') => [
  ...[...numbersOf(order === 'day' ? ',' : '.'), ...datesOf(order), ...clock, ...lengths, ...bearings],
  ...[...peopleCounted, ...places, ...relatives, ...money, ...ratings],
];

/** What differs between regions: what is written first of a date, the money, and the country of phone numbers. */
const spanishOf = (
  id: string,
  order: 'month' | 'day',
  currency: string,
  country: 'ES' | 'US',
  phone: string,
): Language => ({
  id,
  stamp: stampOf(
    id,
    [...valuesOf(order), ...marks, ...answers, ...commands, ...declines],
    [
      ...patternsOf(spanishQuestions),
      ...matterPatterns(spanishMatters),
      ...restatementPatterns(spanishRestatements),
      ...aroundPatterns(spanishAround),
    ],
  ),
  country,
  say: spanishSentences(country),
  tones: spanishTones,
  written: currency === 'USD' ? writtenInDollars : written,
  unsayable,
  anger,
  personas,
  transcripts,
  descriptions,
  values: grammarOf(valuesOf(order)),
  marks: grammarOf(marks),
  answers: grammarOf(answers),
  commands: grammarOf(commands),
  declines: grammarOf(declines),
  clauses: spanishClauses,
  restatements: spanishRestatements,
  questions: spanishQuestions,
  matters: spanishMatters,
  spelling: spanishSpelling,
  edits: spanishEdits,
  names: spanishNames,
  phone: {
    between: words('el prefijo luego guion punto y espacio barra otra despues'),
    extension: words('extension ext interno anexo'),
    times: new Set(['veces']),
    first: words('prefijo'),
    zeros: { cien: '00', mil: '000' },
    joinsTens: false,
    together: spanishNumbersTogether,
    goesOn: ['al final', 'por ultimo', 'luego', 'despues', 'para terminar', 'a ver'],
    ends: [
      ...[
        'los dos ultimos',
        'los ultimos dos',
        'los tres ultimos',
        'los ultimos tres',
        'los cuatro ultimos',
        'las dos ultimas',
        'las tres ultimas',
        'los ultimos',
        'al final del numero',
        'al final del telefono',
      ],
      ...[
        'ultima cifra',
        'ultimas cifras',
        'ultimo numero',
        'ultimos numeros',
        'ultimas dos',
        'ultimos dos',
        'ultimas tres',
      ],
      ...[
        'el ultimo',
        'la ultima',
        'ultimo digito',
        'ultimos tres',
        'ultimas cuatro',
        'ultimos cuatro',
        'al final',
        'termina en',
        'acaba en',
      ],
    ],
  },
  exceptions: words('solo excepto menos pero falta sin doble guion punto letra cifra'),
  denials: words('no perdon perdone ay espere disculpe'),
  links: words('a se llama es son era al sea seria por en'),
  towards: words('a al para hasta'),
  owned: words('mi mis el la nuestro nuestra'),
  called: {
    text: [],
    name: ['nombre', 'apellido', 'apellidos'],
    yes_no: [],
    choice: [],
    number: ['número', 'cantidad'],
    rating: ['nota', 'puntuación', 'valoración'],
    date: ['fecha', 'día'],
    time: ['hora'],
    date_time: ['fecha', 'hora', 'día', 'cita'],
    duration: ['duración'],
    money: ['importe', 'precio', 'cantidad'],
    phone: ['teléfono', 'número', 'número de teléfono', 'móvil', 'celular'],
    email: ['correo', 'email', 'e mail', 'correo electrónico', 'dirección'],
    code: ['código', 'número', 'referencia'],
    address: ['dirección', 'calle', 'domicilio'],
  },
  promises: [
    ...['le llamará', 'le llamaremos', 'le devolverá la llamada', 'se pondrá en contacto', 'nos pondremos en contacto'],
    ...['le contactará', 'le contactaremos', 'le escribirá'],
  ],
  samples: {
    text: ['una caldera nueva'],
    name: ['Ana Ruiz'],
    yes_no: ['sí', 'no'],
    number: ['tres', 'noventa'],
    rating: ['uno', 'nueve'],
    date: ['mañana'],
    time: ['a las diez de la mañana'],
    date_time: ['mañana a las diez de la mañana'],
    duration: ['media hora'],
    money: ['cincuenta', 'nueve mil'],
    phone: [phone],
    email: ['ana punto ruiz arroba example punto com'],
    code: ['a b uno dos'],
    address: ['calle Mayor diez, Villanueva'],
    first: 'la primera',
    nonsense: 'monos morados',
    refusal: 'prefiero no decirlo',
    skip: 'saltar',
  },
  currency,
  endings: /(?:[oa]s?|es)$/,
  articles: words('un una unos unas el la los las'),
  other: words('ninguno ninguna otro otra otros diferente distinta distinto'),
  pleases: words('favor gracias'),
  openings: words('pues bueno si vale ok claro seguro oh ah ay mire entonces'),
  empty: words(
    'eh em mm hmm pues bueno asi hola buenas si vale ok perdon disculpe buenos dias tardes noches gracias y pero favor esta aqui ah yo',
  ),
  plainAnswers: {
    yes: new Set('si correcto exacto cierto eso claro verdad'.split(' ')),
    no: new Set('no'.split(' ')),
  },
  faint: faintAnswers,
  openers: openingAnswers,
  particles: {},
  drawn: words('si no ok vale claro bueno perfecto'),
  fillers: words('eh ehh em emm mm mmm hm hmm hmmm este ehm ah ahh'),
  thinking: {
    phrases: [
      ...['sabe que', 'sabe una cosa'],
      ...['dejeme pensar', 'dejeme pensarlo', 'dejeme ver', 'a ver', 'vamos a ver', 'veamos', 'a ver dejeme pensar'],
      ...['deje que piense', 'dejeme que piense', 'dejame pensar', 'dejame ver', 'esto', 'como era', 'buena pregunta'],
      ...['es una buena pregunta', 'que le diria yo', 'pues a ver'],
    ],
    goesOn: words(
      'si que cuando donde quien como cual por mi mis el la los las lo un una en de es esta se me le yo nosotros usted y o bien pensarlo',
    ),
  },
  floor: {
    listening: words('aja mm mhm si ok vale claro bien bueno ya entiendo ah oh perfecto exacto sigue siga correcto'),
    asking: words('pare para alto espere no hola perdon que como ayuda operador basta'),
  },
  answerers: spanishAnswerers,
  unfinished: words(
    'y pero o pues eh em el la los las un una mi nuestro su es soy a en para de del con sobre porque como que hasta desde hacia entre sin unos unas mis nuestra sus si cuando donde muy al mas este esta',
  ),
  leads: [
    'mi numero es',
    'el numero es',
    'mi nombre es',
    'me llamo',
    'mi correo es',
    'mi direccion es',
    'la direccion es',
    'a las',
    'quisiera',
    'me gustaria',
    'quiero',
    'necesito',
    'puede',
    'podria',
    'el proximo',
    'la proxima',
    'la extension es',
  ],
  hums: words('hm mhm hmm aja'),
  around: spanishAround,
  harmless: words(
    'un una unos unas el la los las a al en por para de del con yo nosotros me nos es son seria fue puede puedo podria podemos quiero quisiera querria necesito queria tengo tiene hay creo digo decir quizas tal vez favor si ok vale bien bueno claro seguro pues eh entonces solo que eso esto ese esta este gusta gustaria voy ir vengo venir volver vuelvo volvere va viene bien hacer reservar cita turno hora mas o menos sobre hacia alguna perfecto estupendo genial mejor probablemente perdon hola buenas dia dias libre estoy estas tambien lo se',
  ),
});

export const europeanSpanish = spanishOf('es-ES', 'day', 'EUR', 'ES', 'seis uno dos tres cuatro cinco seis siete ocho');
export const americanSpanish = spanishOf(
  'es-US',
  'month',
  'USD',
  'US',
  'más uno cinco siete uno cinco cinco cinco cero uno dos tres',
);
