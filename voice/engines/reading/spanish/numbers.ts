/** Numbers as Spanish words, for what has a gender or is an ordinal; the rest is said by the digits. */

export type SpanishGender = 'm' | 'f';

const hundreds = ['', 'cien', 'dosc', 'tresc', 'cuatroc', 'quin', 'seisc', 'setec', 'ochoc', 'novec'];
const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

function underHundred(value: number): string {
  if (value < 30) return small[value]!;
  const ten = tens[Math.floor(value / 10) - 3]!;
  return value % 10 === 0 ? ten : `${ten} y ${small[value % 10]}`;
}

function underThousand(value: number): string {
  if (value < 100) return underHundred(value);
  if (value === 100) return 'cien';
  const count = Math.floor(value / 100);
  const rest = value % 100;
  const head = count === 1 ? 'ciento' : `${hundreds[count]}ientos`;
  return rest === 0 ? head : `${head} ${underHundred(rest)}`;
}

const apocopated = (words: string) => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');

export function spanishCardinal(digits: string): string {
  const value = Number(digits);
  if (value === 0) return 'cero';
  if (value >= 1e12) return [...digits].map((digit) => spanishCardinal(digit)).join(' ');
  const millions = Math.floor(value / 1e6);
  const thousands = Math.floor(value / 1000) % 1000;
  const rest = value % 1000;
  return [
    ...(millions === 0
      ? []
      : [millions === 1 ? 'un millón' : `${apocopated(spanishCardinal(String(millions)))} millones`]),
    ...(thousands === 0 ? [] : [thousands === 1 ? 'mil' : `${apocopated(underThousand(thousands))} mil`]),
    ...(rest === 0 ? [] : [underThousand(rest)]),
  ].join(' ');
}

/** A number before a noun of a gender: digits as far as they tell it, words where they do not ("30 y una"). */
export function spanishCounted(digits: string, gender: SpanishGender): string {
  const value = Number(digits);
  const rest = value % 1000;
  const hundred = Math.floor(rest / 100);
  const last = rest % 100;
  const one = last % 10 === 1 && last !== 11;
  const feminine = gender === 'f' && hundred > 1;
  if (!one && !feminine) return digits;
  // A hundred is "cien" by itself and "ciento" before more.
  const isHundredAndMore = hundred === 1 && last > 0;
  const head = value - (feminine || isHundredAndMore ? rest : last);
  const parts = head === 0 ? [] : [String(head)];
  if (isHundredAndMore) parts.push('ciento');
  if (feminine) parts.push(`${hundreds[hundred]}ientas`);
  if (one) parts.push(oneOf(last, gender));
  else if (feminine && last > 0) parts.push(String(last));
  return parts.join(' ');
}

function oneOf(value: number, gender: SpanishGender): string {
  if (value === 1) return gender === 'f' ? 'una' : 'un';
  if (value === 21) return gender === 'f' ? 'veintiuna' : 'veintiún';
  return `${value - 1} y ${gender === 'f' ? 'una' : 'un'}`;
}

const ordinals =
  'cero primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercero decimocuarto decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno'.split(
    ' ',
  );
const tenths = ['', '', 'vigésimo', 'trigésimo', 'cuadragésimo', 'quincuagésimo'];

/** "3" is "tercero"; from sixty on it is said as a number. */
export function spanishOrdinal(digits: string, gender: SpanishGender): string {
  const value = Number(digits);
  if (value === 0 || value >= 60) return digits;
  const ten = tenths[Math.floor(value / 10)]!;
  const words = value < 20 ? ordinals[value]! : value % 10 === 0 ? ten : `${ten} ${ordinals[value % 10]}`;
  return gender === 'f' ? words.replaceAll(/o(?= |$)/g, 'a') : words;
}
