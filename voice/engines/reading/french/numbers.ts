/** Numbers as French words, for ordinals; the rest is said by the digits, as each country does. */

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

function underHundred(value: number): string {
  if (value < 20) return small[value]!;
  if (value === 80) return 'quatre-vingts';
  if (value > 80) return `quatre-vingt-${small[value - 80]}`;
  const ten = Math.min(6, Math.floor(value / 10));
  const rest = value - ten * 10;
  if (rest === 0) return tens[ten]!;
  return rest === 1 || rest === 11 ? `${tens[ten]} et ${small[rest]}` : `${tens[ten]}-${small[rest]}`;
}

function underThousand(value: number): string {
  if (value < 100) return underHundred(value);
  const count = Math.floor(value / 100);
  const rest = value % 100;
  const head = count === 1 ? 'cent' : `${small[count]} cent`;
  if (rest === 0) return count === 1 ? head : `${head}s`;
  return `${head} ${underHundred(rest)}`;
}

export function frenchCardinal(digits: string): string {
  const value = Number(digits);
  if (value === 0) return 'zéro';
  if (value >= 1e12) return [...digits].map((digit) => frenchCardinal(digit)).join(' ');
  const billions = Math.floor(value / 1e9);
  const millions = Math.floor(value / 1e6) % 1000;
  const thousands = Math.floor(value / 1000) % 1000;
  const rest = value % 1000;
  const large = (count: number, name: string) =>
    count === 0 ? [] : [`${underThousand(count)} ${name}${count === 1 ? '' : 's'}`];
  return [
    ...large(billions, 'milliard'),
    ...large(millions, 'million'),
    ...(thousands === 0 ? [] : [thousands === 1 ? 'mille' : `${underThousand(thousands).replace(/s$/, '')} mille`]),
    ...(rest === 0 ? [] : [underThousand(rest)]),
  ].join(' ');
}

/** A number before a feminine noun: "20 et une"; the digits where nothing is heard of it. */
export function frenchCounted(digits: string, gender: 'm' | 'f'): string {
  const value = Number(digits);
  const last = value % 100;
  if (gender === 'm' || value % 10 !== 1 || [11, 71, 91].includes(last)) return digits;
  if (value === 1) return 'une';
  if (last === 1 || last === 81) return `${value - 1} une`;
  return `${value - 1} et une`;
}

/** "21" is "vingt et unième". */
export function frenchOrdinal(digits: string, gender: 'm' | 'f'): string {
  if (Number(digits) === 1) return gender === 'f' ? 'première' : 'premier';
  const words = frenchCardinal(digits);
  return words
    .replace(/(vingt|cent|million)s$/, '$1')
    .replace(/cinq$/, 'cinqu')
    .replace(/neuf$/, 'neuv')
    .replace(/e$/, '')
    .concat('ième');
}
