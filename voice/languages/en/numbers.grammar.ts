import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Count, sum, times, written } from '#voice/understanding/values/count.ts';
import { apart, decimals, grouped, groupedTwice, joined, mostDecimals, scaled } from '../figures.ts';

/** English numbers: "two hundred and five", "three quarters", "minus one point five", "half a dozen". */

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const places =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const tenth = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');

const plain = (n: number): Count => ({ n, room: n >= 20 ? 10 : 0 });
const byWord = <T>(words: string[], value: (index: number) => T) =>
  Object.fromEntries(words.map((word, index) => [word, value(index)]));

/** "Tenish", "fivish". */
const roughly = (name: string) => `(${name}ish|${name.replace(/e$/, '')}ish)`;

/** Also what runs into the verb behind it: "the tenth's fine". */
const byPlace = (words: string[], value: (index: number) => number) =>
  Object.fromEntries(words.map((word, index) => [`(${word}|${word}'s|${word}'ll)`, value(index)]));

/** "About" and "nearly" are good enough; these say on which side it lies. */
const bounds =
  '(under|over|above|below|more than|less than|fewer than|greater than|higher than|lower than|longer than|shorter than|bigger than|smaller than|older than|younger than|upwards of|north of|beyond|well over|just over|just under|a bit over|a bit under|a little over|a little under|slightly over|slightly under|way over|way under)';

export const numbers = [
  ...lexicon('count', { '(zero|nought|naught|nil)': plain(0), ...byWord(small, (at) => plain(at + 1)) }),
  ...lexicon(
    'count',
    Object.fromEntries(
      [...small, ...tens]
        .slice(1)
        .map((word, at) => [`(${word}'s|${word}'ll)`, plain(at < 18 ? at + 2 : (at - 16) * 10)]),
    ),
  ),
  ...lexicon('count', { fourty: plain(40), ...byWord(tens, (at) => plain((at + 2) * 10)) }),
  ...lexicon('count', { '(a|an) hundred': { n: 100, room: 100 }, '(a|an) (thousand|grand)': { n: 1000, room: 1000 } }),
  ...lexicon('count', { 'a million': { n: 1e6, room: 1e6 }, 'a billion': { n: 1e9, room: 1e9 } }),
  ...lexicon('count', {
    '[a] couple [of]': plain(2),
    '(a|one|) (dozen|dz|doz)': plain(12),
    '[a] half [a] (dozen|doz)': plain(6),
  }),
  ...lexicon('count', { '[a|one] pair [of]': plain(2), "[a|one] (baker's|bakers) dozen": plain(13) }),
  // Words that sound like numbers, as transcribers write them. Only rules that need a number there ask for them.
  ...lexicon('misheard', { '(for|fore)': 4, '(to|too)': 2, won: 1, ate: 8, tree: 3, sex: 6, fife: 5 }, -3),
  // "Hundred and ten", without an article.
  rule('count', 'hundred [and] <b:count>', ({ b }) => sum({ n: 100, room: 100 }, b), -0.3),
  rule('count', 'thousand [and] <b:count>', ({ b }) => sum({ n: 1000, room: 1000 }, b), -0.3),
  ...lexicon('count', {
    'a (cool|whole|full|clean|round|solid) hundred': { n: 100, room: 100 },
    'a (cool|whole|full|clean|round|solid) thousand': { n: 1000, room: 1000 },
    'a (cool|whole|full|clean|round|solid) million': { n: 1e6, room: 1e6 },
  }),
  rule('count', '<a:count> score', ({ a }) => ({ n: a.n * 20, room: 20 })),
  rule('count', '<a:count> score and <b:count>', ({ a, b }) => sum({ n: a.n * 20, room: 20 }, b)),
  // A round birthday: "the big four oh".
  rule('count', 'the big <a:count> (oh|o)', ({ a }) => (isDigitWord(a) ? { n: a.n * 10, room: 0 } : null)),
  rule('count', '<d:digits>', ({ d }) => written(d)),
  rule('count', '<a:count> ,~ <b:digits>', ({ a, b }) => grouped(a, b)),
  rule('count', '<a:count> <b:digits>', ({ a, b }) => grouped(a, b), -1),
  rule('count', '<a:count> <b:digits> <c:digits>', ({ a, b, c }) => groupedTwice(a, b, c), -1),
  rule('count', '<a:count> <b:count>', ({ a, b }) => sum(a, b)),
  rule('count', '<a:count> and <b:count>', ({ a, b }) => (a.room >= 100 ? sum(a, b) : null)),
  rule('count', '<a:count> hundred', ({ a }) => times(a, 100)),
  rule('count', '<a:count> (thousand|k|grand)', ({ a }) => times(a, 1000)),
  rule('count', '<a:count> (million|millions|mil|mio)', ({ a }) => times(a, 1e6)),
  rule('count', '<a:count> (billion|billions|bn|g)', ({ a }) => times(a, 1e9)),
  rule('count', '<a:count> (trillion|trillions)', ({ a }) => times(a, 1e12)),
  rule('count', '<a:count> (dozen|dozens|dz|dzs|doz|dozs)', ({ a }) => ({ n: a.n * 12, room: 0 })),

  ...lexicon('ordinal', { ...byPlace(places, (at) => at + 1), ...byPlace(tenth, (at) => (at + 2) * 10) }),
  ...lexicon('ordinal', { '[a|one] hundredth': 100, '[a|one] thousandth': 1000, '[a|one] millionth': 1e6 }),
  rule('ordinal', "<d:digits> (st~|nd~|rd~|th~|st's~|nd's~|rd's~|th's~)", ({ d }) => (d.length < 5 ? Number(d) : null)),
  rule('ordinal', '<a:count> <b:ordinal>', ({ a, b }) => (b < a.room && a.digits === undefined ? a.n + b : null)),
  rule('ordinal', '<a:count> and <b:ordinal>', ({ a, b }) => (a.room >= 100 && b < a.room ? a.n + b : null)),

  ...lexicon('share', { hundredth: 100, thousandth: 1e3, millionth: 1e6, billionth: 1e9, trillionth: 1e12 }),
  ...lexicon('shares', { hundredths: 100, thousandths: 1e3, millionths: 1e6, billionths: 1e9, trillionths: 1e12 }),
  // "Twenty fifths", said of parts: twenty-five of them are one.
  ...tens.flatMap((ten, at) =>
    places.slice(0, 9).map((word, one) => rule('shares', `${ten} ${word}s`, () => (at + 2) * 10 + one + 1)),
  ),

  ...lexicon('fraction', { '[a|one] half': 0.5, '(a|one) quarter': 0.25, '(a|one) third': 1 / 3 }),
  ...lexicon('fraction', { quarter: 0.25 }, -1),
  ...lexicon('fraction', {
    '½': 0.5,
    '¼': 0.25,
    '¾': 0.75,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
    '⅛': 0.125,
    '⅜': 0.375,
    '⅝': 0.625,
  }),
  rule('fraction', '<a:count> (quarters|quarter)', ({ a }) => (a.n > 1 ? a.n / 4 : null)),
  rule('fraction', '<a:count> halves', ({ a }) => a.n / 2),
  ...[...places, ...tenth].slice(2).map((word, at) => {
    const of = at + 3 <= 19 ? at + 3 : (at + 3 - 18) * 10;
    return rule('fraction', `<a:count> ${word}s`, ({ a }) => a.n / of);
  }),
  // "Three hundredths", "two twenty fifths".
  rule('fraction', '<a:count> <b:shares>', ({ a, b }) => a.n / b, 0.2),
  rule('fraction', '(a|an|one) <b:share>', ({ b }) => 1 / b),
  rule('fraction', '(a|an|one) <b:ordinal>', ({ b }) => (b > 2 ? 1 / b : null), -1),
  rule('fraction', '<a:count> / <b:count>', ({ a, b }) => (b.n > 0 ? a.n / b.n : null)),
  rule('fraction', '<a:count> over <b:count>', ({ a, b }) => (b.n > a.n && a.n < 10 ? a.n / b.n : null)),

  rule('quantity', '<a:count>', ({ a }) => a.n),
  ...lexicon(
    'quantity',
    Object.fromEntries([...small, ...tens].map((word, at) => [roughly(word), at < 19 ? at + 1 : (at - 17) * 10])),
  ),
  rule('quantity', '<a:quantity> e~ -~ <b:digits>', ({ a, b }) =>
    Number(b) <= 12 ? scaled(a, 10 ** -Number(b)) : null,
  ),
  rule('quantity', '<a:quantity> e~ <b:digits>', ({ a, b }) => (Number(b) <= 12 ? scaled(a, 10 ** Number(b)) : null)),
  rule('quantity', '<a:fraction>', ({ a }) => a),
  // "A million and a half" is half a million more, "a hundred and a half" may be either.
  rule('quantity', '<a:count> and <b:fraction>', ({ a, b }) =>
    b < 1 && !isUnclear(a, b) ? (a.digits === undefined && isRound(a.n) ? a.n * (1 + b) : a.n + b) : null,
  ),
  rule('quantity', '<a:count> <b:fraction>', ({ a, b }) => (b < 1 ? a.n + b : null), -0.3),
  rule('decimals', '<a:count>', ({ a }) => decimals(a)),
  rule('decimals', '(oh|o|zero|nought) <b:decimals>', ({ b }) => ({ text: `0${b.text}`, single: b.single })),
  rule('decimals', '<a:count> <b:decimals>', ({ a, b }) =>
    a.n < 10 && a.n > 0 && b.single && b.text.length < mostDecimals
      ? { text: `${decimals(a)?.text}${b.text}`, single: true }
      : null,
  ),
  rule('quantity', '<a:count> (point|dot) <b:decimals>', ({ a, b }) => joined(a.n, b.text)),
  // "A cup and a half", "two miles and a quarter".
  rule('quantity', '(a|an|one) <w:word> and <f:fraction>', ({ w, f }) => (isThing(w) && f < 1 ? 1 + f : null), -0.3),
  rule(
    'quantity',
    '<n:count> <w:word> and <f:fraction>',
    ({ n, w, f }) => (isThing(w) && f < 1 ? n.n + f : null),
    -0.3,
  ),
  rule('quantity', '<a:count> (dozen|dozens) and a half', ({ a }) => a.n * 12 + 6, 0.1),
  rule('quantity', '. <b:digits>', ({ b }) => joined(0, b)),
  rule('quantity', 'point <b:decimals>', ({ b }) => joined(0, b.text)),
  rule('quantity', '<a:count> .~ <b:digits>', ({ a, b }) => (a.digits === undefined ? null : joined(a.n, b))),
  rule('quantity', '<a:count> ,~ <b:digits>', ({ a, b }) =>
    a.digits === undefined || b.length === 3 ? null : joined(a.n, b),
  ),
  rule('quantity', '<a:quantity> [a|of a] (k|thousand|grand)', ({ a }) =>
    Number.isInteger(a) ? null : scaled(a, 1000),
  ),
  rule('quantity', '<a:quantity> [a|of|of a] (million|mil)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e6))),
  rule('quantity', '<a:quantity> [a|of|of a] billion', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e9))),
  rule('quantity', '<a:quantity> [a] hundred', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 100))),
  rule('quantity', '<a:quantity> ish', ({ a }) => a),
  rule('quantity', '[a|one] hundred (percent|%)', () => 100),
  rule('quantity', '<a:fraction> of (a|one) (million|mil)', ({ a }) => scaled(a, 1e6)),
  rule('quantity', '<a:fraction> of (a|one) billion', ({ a }) => scaled(a, 1e9)),
  rule('quantity', '<a:fraction> of (a|one) (thousand|grand)', ({ a }) => scaled(a, 1000)),
  rule('quantity', '<a:fraction> of (a|one) hundred', ({ a }) => scaled(a, 100)),
  rule('quantity', '<a:fraction> [of] (a|one) dozen', ({ a }) => scaled(a, 12)),
  // A reading that is said digit by digit.
  rule('decimals', 'double <a:count>', ({ a }) => repeated(a, 2)),
  rule('decimals', '(treble|triple) <a:count>', ({ a }) => repeated(a, 3)),
  rule('decimals', '(double|treble|triple) (oh|o)', () => ({ text: '00', single: true })),
  rule('decimals', '(double) <a:count> <b:decimals>', ({ a, b }) => behind(repeated(a, 2), b)),
  rule('decimals', '(treble|triple) <a:count> <b:decimals>', ({ a, b }) => behind(repeated(a, 3), b)),
  rule('decimals', '(oh|o)', () => ({ text: '0', single: true }), -1),
  rule('quantity', '<a:decimals>', ({ a }) => (isRow(a) ? Number(a.text) : null), -0.3),
  rule('quantity', '<a:decimals> (point|dot) <b:decimals>', ({ a, b }) =>
    a.single && a.text.length > 1 ? joined(Number(a.text), b.text) : null,
  ),
  rule('quantity', '<a:quantity> [degrees] below (zero|freezing|nought)', ({ a }) => -a),
  rule('quantity', '<a:quantity> (something like that|or something|or something like that)', ({ a }) => a),
  rule(
    'quantity',
    '(about|around|roughly|approximately|nearly|almost|maybe|probably|exactly|only) <a:quantity>',
    ({ a }) => a,
  ),
  rule('quantity', '(minus|negative|neg|-) <a:quantity>', ({ a }) => -a),
  rule('quantity', '(hundred|a hundred) (k|grand)', () => 100_000),
  rule('quantity', '<a:count> (oh|o) <b:count>', ({ a, b }) =>
    a.digits === undefined && a.room >= 100 && isDigitWord(b) ? a.n + b.n : null,
  ),
  rule('quantity', '<a:count> <b:count> (point|dot) <c:decimals>', ({ a, b, c }) =>
    isShort(a, b) ? joined(a.n * 100 + b.n, c.text) : null,
  ),
  rule('quantity', '<a:count> <b:count> and <f:fraction>', ({ a, b, f }) =>
    isShort(a, b) && f < 1 ? a.n * 100 + b.n + f : null,
  ),
  // "Two fifty", "four oh five": the hundred is left out.
  rule('quantity', '<a:count> <b:count>', ({ a, b }) => (isShort(a, b) ? a.n * 100 + b.n : null), -0.3),
  rule(
    'quantity',
    '<a:count> (oh|o) <b:count>',
    ({ a, b }) => (isDigitWord(a) && isDigitWord(b) ? a.n * 100 + b.n : null),
    -0.3,
  ),
  rule('quantity', 'double <a:count>', ({ a }) => (isDigitWord(a) ? a.n * 11 : null), -1),
  rule('quantity', '(treble|triple) <a:count>', ({ a }) => (isDigitWord(a) ? a.n * 111 : null), -1),

  // Several numbers of which none is chosen.
  rule(
    'range',
    '<a:quantity> (or|or maybe|or even|or perhaps|to|till|until|through|-) <b:quantity>',
    ({ a, b }) => apart(a, b),
    -1,
  ),
  rule('range', '<a:quantity> over <b:quantity>', ({ a, b }) => (a >= b ? { to: b } : null)),
  // Sums are not done.
  rule('range', '<a:quantity> (plus|minus|plus or minus|times|divided by) <b:quantity>', () => ({ to: null })),
  rule('range', 'between <a:quantity> and <b:quantity>', ({ a, b }) => apart(a, b)),
  rule('range', 'from <a:quantity> (to|up to|till|until|through) <b:quantity>', ({ a, b }) => apart(a, b)),
  rule('range', '<a:length> (or|to|or maybe|or even|maybe) <b:quantity>', ({ b }) => ({ to: b })),
  rule('range', '<a:length> (or|to|or maybe|or even|maybe) <b:length>', () => ({ to: null })),

  // Words for numbers that count nothing.
  ...lexicon('uncounted', {
    '(this|that|the other|another|which|the right|the wrong|the last|the next|the same|the new|the old) one': true,
    '(thanks|thank you) a (million|thousand|billion)': true,
    '(few|several|some|many) (dozen|hundred|thousand|million)': true,
    '(one|a) (moment|second|sec|minute|min)': true,
    '(for one thing|one more time|one way or another|one of these days|no one else|nobody else|nothing else)': true,
    '(on second thought|on second thoughts|a second time|the first time|once again)': true,
  }),
  // Bounds: how many it is, they do not say.
  rule('uncounted', `${bounds} [a|about] <n:quantity>`, ({ n }) => n),
  rule(
    'uncounted',
    '<n:quantity> (something|odd|and something|or more|or less|and up|and over|plus|or fewer|or under|and under|below|above|under|over|short|hundreds|thousands|millions)',
    () => true,
  ),
  rule('uncounted', '<n:quantity> (+~|+)', () => true),
  rule('uncounted', '(born in|born|since|back in|in the year|the year) <n:quantity>', () => true),
  // Seen from another number that is not said.
  rule('uncounted', '<n:quantity> (more|less|fewer|higher|lower|older|younger|bigger|smaller) than', () => true),
  rule('uncounted', '(half|twice|double|<n:quantity> times) as (many|much)', () => true),
  rule('uncounted', '<n:count> (twos|threes|fours|fives|sixes|sevens|eights|nines|tens)', () => true),
  rule('uncounted', '<n:quantity> degrees (below|above|under|over)', () => true),
  // Metres or millions.
  rule('uncounted', '<n:quantity> m~', () => true),
  rule('unmeasured', `${bounds} [about] <l:length>`, () => true),
  rule('unmeasured', '<l:length> (or more|and up|plus|or longer|and more|or less than|and over|or under)', () => true),
  rule(
    'unmeasured',
    '<l:length> (ago|back|from now|from today|later|earlier|sooner|longer than|shorter than|more than|less than|before|after|old|early|late)',
    () => true,
  ),
  rule(
    'unmeasured',
    '(every|each|per|any|next|last|past|since|until|till|once|twice|later|this) [other|second|a|the] <l:length>',
    () => true,
  ),
  rule(
    'unmeasured',
    '(every|each|per|any|next|last|past|since|until|till|this) [other|second] (<p:period>|<m:minutes>)',
    () => true,
  ),
  rule(
    'unmeasured',
    '(once|twice|thrice|<n:count> times) (a|an|per|each|every|in a) (<p:period>|<m:minutes>)',
    () => true,
  ),
  ...lexicon('uncounted', { 'at one point': true }, -1.5),
  rule('uncounted', '(the|that|this|your|my) <o:ordinal> one', () => true),
  rule('uncounted', '(none|nothing) of (your|my|his|her|their|that|this) <w:word>', () => true),
  rule('uncounted', '<n:count> (thumb|thumbs) [up|down]', () => true),
];

const repeated = ({ n, digits }: Count, times: number) =>
  n < 10 && (digits?.length ?? 1) === 1 ? { text: String(n).repeat(times), single: true } : null;

const behind = (a: { text: string } | null, b: { text: string; single: boolean }) =>
  a && b.single && a.text.length + b.text.length <= mostDecimals ? { text: a.text + b.text, single: true } : null;

/** Three digits and more, which are not just counted up: "two three four" may be any of them. */
const isRow = ({ text, single }: { text: string; single: boolean }) =>
  single &&
  text.length > 2 &&
  (text.length > 4 || [...text].some((digit, at) => Number(digit) !== Number(text[0]) + at));

/** No number and no small word: a unit, or what is counted. */
const isThing = (word: string) =>
  word.length > 2 &&
  !/^(and|but|the|half|quarter|third|dozen|score|hundred|thousand|million|billion|grand|point|plus|times|over|past)s?$/.test(
    word,
  );

/** "A hundred and a half" is said of both. */
const isUnclear = (a: Count, b: number) => b === 0.5 && a.n === a.room && a.n < 1e6;

/** A hundred is left out between them. */
const isShort = (a: Count, b: Count) => isDigitWord(a) && b.digits === undefined && b.n >= 10 && b.n < 100;

const isDigitWord = ({ n, digits }: Count) => digits === undefined && n > 0 && n < 10;

/** What is counted like a thing: "a thousand". */
const isRound = (n: number) => n === 1e3 || n === 1e6 || n === 1e9;
