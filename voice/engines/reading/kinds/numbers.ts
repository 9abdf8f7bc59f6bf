import { amountSource, amountWords, parseAmount, signSource, signWords, space } from '../amounts.ts';
import type { ReadingLanguage } from '../language.ts';
import { anyOf, type Rule, rule } from '../rule.ts';

/** Versions, "#1", "5k", numbers with marks, and all others. */
export function numberRules(language: ReadingLanguage): Rule[] {
  const { magnitudes, signs } = language;
  const amount = amountSource(language);
  const short = (part: string) =>
    part.length <= 2 && !/^0\d/.test(part) ? language.cardinal(part) : language.spell(part);
  return [
    rule('d', String.raw`\d{1,4}(?:\.\d{1,4}){2,6}(?!\d)`, ([written]) =>
      language.decimalMark === ',' && /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written)
        ? undefined
        : written.split('.').map(short).join(` ${signs.dot} `),
    ),
    rule('s', String.raw`#(?=:?${space}?[A-Z]{0,4}-?\d)`, () => signs.number),
    rule(
      'ds',
      String.raw`(${signSource})?(${amount})${space}?(${anyOf(magnitudes.keys())})(?![\p{L}\d])`,
      ([, sign, written, name], { before }) => {
        const value = parseAmount(written!, language);
        const { one, many } = magnitudes.get(name!)!;
        const isSingle = value.fraction === undefined && Number(value.whole) === 1;
        const word = /^\p{Ll}{4,}$/u.test(name!) ? name : isSingle ? one : many;
        return `${signWords(sign, before, language)}${amountWords(value, language, 'm')} ${word}`;
      },
    ),
    // "iOS 17.4" where decimals have a comma.
    rule('d', String.raw`(\d{1,4})\.(\d{1,2})(?![\d.])`, ([, whole, part]) =>
      language.decimalMark === ',' ? `${language.cardinal(whole!)} ${signs.dot} ${short(part!)}` : undefined,
    ),
    rule('ds', `(${signSource})?(${amount})`, ([, sign, written], around) => {
      const said = signWords(sign, around.before, language);
      if (/^\d+$/.test(written!) || (sign !== undefined && said === '')) return undefined;
      const value = parseAmount(written!, language);
      const counted = value.fraction === undefined ? language.counted?.(value.whole, around) : undefined;
      return said + (counted ?? amountWords(value, language));
    }),
    rule('ds', String.raw`(${signSource})?${space}?(\d{1,40})`, ([whole, sign, digits], around) => {
      if (/\s/.test(whole) && !/^$|[\s(]$/.test(around.before)) return undefined;
      const said = signWords(sign, around.before, language);
      if (sign !== undefined && said === '') return undefined;
      return said + language.plainNumber(digits!, around);
    }),
  ];
}
