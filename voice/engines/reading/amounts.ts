import type { Amount, Gender, ReadingLanguage } from './language.ts';

/** Any sign of minus or plus: a hyphen, one that breaks no line, a dash, the true minus. */
export const signSource = '[-‐‑–−+±]';
export const dashSource = '[-‐‑‒–—−]';
/** Spaces inside of an amount. */
export const space = '[ \u00a0\u202f\u2009]';

/** A number with its thousands and decimals. */
export function amountSource({ decimalMark, groupMarks }: ReadingLanguage): string {
  const mark = decimalMark === '.' ? String.raw`\.` : ',';
  const grouped = String.raw`[1-9]\d{0,2}(?:[${groupMarks}]\d{3}(?!\d)){1,6}`;
  return String.raw`(?:(?:${grouped}|\d{1,18})(?:${mark}\d{1,9}(?!\d))?|${mark}\d{1,9}(?!\d))`;
}

export function parseAmount(written: string, { decimalMark }: ReadingLanguage): Amount {
  const [whole = '', fraction] = written.split(decimalMark);
  return { whole: whole.replaceAll(/\D/g, '') || '0', fraction };
}

export function amountWords(amount: Amount, language: ReadingLanguage, gender?: Gender): string {
  const { whole, fraction } = amount;
  const said = fraction === undefined ? language.cardinal(whole, gender) : language.cardinal(whole);
  return fraction === undefined ? said : `${said} ${language.signs.point} ${language.decimals(fraction)}`;
}

export const isOne = ({ whole, fraction }: Amount): boolean => fraction === undefined && Number(whole) === 1;

/** A sign counts only where no number or word stands right before it. */
export function signWords(sign: string | undefined, before: string, { signs }: ReadingLanguage): string {
  if (!sign || !/(?:^|[\s([{„“"'«:;,=/<>~≈*|])$/.test(before)) return '';
  return `${sign === '+' ? signs.plus : sign === '±' ? signs.plusMinus : signs.minus} `;
}
