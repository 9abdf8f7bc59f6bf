import type { ReadingLanguage } from '../language.ts';
import { type Rule, rule } from '../rule.ts';

export const vulgar: Readonly<Record<string, readonly [top: string, bottom: string]>> = {
  '½': ['1', '2'],
  '⅓': ['1', '3'],
  '⅔': ['2', '3'],
  '¼': ['1', '4'],
  '¾': ['3', '4'],
  '⅕': ['1', '5'],
  '⅛': ['1', '8'],
  '⅜': ['3', '8'],
  '⅝': ['5', '8'],
  '⅞': ['7', '8'],
};
const vulgarSigns = Object.keys(vulgar).join('');

/** Day and month in the language's order, the other way where only that can be. Undefined where it is no date. */
export function dayAndMonth(
  first: string,
  second: string,
  isDayFirst: boolean,
): [day: string, month: number] | undefined {
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  if (isDate(day, month)) return [day, Number(month)];
  return isDate(month, day) ? [month, Number(day)] : undefined;
}

function isDate(day: string, month: string): boolean {
  return Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
}

/** Denominators of what is measured, and the best marks that are given. */
const measures = new Set(['2', '3', '4', '8', '16', '32']);
const marks = new Set(['5', '10', '20', '100']);

/** Two numbers with a slash: a fraction, a score, a date, or neither. */
export function slashRules(language: ReadingLanguage): Rule[] {
  const { beforeDate, beforeScore, behindDate, behindFraction } = language.slashes;
  const { outOf, slash } = language.signs;
  return [
    rule('ds', String.raw`(?:(\d{1,6})[ \u00a0\u202f-]?)?([${vulgarSigns}])`, ([, whole, sign], around) => {
      const [top, bottom] = vulgar[sign!]!;
      return whole === undefined ? language.fraction(top, bottom, around) : language.mixed(whole, top, bottom, around);
    }),
    rule('d', String.raw`(\d{1,4})[ -]([1-9]\d?)[/⁄]([1-9]\d?)(?![\d/⁄])`, ([, whole, top, bottom], around) =>
      Number(top) < Number(bottom) && measures.has(bottom!) ? language.mixed(whole!, top!, bottom!, around) : undefined,
    ),
    rule(
      'd',
      String.raw`(\d{1,2})[.,](\d{1,2})[ ]?\/[ ]?(5|10|20|100)(?![\d/.,])`,
      ([, whole, decimals, best]) =>
        `${language.cardinal(whole!)} ${language.signs.point} ${language.decimals(decimals!)} ${outOf} ${language.cardinal(best!)}`,
    ),
    rule('d', String.raw`24\/7(?![\d/])`, () => `${language.cardinal('24')} ${language.cardinal('7')}`),
    rule('d', String.raw`(\d{1,4})[/⁄](\d{1,4})(?![\d/⁄]|[.,]\d)`, ([, first, second], around) => {
      const { before, next } = around;
      if (/\d[/.,]$|[\p{L}]-?$/u.test(before)) return undefined;
      const [top, bottom] = [Number(first), Number(second)];
      const asScore = () => `${language.cardinal(first!)} ${outOf} ${language.cardinal(second!)}`;
      const asFraction = () => language.fraction(first!, second!, around);
      const found =
        first!.length <= 2 && second!.length <= 2 ? dayAndMonth(first!, second!, language.dayFirst) : undefined;
      const asDate = () => (found === undefined ? undefined : language.date(...found, undefined, around));
      if (behindFraction.test(next) && top < bottom) return asFraction() ?? asScore();
      if (beforeScore.test(before) && top <= bottom) return asScore();
      if (
        found !== undefined &&
        (beforeDate.test(before) || behindDate.test(next) || /^0|\/0/.test(`${first}/${second}`))
      ) {
        return asDate();
      }
      if (top <= bottom && marks.has(second!)) return asScore();
      if (top < bottom && measures.has(second!)) return asFraction();
      // Two years of a season: "2025/26".
      if (first!.length === 4 && second!.length !== 3) return `${language.year(first!)} ${language.cardinal(second!)}`;
      if (first === second && top >= 50) return `${language.cardinal(first!)} ${language.cardinal(second!)}`;
      if (first === second || bottom > 31) return asScore();
      return asDate() ?? `${language.cardinal(first!)} ${slash} ${language.cardinal(second!)}`;
    }),
  ];
}
