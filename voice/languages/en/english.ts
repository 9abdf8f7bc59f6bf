import { grammarOf } from '#voice/understanding/grammar/chart.ts';
import { englishAnswerers } from '../answerers/english-answerers.ts';
import { aroundPatterns } from '../around.ts';
import type { Language } from '../language.ts';
import { matterPatterns } from '../matters.ts';
import { patternsOf } from '../questions.ts';
import { restatementPatterns } from '../restatements.ts';
import { stampOf } from '../stamp.ts';
import { anger } from './anger.data.ts';
import { answers } from './answers.grammar.ts';
import { englishAround } from './around.data.ts';
import { asides } from './asides.grammar.ts';
import { bearings } from './bearings.grammar.ts';
import { englishClauses } from './clauses.data.ts';
import { clock } from './clock.grammar.ts';
import { commands, declines } from './commands.grammar.ts';
import { datesOf } from './dates.grammar.ts';
import { descriptions } from './descriptions.data.ts';
import { englishEdits } from './edits.ts';
import { lengths } from './lengths.grammar.ts';
import { marks } from './marks.grammar.ts';
import { englishMatters } from './matters.data.ts';
import { money } from './money.grammar.ts';
import { englishNames } from './names.ts';
import { numbers } from './numbers.grammar.ts';
import { peopleCounted } from './people.grammar.ts';
import { personas } from './personas.data.ts';
import { places } from './places.grammar.ts';
import { englishQuestions } from './questions.ts';
import { ratings } from './ratings.grammar.ts';
import { relatives } from './relatives.grammar.ts';
import { faintAnswers, openingAnswers, replies } from './replies.grammar.ts';
import { englishRestatements } from './restatements.data.ts';
import { englishSentences } from './sentences.ts';
import { englishSpelling } from './spelling.ts';
import { englishTones } from './tones.data.ts';
import { transcripts } from './transcripts.data.ts';
import { unsayable } from './unsayable.data.ts';

const fillers = new Set('um umm ummm uh uhh uhhh er err erm uhm uhmm hm hmm hmmm mm mmm ah ahh eh oh,'.split(' '));

const harmless = new Set(
  "a an the on in at by for of to it its it's is it'll i i'd i'll i'm im we we'd we'll let's lets be would will could can may might like want need prefer think guess suppose say maybe perhaps please yes yeah yep sure ok okay alright right so well um just then there that that's thats this those these do does have has got get me my our you your go with and make book booking appointment one around about approximately any if_possible sounds good great perfect fine works work best better probably actually sorry hi hello there is was are am been being".split(
    ' ',
  ),
);

const valuesOf = (order: 'month' | 'day') => [
  ...[...numbers, ...datesOf(order), ...clock, ...lengths, ...bearings, ...asides],
  ...[...peopleCounted, ...places, ...relatives, ...money, ...ratings],
];

/** What differs between the two: what is written first of a date, the money, and the country of phone numbers. */
const englishOf = (id: string, order: 'month' | 'day', currency: string, country: string): Language => ({
  id,
  country,
  stamp: stampOf(
    id,
    [...valuesOf(order), ...marks, ...answers, ...replies, ...commands, ...declines],
    [
      ...patternsOf(englishQuestions),
      ...matterPatterns(englishMatters),
      ...restatementPatterns(englishRestatements),
      ...aroundPatterns(englishAround),
    ],
  ),
  say: englishSentences(order),
  tones: englishTones,
  written: {},
  unsayable,
  anger,
  personas,
  transcripts,
  descriptions,
  values: grammarOf(valuesOf(order)),
  marks: grammarOf(marks),
  answers: grammarOf([...answers, ...replies]),
  commands: grammarOf(commands),
  declines: grammarOf(declines),
  clauses: englishClauses,
  restatements: englishRestatements,
  questions: englishQuestions,
  matters: englishMatters,
  spelling: englishSpelling,
  edits: englishEdits,
  names: englishNames,
  phone: {
    between: new Set(['area', 'code', 'then', 'dash', 'hyphen', 'dot', 'and', 'space', 'slash', 'stroke', 'again']),
    extension: new Set(['ext', 'extension', 'x']),
    times: new Set(['times']),
    first: new Set(['area']),
    zeros: { hundred: '00', thousand: '000' },
    joinsTens: true,
    together: {},
    goesOn: ['at the end', 'finally', 'after that'],
    ends: 'last digit|last digits|last number|last numbers|last one|last two|last three|last four|last two digits|last three digits|last four digits|final digit|final digits|at the end|in the end|ends|ends in|ends with|ends on|ending|ending in|ending with|end in|end with'.split(
      '|',
    ),
  },
  exceptions: new Set(
    'only except but instead missing without extra double capital underscore hyphen dash dot letter digit'.split(' '),
  ),
  denials: new Set(['no', 'oh', 'nope', 'sorry', 'actually', 'wait']),
  links: new Set(['to', 'is', 'was', 'should', 'be', "it's", 'its', 'it', 'please']),
  towards: new Set(['to', 'for', 'until', 'till']),
  owned: new Set(['my', 'the', 'our']),
  called: {
    text: [],
    name: ['name'],
    yes_no: [],
    choice: [],
    number: ['number', 'amount'],
    rating: ['rating', 'score'],
    date: ['date', 'day'],
    time: ['time'],
    date_time: ['date', 'time', 'day', 'appointment'],
    duration: ['duration', 'length'],
    money: ['amount', 'price', 'sum'],
    phone: ['phone', 'number', 'phone number', 'telephone', 'mobile', 'cell'],
    email: ['email', 'e mail', 'mail', 'email address', 'address'],
    code: ['code', 'number', 'reference'],
    address: ['address', 'street'],
  },
  promises: [
    ...['call you back', 'calls you back', 'get back to you', 'gets back to you', 'be in touch', 'will contact you'],
    ...['will call you', 'will ring you', 'reach out to you', 'follow up with you', 'write back to you'],
  ],
  samples: {
    text: ['a new boiler'],
    name: ['Ann Lee'],
    yes_no: ['yes', 'no'],
    number: ['three', 'ninety'],
    rating: ['one', 'nine'],
    date: ['tomorrow'],
    time: ['at ten in the morning'],
    date_time: ['tomorrow at ten in the morning'],
    duration: ['half an hour'],
    money: ['fifty', 'nine thousand'],
    phone: ['plus one five seven one five five five oh one two three'],
    email: ['ann dot lee at example dot com'],
    code: ['a b one two'],
    address: ['ten Main Street, Springfield'],
    first: 'the first one',
    nonsense: 'purple monkeys',
    refusal: "I'd rather not say",
    skip: 'skip',
  },
  currency,
  endings: null,
  articles: new Set(['a', 'an', 'the']),
  other: new Set(['none', 'neither', 'other', 'another', 'different', 'else', "can't"]),
  pleases: new Set(['please', 'thanks']),
  openings: new Set(['well', 'so', 'yes', 'yeah', 'okay', 'ok', 'sure', 'oh', 'alright', 'please']),
  empty: new Set(
    'uh um hmm mm well so like hello hi hey there yes okay ok alright sorry pardon excuse me good morning afternoon evening thanks thank you and but please are here oh ah i'.split(
      ' ',
    ),
  ),
  plainAnswers: {
    yes: new Set('yes yeah yep yup yea sure right correct exactly true absolutely definitely indeed'.split(' ')),
    no: new Set('no nope nah'.split(' ')),
  },
  faint: faintAnswers,
  openers: openingAnswers,
  particles: {},
  drawn: new Set([
    'yes',
    'no',
    'yeah',
    'yea',
    'yep',
    'yup',
    'ok',
    'okay',
    'sure',
    'please',
    'nah',
    'nope',
    'right',
    'fine',
    'cool',
    'perfect',
    'absolutely',
    'definitely',
  ]),
  fillers,
  thinking: {
    phrases: [
      ...[
        'you know what',
        'let me think',
        'let me see',
        'let me see now',
        'lemme see',
        'lemme think',
        "let's see",
        'lets see',
        'let us see',
      ],
      ...[
        "let's see now",
        'now let me think',
        'now let me see',
        'let me think for a second',
        'let me think for a moment',
      ],
      ...['give me a second to think', 'that is a good question', "that's a good question", 'good question'],
    ],
    goesOn: new Set(
      'forget about if what when where whether which who how why my your our the a an for on in over it that this again first i we you and or of'.split(
        ' ',
      ),
    ),
  },
  floor: {
    listening: new Set(
      'uh-huh uhuh uh huh mm-hmm mhm mm mmm hmm hm aha ah oh okay ok k yeah yep yup yes right sure alright i see got it go on gotcha all understood cool great nice good fine'.split(
        ' ',
      ),
    ),
    asking: new Set('stop wait no nope hold hello hey sorry pardon what cancel help operator enough'.split(' ')),
  },
  answerers: englishAnswerers,
  unfinished: new Set(
    "and but or so um uh er umm uhh the an my our your is it's i'm at on in for from to with about because like of by near behind until till before after around between if when where which who that this these his her their we're they're there's i'll we'll i've would could should very plus".split(
      ' ',
    ),
  ),
  leads: [
    'my number is',
    'the number is',
    'my name is',
    'my email is',
    'my address is',
    'the address is',
    'half past',
    'quarter past',
    'quarter to',
    'i would like',
    "i'd like",
    'i want',
    'i need',
    'can i',
    'could you',
    'do you',
    'next',
    'this coming',
    'sometime',
    'the one',
    'zip code is',
    'extension',
  ],
  hums: new Set(['huh', 'hmm', 'hm', 'mhm']),
  around: englishAround,
  harmless,
});

export const americanEnglish = englishOf('en-US', 'month', 'USD', 'US');
export const britishEnglish = englishOf('en-GB', 'day', 'GBP', 'GB');
