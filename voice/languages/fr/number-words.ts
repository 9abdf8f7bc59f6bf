import type { Count } from '#voice/understanding/values/count.ts';

/** French words for numbers, without accents, as words are folded: hyphens part words. */

const plain = (n: number): Count => ({ n, room: 0 });

const small =
  'zero (un|une) deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');

/** A ten takes a digit behind it; sixty and eighty take what is below twenty. */
export const countWords: Readonly<Record<string, Count>> = {
  ...Object.fromEntries(small.flatMap((word, n) => (n === 1 ? [] : [[word, plain(n)] as const]))),
  'dix sept': plain(17),
  'dix huit': plain(18),
  'dix neuf': plain(19),
  '(vingt|vingts)': { n: 20, room: 10 },
  trente: { n: 30, room: 10 },
  quarante: { n: 40, room: 10 },
  cinquante: { n: 50, room: 10 },
  soixante: { n: 60, room: 20 },
  // As in Belgium and Switzerland.
  septante: { n: 70, room: 10 },
  '(huitante|octante)': { n: 80, room: 10 },
  nonante: { n: 90, room: 10 },
  'quatre (vingt|vingts)': { n: 80, room: 20 },
  '(cent|cents)': { n: 100, room: 100 },
};

const ordinalStems =
  'deux trois quatr cinqu six sept huit neuv dix onz douz treiz quatorz quinz seiz vingt trent quarant cinquant soixant'.split(
    ' ',
  );
const ordinalValues = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 30, 40, 50, 60];

export const ordinalWords: Readonly<Record<string, number>> = {
  '(premier|premiere|premiers|premieres)': 1,
  '(second|seconde)': 2,
  ...Object.fromEntries(ordinalStems.map((stem, at) => [`(${stem}ieme|${stem}iemes)`, ordinalValues[at]!])),
};

/** What one is parted into: "trois cinquièmes". */
export const parts: Readonly<Record<string, number>> = {
  '(demi|demis|demie)': 2,
  tiers: 3,
  '(quart|quarts)': 4,
  ...Object.fromEntries(
    ordinalStems.slice(2, 15).map((stem, at) => [`(${stem}ieme|${stem}iemes)`, ordinalValues[at + 2]!]),
  ),
  '(centieme|centiemes)': 100,
  '(millieme|milliemes)': 1000,
  '(millionieme|millioniemes)': 1e6,
  '(billionieme|billioniemes)': 1e12,
};
