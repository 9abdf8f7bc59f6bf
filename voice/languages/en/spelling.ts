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
  given: new Set(
    'adam bob charlie david edward frank george henry ida john mary mike nancy oscar paul peter robert sam tom victor william young king juliet romeo'.split(
      ' ',
    ),
  ),
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
  scales: { hundred: '00', thousand: '000' },
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
    'the at sign': '@',
    'the at symbol': '@',
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
    'all in lower case',
    'in lower case',
    'all in small letters',
    'everything lower case',
    'everything lowercase',
    'all as one word',
    'as one word',
    'all run together',
    'run together',
    'without spaces',
    'with no spaces',
    'without a space',
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
    'capital letter',
    'small',
    'small letter',
    'uppercase',
    'upper case',
    'all caps',
    'in capitals',
  ],
  literals: ['the word', 'the words'],
  capitals: new Set(['capital', 'uppercase', 'upper case', 'big']),
  spells: new Set(["that's", 'spelled', 'spelt', 'spelling']),
  hints: {
    with: new Set(['with', 'has']),
    without: new Set(['without']),
    none: new Set(['no']),
    the: new Set(['the', 'any', 'that']),
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
  inside: { oh: 'o', an: 'an', and: 'and' },
  mailboxes: new Set(['hello', 'hi', 'contact']),
  before: new Set(
    "is it's its it my the email e mail address to yes yeah sure ok okay so well that's that thats would be be sorry no not i i'll use you can reach me send me on us an a um uh and hi hello please just write contact this mine name and it'll i'd prefer that'd spell spelled have got it's my's actually with for oh right then under via best company work personal was should".split(
      ' ',
    ),
  ),
  loose: new Set(
    "really probably basically simply usually mostly mainly currently honestly definitely certainly obviously literally possibly normally generally think thought believe guess suppose reckon know knew remember recall imagine see saw seen look looks looked looking let lets let's give gave given giving take took taken try tried trying say says said saying tell told ask asked like liked prefer wanna want wants wanted need needs needed use used uses using put puts type typed typing write writes writing written sent sending emailed found find finding get gets getting go goes going went gone come came coming make makes made making do does did done doing has had having were are am been being will would could may might must shall you're you've your yours he his him she her hers they them their they're we we're our ours this these those there here who which what when where why how because since while until though although nor than now today still already again always never also too very quite rather somewhat maybe perhaps please sorry okay alright spelt spelling address emails it'd that'd it'll that'll hang hold wait second moment minute sec ready he'd she'd he's she's there's here's what's i've we've i'm im don't doesn't didn't can't couldn't wouldn't isn't wasn't won't not called named lowercase same one's that's easiest simplest silly about into onto off out over into shopping bought buying ordered ordering booked working worked signed registered logged read heard seen watching watched paid sold available down up check visit search meet from initials surname".split(
      ' ',
    ),
  ),
  vague: new Set(
    'something somebody someone whatever whatsit thingy blank somethingorother dunno comma slash backslash hash hashtag star asterisk ampersand exclamation colon semicolon space spaces firstname lastname username'.split(
      ' ',
    ),
  ),
  faint: new Set(
    'great good perfect lovely brilliant fine cool wonderful excellent awesome sweet super right fantastic amazing grand terrific'.split(
      ' ',
    ),
  ),
  subjects: new Set("i we you he she they who i've we've you've they've i'd we'd they'd people everyone".split(' ')),
  owners: new Set(
    'wife husband mother father mom mum dad son daughter sister brother partner boss assistant friend girlfriend boyfriend office work company name'.split(
      ' ',
    ),
  ),
  told: new Set('wrote emailed mailed received from got sent contacted bought ordered'.split(' ')),
  is: new Set(['is', "it's", 'its', "that's", 'mine', 'be', 'was']),
  old: new Set('old former previous'.split(' ')),
  kinds: new Set('best company work personal good right under'.split(' ')),
  joints: ['and then', 'then', 'followed by', 'and after that'],
  ones: new Set(['one']),
  articles: new Set(['a', 'an', 'the', 'my', 'this', 'that', 'our']),
  after: new Set(
    "please thanks thank you and that's thats is bye ok okay with if but the i it right for so no yes would will can do you got at".split(
      ' ',
    ),
  ),
};
