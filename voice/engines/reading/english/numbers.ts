/** Numbers as English words, without hyphens (the engine reads both the same); British ones with their "and". */

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

const irregularOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function underHundred(value: number): string {
  if (value < 20) return small[value]!;
  const ten = tens[Math.floor(value / 10) - 2]!;
  return value % 10 === 0 ? ten : `${ten} ${small[value % 10]!}`;
}

function underThousand(value: number, and: string): string {
  if (value < 100) return underHundred(value);
  const hundreds = `${small[Math.floor(value / 100)]!} hundred`;
  return value % 100 === 0 ? hundreds : `${hundreds} ${and}${underHundred(value % 100)}`;
}

/** Each digit by itself: "007" is "zero zero seven". */
export function digitWords(digits: string): string {
  return [...digits].map((digit) => small[Number(digit)]!).join(' ');
}

/** A whole number given as digits; too long to be named, it is read digit by digit. */
export function cardinalWords(digits: string, isBritish = false): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  if (plain === '0') return 'zero';
  if (plain.length > scales.length * 3) return digitWords(plain);
  const and = isBritish ? 'and ' : '';
  const groups: string[] = [];
  for (let end = plain.length, scale = 0; end > 0; end -= 3, scale++) {
    const value = Number(plain.slice(Math.max(0, end - 3), end));
    const isTail = scale === 0 && value < 100 && plain.length > 3;
    if (value > 0) groups.unshift(`${isTail ? and : ''}${underThousand(value, and)} ${scales[scale]!}`.trim());
  }
  return groups.join(' ');
}

/** "23" is "twenty third". */
export function ordinalWords(digits: string, isBritish = false): string {
  const words = cardinalWords(digits, isBritish).split(' ');
  const last = words.pop()!;
  const ordinal = irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ordinal].join(' ');
}

/** A year as people say it: "1999" nineteen ninety nine, "2005" two thousand five, "2026" twenty twenty six. */
export function yearWords(digits: string, isBritish = false): string {
  const century = Number(digits.slice(0, 2));
  const rest = Number(digits.slice(2));
  if (digits.length !== 4 || (century % 10 === 0 && rest < 10)) return cardinalWords(digits, isBritish);
  if (rest === 0) return `${underHundred(century)} hundred`;
  return `${underHundred(century)} ${rest < 10 ? `oh ${small[rest]!}` : underHundred(rest)}`;
}

/** A number of a house, a room or a road as Americans say it: "1205" twelve oh five, "405" four oh five. */
export function pairWords(digits: string): string {
  const head = digits.slice(0, -2);
  const rest = Number(digits.slice(-2));
  if (digits.length < 3 || digits.length > 4 || digits.startsWith('0') || Number(digits) % 1000 === 0)
    return cardinalWords(digits);
  if (rest === 0) return `${cardinalWords(head)} hundred`;
  return `${cardinalWords(head)} ${rest < 10 ? `oh ${small[rest]!}` : underHundred(rest)}`;
}
