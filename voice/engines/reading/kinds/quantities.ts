import { amountSource, amountWords, parseAmount, signSource, signWords, space } from '../amounts.ts';
import type { ReadingLanguage, Unit } from '../language.ts';
import { anyOf, type Rule, rule } from '../rule.ts';

/** Numbers with a unit, per another one, and the sides of a room. */
export function quantityRules(language: ReadingLanguage): Rule[] {
  const { signs, units } = language;
  const amount = amountSource(language);
  const unit = anyOf(units.keys());
  const behindSlash = new Map([...units, ...language.perUnits]);
  const perUnit = anyOf(behindSlash.keys());
  const per = (name: string | undefined) => (name === undefined ? '' : ` ${signs.per} ${behindSlash.get(name)!.one}`);
  const side = (written: string, name: string | undefined, around: Parameters<Rule['say']>[1]) =>
    name === undefined
      ? amountWords(parseAmount(written, language), language)
      : language.quantity(parseAmount(written, language), units.get(name) as Unit, around);
  return [
    rule(
      'd',
      String.raw`(${amount})${space}?(?:(${unit})${space}?)?([x×*])${space}?(?=\d)(?!0x)`,
      ([written, first, name, sign], around) => {
        const isProduct = /^[\d\s.,x×*+−-]*[=≠≈<>]/.test(around.next);
        const hasUnit = new RegExp(String.raw`^[\d\s.,x×]{1,20}(?:${unit})(?![\p{L}\d])`, 'u').test(around.next);
        if (sign === '*' && !isProduct) return undefined;
        const word = isProduct || (sign === '×' && !hasUnit && name === undefined) ? signs.times : signs.by;
        return written === '' ? undefined : `${side(first!, name, around)} ${word}`;
      },
    ),
    rule(
      'ds',
      String.raw`(${signSource})?${space}?(${amount})${space}?(${unit})(?![\p{L}\d²³]|['’]\p{L})(?:${space}?\/${space}?(${perUnit})(?![\p{L}\d]))?`,
      ([, sign, written, name, other], around) => {
        const signed = signWords(sign, around.before, language);
        if (sign !== undefined && signed === '') return undefined;
        return signed + language.quantity(parseAmount(written!, language), units.get(name!)!, around) + per(other);
      },
    ),
    // "1/4 l", "1½ tbsp": a unit behind a fraction.
    rule('l', String.raw`(${unit})(?![\p{L}\d²³])`, ([, name], { before }) => {
      const found = /(\d{1,3}[ -]?)?(?:(\d{1,2})[/⁄](\d{1,2})|[½⅓⅔¼¾⅕⅛⅜⅝⅞]) ?$/u.exec(before);
      if (found === null) return undefined;
      const isHalf = found[0].trimEnd().endsWith('½') || `${found[2]}/${found[3]}` === '1/2';
      const { one, many } = units.get(name!)!;
      return found[1] === undefined ? `${isHalf ? '' : signs.ofFraction}${one}` : many;
    }),
    rule('l', String.raw`x(?=${space}?\d)`, (_match, { before }) =>
      /\d['"′″]?\s?$/.test(before) ? signs.by : undefined,
    ),
    // "€20/h", "3 times/day": per what follows.
    rule('s', String.raw`\/${space}?(${perUnit})(?![\p{L}\d])`, ([, name], { before }) =>
      /\d[^\n]{0,24}$/.test(before) && (!/\d$/.test(before) || /[$€£]\s?[\d.,]{1,12}$/.test(before))
        ? per(name).trim()
        : undefined,
    ),
  ];
}
