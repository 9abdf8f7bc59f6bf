/** Numbers as German words, for what espeak-ng does not say by the digits: years of a thousand, ordinals, decades. */

const ones =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

function underHundred(value: number): string {
  if (value < 20) return ones[value]!;
  const ten = tens[Math.floor(value / 10) - 2]!;
  return value % 10 === 0 ? ten : `${ones[value % 10]}und${ten}`;
}

function underThousand(value: number): string {
  const rest = value % 100;
  if (value < 100) return underHundred(value);
  return `${ones[Math.floor(value / 100)]}hundert${rest === 0 ? '' : underHundred(rest)}`;
}

/** "1234567" in words; a last one is "eins". */
export function germanCardinal(digits: string): string {
  const value = Number(digits);
  if (value === 0) return 'null';
  if (value >= 1e12) return [...digits].map((digit) => germanCardinal(digit)).join(' ');
  const billions = Math.floor(value / 1e9);
  const millions = Math.floor(value / 1e6) % 1000;
  const thousands = Math.floor(value / 1000) % 1000;
  const rest = value % 1000;
  const large = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `eine ${one}` : `${underThousand(count)} ${many}`];
  const small = (thousands === 0 ? '' : `${underThousand(thousands)}tausend`) + (rest === 0 ? '' : underThousand(rest));
  return [...large(billions, 'Milliarde', 'Milliarden'), ...large(millions, 'Million', 'Millionen'), small]
    .join(' ')
    .trim()
    .replace(/ein$/, 'eins');
}

const stems: Record<number, string> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' };

/** `sechsundzwanzigst`: an ordinal without its ending. */
export function germanOrdinalStem(value: number): string {
  const rest = value % 100;
  const head = value >= 100 ? underThousandOrMore(value - rest) : '';
  if (rest === 0) return `${head}st`;
  const stem = stems[rest] ?? (rest < 20 ? `${ones[rest]}t` : `${underHundred(rest)}st`);
  return head + stem;
}

function underThousandOrMore(value: number): string {
  return value === 0 ? '' : germanCardinal(String(value));
}

/** "1989" is neunzehnhundertneunundachtzig; others are said as numbers. */
export function germanYear(digits: string): string {
  const value = Number(digits);
  if (digits.length !== 4 || value < 1100 || value > 1999) return digits;
  const rest = value % 100;
  return `${ones[Math.floor(value / 100)]}hundert${rest === 0 ? '' : rest === 1 ? 'eins' : underHundred(rest)}`;
}
