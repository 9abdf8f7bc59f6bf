import type { Spelling } from '../spelling.ts';

const pairs = (text: string) => Object.fromEntries(text.split(' ').map((pair) => pair.split(':') as [string, string]));

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const englishSpelling: Spelling = {
  letters: pairs(
    'ay:a bee:b be:b cee:c see:c sea:c dee:d ee:e ef:f eff:f gee:g aitch:h haitch:h eye:i jay:j kay:k el:l ell:l em:m en:n oh:o pee:p pea:p queue:q cue:q ar:r are:r ess:s tee:t tea:t you:u vee:v doubleu:w ex:x why:y wye:y zee:z zed:z',
  ),
  alphabet: pairs(
    'alpha:a alfa:a adam:a bravo:b boy:b bob:b charlie:c cat:c delta:d david:d dog:d echo:e edward:e foxtrot:f frank:f golf:g george:g hotel:h henry:h india:i ida:i juliet:j juliett:j john:j kilo:k king:k lima:l lincoln:l mike:m mary:m november:n nancy:n oscar:o ocean:o papa:p peter:p paul:p quebec:q queen:q romeo:r robert:r sierra:s sam:s sugar:s tango:t tom:t uniform:u union:u victor:v whiskey:w whisky:w william:w xray:x yankee:y young:y zulu:z zebra:z',
  ),
  plain: new Set('aitch haitch doubleu zed zee vee ess eff cee tee wye el ell'.split(' ')),
  signs: {
    ...{ dot: '.', period: '.', point: '.', underscore: '_', dash: '-', hyphen: '-', minus: '-', plus: '+' },
    apostrophe: "'",
  },
  repeats: { double: 2, triple: 3, treble: 3, quadruple: 4 },
  asIn: ['as in', 'like in', 'for', 'like', 'is for', 'as'],
  numbers: Object.fromEntries([
    ...[...ones.entries()].map(([n, word]) => [word, String(n)]),
    ...[...tens.entries()].map(([n, word]) => [word, String((n + 2) * 10)]),
    ['nought', '0'],
    ['naught', '0'],
  ]),
  zeros: new Set(['oh', 'o']),
  sounds: { for: '4', fore: '4', to: '2', too: '2', won: '1', ate: '8' },
  many: Object.fromEntries([
    ...[...ones.slice(0, 10).entries()].map(([n, word]) => [word === 'six' ? 'sixes' : `${word}s`, String(n)]),
    ...['zeroes', "oh's", 'ohs', "o's", 'noughts'].map((word) => [word, '0']),
  ]),
  joined: {
    'g mail': 'gmail',
    'gee mail': 'gmail',
    'jee mail': 'gmail',
    'hot mail': 'hotmail',
    'out look': 'outlook',
    'i cloud': 'icloud',
    'proton mail': 'protonmail',
    'under score': '_',
    'at sign': '@',
    'at symbol': '@',
    'full stop': '.',
    dotcom: '.com',
    'double you': 'w',
    'double u': 'w',
  },
  at: new Set(['at', '@']),
  remarks: [
    'all one word',
    'one word',
    'all lower case',
    'lower case',
    'lowercase',
    'all lowercase',
    'all small letters',
    'no spaces',
    'no space',
    'all together',
    'with no dots',
    'no dots',
    'the letter',
    'the letters',
    'the number',
    'the numbers',
    'the digit',
    'capital',
    'uppercase',
    'upper case',
    'all caps',
    'in capitals',
  ],
  spells: new Set(["that's", 'spelled', 'spelt', 'spelling']),
  hints: {
    with: new Set(['with', 'has']),
    without: new Set(['without']),
    none: new Set(['no']),
    counts: { a: 1, an: 1, one: 1, two: 2, double: 2 },
    tails: ['at the end', 'at the beginning', 'at the start', 'at the front', 'in the middle', 'in it'],
    not: 'not',
  },
  alike: [
    ['c', 'k'],
    ['s', 'z'],
    ['i', 'y'],
    ['g', 'j'],
    ['f', 'ph'],
    ['v', 'ph'],
  ],
  inside: { oh: 'o', so: 'so', an: 'an', and: 'and' },
  mailboxes: new Set(['hello', 'hi', 'contact']),
  before: new Set(
    "is it's its it my the email e mail address to yes yeah sure ok okay so well that's that thats would be be sorry no not i i'll use you can reach me send me on us an a um uh and hi hello please just write contact this mine name and it'll i'd prefer that'd spell spelled have got it's my's actually with for oh right then under via best company work personal was should".split(
      ' ',
    ),
  ),
  after: new Set(
    "please thanks thank you and that's thats is bye ok okay with if but the i it right for so no yes would will can do you got at".split(
      ' ',
    ),
  ),
};
