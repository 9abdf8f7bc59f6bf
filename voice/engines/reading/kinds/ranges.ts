import { dashSource, space } from '../amounts.ts';
import type { ReadingLanguage } from '../language.ts';
import { anyOf, type Rule, rule } from '../rule.ts';

/** A dash between two times or numbers, with spaces on both sides or on none. */
export function rangeRules(language: ReadingLanguage): Rule[] {
  const ends = new RegExp(
    String.raw`(?:\d|[½⅓⅔¼¾]|[ap]\.?\s?m\.?|\d\s?(?:Uhr|h|${anyOf(language.units.keys())}|${anyOf(language.currencies.keys())}))['"′″]?(\s?)$`,
    'iu',
  );
  const begins = String.raw`(?:[$£€¥]|C?A?U?S?\$)?[-−]?\d`;
  const behindMonth = new RegExp(String.raw`(?<!\p{L})(?:${language.months})\.?(\s?)$`, 'iu');
  return [
    rule('s', `${dashSource}(${space}?)(?=${begins})`, ([, behind], { before, next }) => {
      const found = ends.exec(before) ?? behindMonth.exec(before);
      if (found === null || (found[1] !== '') !== (behind !== '')) return undefined;
      if (behind !== '' && /^[\d\s.,+−-]{1,20}=/.test(next)) return language.signs.minus;
      return language.signs.to;
    }),
  ];
}
