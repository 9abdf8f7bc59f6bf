import { amountSource, amountWords, dashSource, parseAmount, signSource, signWords, space } from '../amounts.ts';
import type { ReadingLanguage } from '../language.ts';
import { anyOf, type Rule, rule } from '../rule.ts';

/** A balance in brackets is one below zero; anywhere else brackets are just brackets. */
const beforeNegative = /(?:^|[:=]|\b(?:balance|loss|net|total|income|profit|change|result|saldo|verlust|pérdida|perte|solde)(?:\s+\p{L}{2,3})?)\s*$/iu;

/** Prices with their currency on either side, a sign on either side of that, and "M" or "million" behind them. */
export function moneyRules(language: ReadingLanguage): Rule[] {
  const { currencies, magnitudes, signs } = language;
  const amount = amountSource(language);
  const currency = `(?:${anyOf(currencies.keys())})`;
  const magnitude = `(?:${anyOf(magnitudes.keys())})`;
  const scale = String.raw`(?:${space}?(${magnitude})(?![\p{L}\d]))?`;
  /** A magnitude may stick to what follows: "M€". */
  const scaleBefore = String.raw`(?:${space}?(${magnitude}))?`;
  const sign = `(${signSource})?${space}?`;
  const end = String.raw`(?![\p{L}\d])`;
  const say: Rule['say'] = ([, outer, before, inner, first, scaleFirst], around) => {
    const said = signWords(outer, around.before, language) || signWords(inner, ' ', language);
    return said + moneyOf(first!, scaleFirst, before!, around);
  };
  const moneyOf = (written: string, scaled: string | undefined, name: string, around: Parameters<Rule['say']>[1]) =>
    language.money(
      parseAmount(written, language),
      currencies.get(name)!,
      scaled === undefined ? undefined : magnitudes.get(scaled),
      around,
    );
  const ahead = String.raw`${sign}(${currency})${space}?(${signSource})?(${amount})${scale}`;
  const behind = String.raw`${sign}(${amount})${scaleBefore}${space}?(${currency})${end}`;
  const sayBehind: Rule['say'] = ([, outer, first, scaled, name], around) =>
    signWords(outer, around.before, language) + moneyOf(first!, scaled, name!, around);
  return [
    rule('s', String.raw`\((?=${currency}|\d)(?:(${currency})${space}?(${amount})|(${amount})${space}?(${currency}))\)`, (match, around) => {
      const [, name, first, other, otherName] = match;
      if (!beforeNegative.test(around.before) || /^\s*[\p{L}]/u.test(around.next)) return undefined;
      return `${signs.minus} ${moneyOf((first ?? other)!, undefined, (name ?? otherName)!, around)}`;
    }),
    // "$10–15 million": the currency once for both.
    rule('ls', String.raw`${sign}(${currency})${space}?()(${amount})${space}?${dashSource}${space}?(?=\d)(${amount})${scale}(?!${space}?${currency}|\d|${dashSource}\d)`, (match, around) => {
      const [, outer, name, , first, second, scaled] = match;
      const low = amountWords(parseAmount(first!, language), language);
      return `${signWords(outer, around.before, language)}${low} ${signs.to} ${moneyOf(second!, scaled, name!, around)}`;
    }),
    rule('ls', ahead, say),
    rule('ds', behind, sayBehind),
  ];
}
