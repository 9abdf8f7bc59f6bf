import { type Around, wordBefore } from '../rule.ts';
import { cardinalWords, digitWords, pairWords, yearWords } from './numbers.ts';
import { digitGroups } from './phones.ts';
import { beforeYear } from './words.data.ts';

/** A number before the name of a street. */
const streetNext =
  /^\s(?:[NSEW]\.?\s|[NS][EW]\s)?(?:(?:\p{Lu}[\p{L}'’.]+|\d{1,3}(?:st|nd|rd|th))\s){1,4}?(?:St|Street|Ave|Avenue|Blvd|Boulevard|Rd|Road|Dr|Drive|Ln|Lane|Ct|Court|Way|Pl|Place|Hwy|Highway|Pkwy|Parkway|Sq|Square|Ter|Terrace|Cir|Circle)(?!\p{L})/u;
/** What is counted: it is no year. */
const countedNext =
  /^\s(?:\p{Ll}+\s)?(?:people|seats|calories|words|steps|members|customers|users|guests|employees|homes|houses|jobs|tons|copies|times|pages|students|patients|fans|troops|cars|square|per|meters|metres|feet|miles|units|points|votes|tickets|cases|shares|hours|minutes|dollars|pounds|euros)(?!\p{L})/u;
const plural = /^\s\p{Ll}{3,}s(?!\p{L})/u;

/** "1861–65", "1861–1865". */
const yearNext = /^\s?[-‐‑–—]\s?(?:1[1-9]\d{2}|20\d{2}|\d{2})(?![\d.,:]|\s\p{Ll}{3,}s(?!\p{L}))/u;
const yearBefore = /(?<!\d)1[1-9]\d{2}\s?[-‐‑–—]\s?$/;

/** A whole number without marks. */
export function plainNumber(digits: string, around: Around, isBritish: boolean): string {
  const { before, next } = around;
  if (digits.startsWith('0') && digits.length > 1) return digitWords(digits);
  const value = Number(digits);
  if (
    digits.length <= 6 &&
    digits.length > 2 &&
    /\b(?:call|dial|ring|text|phone)\s(?:[^.!?]{0,30}\s)?$|\bto\s$/i.test(before) &&
    (digits.length > 4 || /^(?:911|999|988|112|111|101|411|311|211|811)$/.test(digits))
  )
    return digitWords(digits);
  if ((digits.length === 3 || digits.length === 4) && !isBritish && streetNext.test(next)) return pairWords(digits);
  const isEra = /^\s?(?:BCE?|CE|AD|A\.D\.|B\.C\.)(?!\p{L})/u.test(next) || /\bAD\s$/.test(before);
  if (digits.length === 4 || isEra) {
    const previous = wordBefore(before).toLowerCase();
    const isSpan =
      value >= 1100 &&
      value <= 2100 &&
      (yearNext.test(next) || yearBefore.test(before)) &&
      !countedNext.test(next) &&
      !plural.test(next);
    const looksLikeYear = value >= 1900 && value <= 2099 && !countedNext.test(next);
    const saidToBe =
      value >= 1000 && value <= 2199 && beforeYear.has(previous) && !countedNext.test(next) && !plural.test(next);
    return isSpan || looksLikeYear || saidToBe || isEra
      ? yearWords(digits, isBritish)
      : cardinalWords(digits, isBritish);
  }
  if (digits.length >= 7) return digitGroups(digits, false).map(digitWords).join(', ');
  const isCounted = countedNext.test(next) || plural.test(next);
  if (digits.length >= 5 && !digits.endsWith('00') && !isCounted) return digitWords(digits);
  return cardinalWords(digits, isBritish);
}
