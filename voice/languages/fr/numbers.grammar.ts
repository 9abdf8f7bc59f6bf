import { lexicon, rule } from '#voice/understanding/grammar/rule.ts';
import { type Count, sum, times, written } from '#voice/understanding/values/count.ts';
import { apart, decimals, grouped, groupedTwice, joined, mostDecimals, scaled } from '../figures.ts';
import { countWords, ordinalWords, parts } from './number-words.ts';

/** French numbers: "quatre-vingt-dix-sept", "septante", "trois cent vingt-quatre", "un million et demi", "moins cinq virgule deux". */

const bounds =
  '(moins de|plus de|au dessus de|en dessous de|superieur a|inferieur a|pres de la moitie de|plus grand que|plus petit que|au dela de)';

export const numbers = [
  ...lexicon('count', countWords),
  rule('count', '<d:digits>', ({ d }) => written(d)),
  ...lexicon('misheard', { '(un|une)': 1 }),
  ...lexicon('count', {
    mille: { n: 1000, room: 1000 },
    '(un million|million)': { n: 1e6, room: 1e6 },
    '(un milliard|milliard)': { n: 1e9, room: 1e9 },
    '[une] douzaine [de|d]': { n: 12, room: 0 },
    '[une] demi douzaine [de]': { n: 6, room: 0 },
    '[une] dizaine [de]': { n: 10, room: 0 },
    '[une] quinzaine [de]': { n: 15, room: 0 },
    '[une] vingtaine [de]': { n: 20, room: 0 },
    '[une] trentaine [de]': { n: 30, room: 0 },
    '[une] quarantaine [de]': { n: 40, room: 0 },
    '[une] cinquantaine [de]': { n: 50, room: 0 },
    '[une] centaine [de]': { n: 100, room: 0 },
  }),
  rule('count', '<a:count> (.~) <b:digits>', ({ a, b }) => grouped(a, b)),
  rule('count', '<a:count> <b:digits>', ({ a, b }) => grouped(a, b), -1),
  rule('count', '<a:count> <b:digits> <c:digits>', ({ a, b, c }) => groupedTwice(a, b, c), -1),
  rule('count', '<a:count> <b:count>', ({ a, b }) => behind(a, b)),
  // "Vingt et un", "soixante et onze".
  rule('count', '<a:count> et un', ({ a }) => (a.room === 10 || a.room === 20 ? { n: a.n + 1, room: 0 } : null)),
  rule('count', '<a:count> et une', ({ a }) => (a.room === 10 || a.room === 20 ? { n: a.n + 1, room: 0 } : null)),
  rule('count', 'soixante et onze', () => ({ n: 71, room: 0 }), 0.2),
  rule('count', '<a:count> un', ({ a }) =>
    a.room === 10 || a.room === 20 || a.n > 60 ? sum(a, { n: 1, room: 0 }) : null,
  ),
  rule('count', '<a:count> (cent|cents)', ({ a }) => times(a, 100)),
  rule('count', '<a:count> (mille|mil|k)', ({ a }) => times(a, 1000)),
  rule('count', '<a:count> (million|millions)', ({ a }) => times(a, 1e6)),
  rule('count', '<a:count> (milliard|milliards)', ({ a }) => times(a, 1e9)),
  rule('count', '<a:count> (billion|billions)', ({ a }) => times(a, 1e12)),
  rule('count', '<a:count> (douzaine|douzaines)', ({ a }) => ({ n: a.n * 12, room: 0 })),

  ...lexicon('ordinal', ordinalWords),
  rule('ordinal', '<d:digits> (er~|re~|e~|eme~|ieme~|nd~|nde~|ere~)', ({ d }) => (d.length < 5 ? Number(d) : null)),
  rule('ordinal', '<a:count> <b:ordinal>', ({ a, b }) => (b < a.room && a.digits === undefined ? a.n + b : null)),
  rule('ordinal', '<a:count> et unieme', ({ a }) => (a.room === 10 ? a.n + 1 : null)),

  ...lexicon('fraction', {
    '(un demi|une demie|demi|demie|la moitie|une moitie)': 0.5,
    '(un tiers|le tiers)': 1 / 3,
    '(un quart|le quart|un quatrieme)': 0.25,
    '(trois quarts|trois quart)': 0.75,
    '(deux tiers)': 2 / 3,
    '½': 0.5,
    '¼': 0.25,
    '¾': 0.75,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
  }),
  ...lexicon('fraction', { quart: 0.25 }, -1),
  ...Object.entries(parts).flatMap(([word, of]) => [
    rule('fraction', `<a:count> ${word}`, ({ a }) => a.n / of, 0.1),
    rule('fraction', `(un|une) ${word}`, () => 1 / of),
  ]),
  // "Vingt-trois cinquièmes", "un vingt-cinquième".
  rule('fraction', '(un|une) <o:ordinal>', ({ o }) => (o > 2 ? 1 / o : null), -0.2),
  rule('fraction', '<a:count> / <b:count>', ({ a, b }) => (b.n > 0 ? a.n / b.n : null)),
  rule('fraction', '(un|<a:count>) sur <b:count>', ({ b }) => (b.n > 1 ? 1 / b.n : null), -0.5),

  rule('quantity', '<a:count>', ({ a }) => a.n),
  rule('quantity', '<a:fraction>', ({ a }) => a),
  rule('quantity', '<a:count> et <b:fraction>', ({ a, b }) =>
    b < 1 ? (a.digits === undefined && isRound(a) ? a.n + b * a.room : a.n + b) : null,
  ),
  rule('quantity', '(un|une) et <b:fraction>', ({ b }) => (b < 1 ? 1 + b : null)),
  rule('quantity', '<a:count> millions et (demi|demie)', ({ a }) => (a.n + 0.5) * 1e6, 0.3),
  rule('quantity', '<a:count> <b:fraction>', ({ a, b }) => (b < 1 && a.digits !== undefined ? a.n + b : null), -0.3),
  rule('decimals', '<a:count>', ({ a }) => decimals(a)),
  rule('decimals', 'zero <b:decimals>', ({ b }) => ({ text: `0${b.text}`, single: b.single })),
  rule('decimals', '<a:count> <b:decimals>', ({ a, b }) =>
    a.n < 10 && a.n > 0 && b.single && b.text.length < mostDecimals
      ? { text: `${decimals(a)?.text}${b.text}`, single: true }
      : null,
  ),
  rule('quantity', '<a:count> (virgule|point) <b:decimals>', ({ a, b }) => joined(a.n, b.text)),
  rule('quantity', '(un|une) virgule <b:decimals>', ({ b }) => joined(1, b.text)),
  rule('quantity', ', <b:digits>', ({ b }) => joined(0, b)),
  rule('quantity', '<a:count> ,~ <b:digits>', ({ a, b }) => (a.digits === undefined ? null : joined(a.n, b))),
  rule('quantity', '<a:count> .~ <b:digits>', ({ a, b }) =>
    a.digits === undefined || b.length === 3 ? null : joined(a.n, b),
  ),
  rule('quantity', '<a:quantity> (mille|k)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1000))),
  rule('quantity', '<a:quantity> [de] (million|millions)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e6))),
  rule('quantity', '<a:quantity> [de] (milliard|milliards)', ({ a }) => (Number.isInteger(a) ? null : scaled(a, 1e9))),
  rule('quantity', '(moins|negatif|-) <a:quantity>', ({ a }) => -a),
  // "Au moins dix" is no negative number.
  rule('quantity', '(au|pour le|du) moins <a:quantity>', ({ a }) => a, 1),
  rule('quantity', '<a:quantity> [degres] (en dessous de zero|au dessous de zero)', ({ a }) => -a),
  rule(
    'quantity',
    '(environ|a peu pres|autour de|dans les|presque|pres de|exactement|seulement|juste|a peine|quelque chose comme) <a:quantity>',
    ({ a }) => a,
  ),
  rule('quantity', '<a:quantity> (environ|a peu pres|ou quelque chose comme ca|tout juste|pile)', ({ a }) => a),

  // Several numbers of which none is chosen.
  rule('range', '<a:quantity> (ou|ou peut etre|a|jusqu a|-) <b:quantity>', ({ a, b }) => apart(a, b), -1),
  rule('range', 'entre <a:quantity> et <b:quantity>', ({ a, b }) => apart(a, b), 0.3),
  rule('range', 'de <a:quantity> a <b:quantity>', ({ a, b }) => apart(a, b)),
  rule('range', '<a:quantity> (plus|moins|fois|divise par) <b:quantity>', () => ({ to: null })),
  rule('range', '<a:length> (ou|a) <b:quantity>', ({ b }) => ({ to: b })),
  rule('range', '<a:length> (ou|a) <b:length>', () => ({ to: null })),

  // Words for numbers that count nothing.
  ...lexicon('uncounted', {
    '(un|une) (moment|instant|seconde|minute|peu|fois|question|rendez|autre|personne)': true,
    '(l un|l une|quelqu un|chacun|chacune|aucun|aucune|l autre) [ou l autre|des deux]': true,
    '(mille) (mercis|merci|excuses)': true,
    '(quelques|plusieurs) (centaines|milliers|dizaines|millions)': true,
  }),
  rule('uncounted', `${bounds} [un|une] <n:quantity>`, ({ n }) => n),
  rule('uncounted', '<n:quantity> (ou plus|ou moins|et plus|et quelques)', () => true),
  rule('uncounted', '(ne en|nee en|depuis|en l an|l annee) <n:quantity>', () => true),
  rule('uncounted', '<n:quantity> (de plus|de moins|plus que|moins que) que', () => true),
  rule('uncounted', '(deux fois|<n:quantity> fois) (plus|moins)', () => true),
  rule('unmeasured', `${bounds} <l:length>`, () => true),
  rule('unmeasured', '(il y a|depuis) <l:length>', () => true, 0.3),
  rule('unmeasured', '<l:length> (plus tard|plus tot|avant|apres|ou plus|de retard)', () => true),
  rule('unmeasured', '(chaque|par|prochain|prochaine|dernier|derniere|tous les|toutes les) <l:length>', () => true),
  rule('unmeasured', '(chaque|par|prochain|prochaine|dernier|derniere|cette|ce) (<p:period>|<m:minutes>)', () => true),
  rule('unmeasured', '(une fois|deux fois|<n:count> fois) (par|dans la|dans le) (<p:period>|<m:minutes>)', () => true),
];

/** "Vingt deux", "soixante dix", "quatre-vingt dix-sept"; a hundred takes what is below it. */
function behind(a: Count, b: Count): Count | null {
  if (a.n === 4 && a.room === 0 && b.n >= 20 && b.n < 30 && a.digits === undefined && b.digits === undefined)
    // "Quatre" and "vingt" are eighty, with what stands behind.
    return b.n === 20 ? { n: 80, room: 20 } : { n: 60 + b.n, room: 0 };
  return sum(a, b);
}

/** A million, or what is counted in them: "un million et demi". */
const isRound = ({ n, room }: Count) => room >= 1e6 && n === room;
