import { amountSource, amountWords, dashSource, parseAmount, signSource, signWords, space } from '../amounts.ts';
import type { ReadingLanguage } from '../language.ts';
import { anyOf, type Rule, rule } from '../rule.ts';

/** A balance in brackets is one below zero; anywhere else brackets are just brackets. */
const beforeNegative =
  /(?:^|[:=]|\b(?:balance|loss|net|total|income|profit|change|result|saldo|verlust|pérdida|perte|solde)(?:\s+\p{L}{2,3})?)\s*$/iu;

/** A dash with a space behind it parts what is said; it is a minus at the start, and behind a colon. */
const isApart = ([written]: RegExpExecArray, sign: string, before: string): boolean =>
  /\s/.test(written.charAt(sign.length)) && !/(?:^|[:(=])\s*$/.test(before);

/** Prices with their currency on either side, a sign on either side of that, and "M" or "million" behind them. */
export function moneyRules(language: ReadingLanguage): Rule[] {
  const { currencies, magnitudes, signs } = language;
  // Prices are copied from elsewhere with the other mark of decimals: "$99.99" in Spanish.
  const otherMark = language.decimalMark === ',' ? String.raw`\.` : ',';
  const ownMark = language.decimalMark === ',' ? ',' : String.raw`\.`;
  const foreignWhole = String.raw`\d{1,3}(?:${ownMark}\d{3}){1,4}|\d{1,9}`;
  const foreign = new RegExp(String.raw`^(${foreignWhole})${otherMark}(\d{2})$`);
  const amount = String.raw`(?:(?:${foreignWhole})${otherMark}\d{2}(?![\d.,])|${amountSource(language)})`;
  const parse = (written: string) => {
    const [, whole, fraction] = foreign.exec(written) ?? [];
    return whole === undefined ? parseAmount(written, language) : { whole: whole.replaceAll(/\D/g, ''), fraction };
  };
  const currency = `(?:${anyOf(currencies.keys())})`;
  /** Words ("euros", "peso") stand behind their number only. */
  const currencyAhead = `(?:${anyOf([...currencies.keys()].filter((name) => !/^\p{L}\p{Ll}{2,}$/u.test(name)))})`;
  const magnitude = `(?:${anyOf(magnitudes.keys())})`;
  const scale = String.raw`(?:${space}?(${magnitude})(?![\p{L}\d]))?`;
  /** A magnitude may stick to what follows: "M€". */
  const scaleBefore = `(?:${space}?(${magnitude}))?`;
  const sign = `(${signSource})?${space}?`;
  const end = String.raw`(?![\p{L}\d])`;
  const say: Rule['say'] = (match, around) => {
    const [, outer, before, inner, first, scaleFirst] = match;
    const said = signWords(outer, around.before, language) || signWords(inner, ' ', language);
    if (outer !== undefined && (said === '' || isApart(match, outer, around.before))) return undefined;
    return said + moneyOf(first!, scaleFirst, before!, around);
  };
  const moneyOf = (written: string, scaled: string | undefined, name: string, around: Parameters<Rule['say']>[1]) =>
    language.money(
      parse(written),
      currencies.get(name)!,
      scaled === undefined ? undefined : magnitudes.get(scaled),
      around,
    );
  const ahead = `${sign}(${currencyAhead})${space}?(${signSource})?(${amount})${scale}`;
  const behind = `${sign}(${amount})${scaleBefore}${space}?(${currency})${end}`;
  const sayBehind: Rule['say'] = (match, around) => {
    const [, outer, first, scaled, name] = match;
    const said = signWords(outer, around.before, language);
    if (outer !== undefined && (said === '' || isApart(match, outer, around.before))) return undefined;
    return said + moneyOf(first!, scaled, name!, around);
  };
  return [
    rule(
      's',
      String.raw`\((?=${currency}|\d)(?:(${currency})${space}?(${amount})|(${amount})${space}?(${currency}))\)`,
      (match, around) => {
        const [, name, first, other, otherName] = match;
        if (!beforeNegative.test(around.before) || /^\s*[\p{L}]/u.test(around.next)) return undefined;
        return `${signs.minus} ${moneyOf((first ?? other)!, undefined, (name ?? otherName)!, around)}`;
      },
    ),
    rule(
      'ls',
      String.raw`(${currencyAhead})\((${amount})\)`,
      ([, name, written], around) => `${signs.minus} ${moneyOf(written!, undefined, name!, around)}`,
    ),
    // "$10–15 million": the currency once for both.
    rule(
      'ls',
      String.raw`${sign}(${currencyAhead})${space}?()(${amount})${space}?${dashSource}${space}?(?=\d)(${amount})${scale}(?!${space}?${currency}|\d|${dashSource}\d)`,
      (match, around) => {
        const [, outer, name, , first, second, scaled] = match;
        const low = amountWords(parse(first!), language);
        return `${signWords(outer, around.before, language)}${low} ${signs.to} ${moneyOf(second!, scaled, name!, around)}`;
      },
    ),
    rule('ls', ahead, say),
    rule('ds', behind, sayBehind),
  ];
}
