import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Count, sum, times, written } from '#voice/understanding/values/count.ts';
import { apart, decimals, grouped, groupedTwice, joined, mostDecimals, scaled } from '../figures.ts';
import { countOf, halfMoreOf, ordinalOf } from './number-words.ts';

/** German numbers: "zweihundertfünf", "drei Viertel", "minus eins Komma fünf", "anderthalb Millionen". */

const article = '(ein|eine|einen|einem|einer|eines)';
const half = '(halb|halbe|halben|halber|halbes)';

const bounds =
  '(unter|uber|mehr als|weniger als|kleiner als|grosser als|hoher als|niedriger als|alter als|junger als|langer als|kurzer als|knapp unter|knapp uber|gut uber|weit uber|jenseits von|oberhalb von|unterhalb von)';

export const numbers = [
  rule('count', '<w:word>', ({ w }) => countOf(w)),
  rule('count', '<d:digits>', ({ d }) => written(d)),
  ...lexicon('misheard', { [article]: 1 }),
  ...lexicon('count', {
    '(ein|eine) hundert': { n: 100, room: 100 },
    '(ein|eine) tausend': { n: 1000, room: 1000 },
    '(eine|ne) million': { n: 1e6, room: 1e6 },
    '(eine|ne) milliarde': { n: 1e9, room: 1e9 },
    '[ein|das] dutzend': { n: 12, room: 0 },
    '[ein] halbes dutzend': { n: 6, room: 0 },
  }),
  // "1.000", "12.500.000": a full stop before three digits more.
  rule('count', "<a:count> (.~|'~) <b:digits>", ({ a, b }) => grouped(a, b)),
  rule('count', '<a:count> <b:digits>', ({ a, b }) => grouped(a, b), -1),
  rule('count', '<a:count> <b:digits> <c:digits>', ({ a, b, c }) => groupedTwice(a, b, c), -1),
  rule('count', '<a:count> <b:count>', ({ a, b }) => sum(a, b)),
  rule('count', '<a:count> und <b:count>', ({ a, b }) => (a.room >= 100 ? sum(a, b) : null)),
  // What transcribers write apart: "fünf und zwanzig".
  rule('count', '<a:count> und <b:count>', ({ a, b }) => tensApart(a.n, a, b), 0.2),
  rule('count', '(ein|eins) und <b:count>', ({ b }) => tensApart(1, { n: 1, room: 0 }, b), 0.2),
  rule('count', '<a:count> hundert', ({ a }) => times(a, 100)),
  rule('count', '<a:count> (tausend|k|tsd)', ({ a }) => times(a, 1000)),
  rule('count', '<a:count> (million|millionen|mio)', ({ a }) => times(a, 1e6)),
  rule('count', '<a:count> (milliarde|milliarden|mrd)', ({ a }) => times(a, 1e9)),
  rule('count', '<a:count> (billion|billionen)', ({ a }) => times(a, 1e12)),
  rule('count', '<a:count> dutzend', ({ a }) => ({ n: a.n * 12, room: 0 })),

  rule('ordinal', '<w:word>', ({ w }) => ordinalOf(w)),
  rule('ordinal', '<d:digits> (te~|ten~|ter~|tes~|ste~|sten~|ster~|stes~)', ({ d }) =>
    d.length < 5 ? Number(d) : null,
  ),

  ...lexicon('fraction', { [`[ein|eine|einen|einem|einer] ${half}`]: 0.5 }),
  ...lexicon('fraction', { '(ein|eine|einem) (viertel|viertels)': 0.25, '(ein|einem) drittel': 1 / 3 }),
  ...lexicon('fraction', { '(dreiviertel|drei viertel)': 0.75 }),
  ...lexicon('fraction', { viertel: 0.25 }, -1),
  ...lexicon('fraction', { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 }),
  ...Object.entries({
    drittel: 3,
    viertel: 4,
    funftel: 5,
    fuenftel: 5,
    sechstel: 6,
    siebtel: 7,
    achtel: 8,
    neuntel: 9,
    zehntel: 10,
    zwolftel: 12,
    zwanzigstel: 20,
    hundertstel: 100,
    tausendstel: 1000,
  }).flatMap(([word, of]) => [
    rule('fraction', `<a:count> ${word}`, ({ a }) => a.n / of, 0.1),
    rule('fraction', `(ein|einem) ${word}`, () => 1 / of),
  ]),
  rule('fraction', '<a:count> / <b:count>', ({ a, b }) => (b.n > 0 ? a.n / b.n : null)),

  rule('quantity', '<a:count>', ({ a }) => a.n),
  rule('quantity', '<w:word>', ({ w }) => halfMoreOf(w)),
  rule('quantity', '<a:fraction>', ({ a }) => a),
  rule('quantity', '<a:count> [und] einhalb', ({ a }) => a.n + 0.5),
  rule('quantity', '<a:count> und (ein|eine) <b:fraction>', ({ a, b }) => (b < 1 ? a.n + b : null)),
  rule('decimals', '<a:count>', ({ a }) => decimals(a)),
  rule('decimals', 'null <b:decimals>', ({ b }) => ({ text: `0${b.text}`, single: b.single })),
  rule('decimals', '<a:count> <b:decimals>', ({ a, b }) =>
    a.n < 10 && a.n > 0 && b.single && b.text.length < mostDecimals
      ? { text: `${decimals(a)?.text}${b.text}`, single: true }
      : null,
  ),
  rule('quantity', '(ein|eins) komma <b:decimals>', ({ b }) => joined(1, b.text)),
  rule('quantity', '<a:count> (komma|punkt) <b:decimals>', ({ a, b }) => joined(a.n, b.text)),
  rule('quantity', ', <b:digits>', ({ b }) => joined(0, b)),
  rule('quantity', '<a:count> ,~ <b:digits>', ({ a, b }) => (a.digits === undefined ? null : joined(a.n, b))),
  rule('quantity', '<a:count> .~ <b:digits>', ({ a, b }) =>
    a.digits === undefined || b.length === 3 ? null : joined(a.n, b),
  ),
  rule('quantity', '<a:quantity> (tausend|tsd)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1000))),
  rule('quantity', '<a:quantity> (million|millionen|mio)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e6))),
  rule('quantity', '<a:quantity> (milliarde|milliarden|mrd)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e9))),
  rule('quantity', '<a:quantity> (billion|billionen)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e12))),
  rule('quantity', '(minus|negativ|-) <a:quantity>', ({ a }) => -a),
  rule('quantity', '<a:quantity> [grad] (unter null|minus)', ({ a }) => -a, -0.2),
  rule(
    'quantity',
    '(ungefahr|etwa|circa|zirka|ca|rund|fast|beinahe|knapp|gut|genau|nur|so um die|um die|an die|so) <a:quantity>',
    ({ a }) => a,
  ),
  rule('quantity', '<a:quantity> (oder so|ungefahr|rum|circa)', ({ a }) => a),

  // Several numbers of which none is chosen.
  rule('range', '<a:quantity> (oder|oder vielleicht|bis|bis zu|-) <b:quantity>', ({ a, b }) => apart(a, b), -1),
  rule('range', '(zwischen) <a:quantity> und <b:quantity>', ({ a, b }) => apart(a, b)),
  rule('range', 'von <a:quantity> bis <b:quantity>', ({ a, b }) => apart(a, b)),
  // Sums are not done.
  rule('range', '<a:quantity> (plus|minus|mal|geteilt durch|plus minus) <b:quantity>', () => ({ to: null })),
  rule('range', '<a:length> (oder|bis) <b:quantity>', ({ b }) => ({ to: b })),
  rule('range', '<a:length> (oder|bis) <b:length>', () => ({ to: null })),

  // Words for numbers that count nothing.
  ...lexicon('uncounted', {
    '(einen|ein) (moment|augenblick|momentchen)': true,
    '(eine) (sekunde|minute)': true,
    '(noch|noch mal|erst|schon) (ein|eine|einen) (mal|frage|moment)': true,
    '(ein|eine|einen) anderen': true,
    '(ein paar|einige|mehrere|viele) (hundert|tausend|dutzend|millionen)': true,
    '(tausend|hundert) (dank|prozentig)': true,
    '(ein|eine|einen) (andere|anderen|anderer|anderes|neue|neuen|neues|bisschen|wenig|frage|termin|problem)': true,
  }),
  rule('uncounted', `${bounds} [ein|eine|etwa] <n:quantity>`, ({ n }) => n),
  rule(
    'uncounted',
    '<n:quantity> (oder mehr|oder weniger|und mehr|aufwarts|und ein paar|irgendwas|und etwas|plus)',
    () => true,
  ),
  rule('uncounted', '(geboren|seit|im jahr|im jahre|anno) <n:quantity>', () => true),
  rule('uncounted', '<n:quantity> (mehr|weniger|hoher|alter|junger|grosser|kleiner) als', () => true),
  rule('uncounted', '(halb|doppelt|<n:quantity> mal) so (viel|viele)', () => true),
  rule('unmeasured', `${bounds} [etwa] <l:length>`, () => true),
  rule('unmeasured', 'vor <l:length>', () => true, 0.3),
  rule('unmeasured', 'seit <l:length>', () => true, 0.3),
  rule(
    'unmeasured',
    '<l:length> (spater|fruher|zuvor|danach|her|alt|oder mehr|oder langer|vorher|nach|vor)',
    () => true,
  ),
  rule('unmeasured', '(alle|jede|jeden|jedes|pro|nachste|letzte|nachsten|letzten) <l:length>', () => true),
  rule(
    'unmeasured',
    '(jede|jeden|jedes|pro|nachste|letzte|nachsten|letzten|diese) (<p:period>|<m:minutes>)',
    () => true,
  ),
  rule(
    'unmeasured',
    '(einmal|zweimal|dreimal|<n:count> mal) (in der|im|pro|die|am) (<p:period>|<m:minutes>)',
    () => true,
  ),
];

/** A single digit and a ten that were written apart. */
const tensApart = (one: number, a: Count, b: Count): Count | null =>
  one >= 1 && one < 10 && a.digits === undefined && b.digits === undefined && b.n >= 20 && b.n < 100 && b.n % 10 === 0
    ? { n: b.n + one, room: 0 }
    : null;
