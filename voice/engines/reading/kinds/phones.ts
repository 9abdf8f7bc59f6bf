import { dashSource } from '../amounts.ts';
import type { ReadingLanguage } from '../language.ts';
import { type Rule, rule } from '../rule.ts';

const groupsOf = (written: string) => written.match(/\d+/g) ?? [];

/** Phone numbers: behind a plus, behind a zero, and any groups of digits behind a word for them. */
export function phoneRules(language: ReadingLanguage): Rule[] {
  const isLong = (written: string, least: number) => written.replaceAll(/\D/g, '').length >= least;
  const behindNumber = /[\d\p{L}][.,:/-]?$/u;
  return [
    rule(
      's',
      // Each group begins behind a sign: digits that could be parted anywhere are tried in millions of ways.
      String.raw`\+\d{1,80}\)?(?:(?:[ .\/${'\u00a0'}-]{1,2}\(?|\(|(?<=\))\(?)\d{1,11}\)?){0,7}(?![\d%€])`,
      ([written], { before, next }) =>
        !isLong(written, 8) || behindNumber.test(before) || /^[.,]\d/.test(next)
          ? undefined
          : language.phone(groupsOf(written.replace(/\(0\)/, '')), true),
    ),
    rule(
      'ds',
      String.raw`\(?0\d{0,6}\)?(?:[ .\/\u00a0‑-]{1,3}\d{2,9}){1,6}(?![\d%€]|[.,:]\d)`,
      ([written], { before }) => {
        if (behindNumber.test(before) || !isLong(written, 7) || /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(written))
          return undefined;
        return language.phone(groupsOf(written), false);
      },
    ),
    rule('d', String.raw`0\d{6,14}(?!\d)`, ([written], { before }) =>
      behindNumber.test(before) ? undefined : language.phone([written], false),
    ),
    rule(
      'ds',
      String.raw`\(?\d{1,6}\)?(?:[ .\/\u00a0‑-]{1,2}\d{2,9}){0,6}(?![\d%€]|[.,:]\d)`,
      ([written], { before }) =>
        language.phoneWords.test(before) && isLong(written, 5) && !behindNumber.test(before)
          ? language.phone(groupsOf(written), false)
          : undefined,
    ),
    // Four groups and more are no range of anything.
    rule('d', String.raw`\d{1,12}(?:${dashSource}\d{1,12}){2,8}(?!\d)`, ([written]) =>
      language.phone(groupsOf(written), false),
    ),
  ];
}
