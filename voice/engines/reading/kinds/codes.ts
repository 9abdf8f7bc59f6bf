import type { ReadingLanguage } from '../language.ts';
import { type Rule, rule } from '../rule.ts';

const piece = String.raw`[A-Z\d]{1,24}`;
/** Groups of capitals and digits; behind a space only such as have two signs or more and are no amount, date or time. */
const body = String.raw`#?(?=(?:[A-Z]{1,8}[-‐‑–−./ _]){0,2}[A-Z]{0,8}\d)${piece}(?:[-‐‑–−./_]${piece}|[ \u00a0](?=[A-Z]{0,4}\d)[A-Z\d]{2,12}(?![\p{L}\d:%€$£]|[.,]\d)){0,9}`;

/** Digits that are read one by one: behind "code", "order number", "card", before "is your code". */
export function codeRules(language: ReadingLanguage): Rule[] {
  const { strong, weak, fillers, copulas, isYours, verbs, counted } = language.codes;
  const end = String.raw`[\s:#.,(«„"“*•]{0,6}$`;
  const between = String.raw`((?:[\s:#.,()]{1,3}(?:${fillers})(?![\p{L}]))*)${end}`;
  // "The code that I got was": some words more, and then a verb that tells it.
  const told = String.raw`[^\d.!?\n]{1,40}\s(?:${copulas})${end}`;
  const strongBefore = new RegExp(String.raw`(?<![\p{L}\d])(?:${strong})(?:${between}|(?!\p{L})${told})`, 'iu');
  const weakBefore = new RegExp(String.raw`(?<![\p{L}\d])(?:${weak})${between}`, 'iu');
  const yours = new RegExp(
    String.raw`^\s{1,3}(?:${isYours})\s{1,3}(?:[\p{L}-]{1,20}\s{1,3}){0,3}(?:${strong}|${weak})(?!\p{L})`,
    'iu',
  );
  const counts = new RegExp(String.raw`^\s+(?!(?:${verbs})(?!\p{L}))(?:${counted})(?!\p{L})`, 'u');
  const isCode = (before: string, next: string, written: string) => {
    if (strongBefore.test(before) || yours.test(next)) return true;
    const found = weakBefore.exec(before);
    if (found === null) return false;
    const isNamed = found[1] !== '' || /[#:]\s*$/.test(found[0]) || /[A-Z#-]|^0/.test(written);
    return isNamed || !counts.test(next);
  };
  return [
    rule('l', String.raw`[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,4})?(?![\p{L}\d])`, ([written]) =>
      (written.match(/[A-Z]+|\d+/g) ?? []).map(language.spell).join(', '),
    ),
    rule('dls', `${body}(?![\\p{L}\\d])`, ([written], { before, next }) => {
      if (/[\d\p{L}][.,:/-]?$/u.test(before)) return undefined;
      if (
        /^#?\d+[.,]\d{1,2}$|^\d{1,2}[./]\d{1,2}[./]/.test(written) ||
        /^(?:[,:]\d|\s?[%€$£°]|\s?[ap]\.?m\b)/.test(next)
      )
        return undefined;
      if (/^\d{1,2}$/.test(written) && !written.startsWith('0')) return undefined;
      if (!isCode(before, next, written)) return undefined;
      const isNumbered =
        written.startsWith('#') && !new RegExp(String.raw`${language.signs.number}[\s:]*$`, 'i').test(before);
      return (isNumbered ? `${language.signs.number} ` : '') + codeWords(written, language);
    }),
  ];
}

function codeWords(written: string, language: ReadingLanguage): string {
  const groups = written.match(/[A-Z\d]+|\//g) ?? [];
  // "B12" is bee twelve, "SAVE20" save twenty; in "XK42P" each sign counts.
  const isShort = groups.length === 1 && /^(?:\d{1,2}[A-Z]?|[A-Z]?\d{1,2}|[A-Z]{4,}\d{1,2})$/.test(groups[0]!);
  return groups
    .map((group) => {
      if (group === '/') return /^0\d+\//.test(written) ? '' : language.signs.slash;
      const runs = group.match(/[A-Z]+|\d+/g) ?? [];
      return runs
        .map((run) => (isShort && /^[1-9]\d?$/.test(run) ? language.cardinal(run) : language.spell(run)))
        .join(' ');
    })
    .filter((said) => said !== '')
    .join(', ')
    .replaceAll(`, ${language.signs.slash}, `, ` ${language.signs.slash} `);
}

/** Codes that are known by how they look: British post codes, "B2B", "AB1234", "I-95". */
export function codeShapes(language: ReadingLanguage): Rule[] {
  return [
    rule('l', String.raw`[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])`, ([written]) =>
      written
        .split(' ')
        .map((part) => (part.match(/[A-Z]+|\d+/g) ?? []).map(language.spell).join(' '))
        .join(', '),
    ),
    // The groups of a card's number.
    rule('d', String.raw`\d{4}([ -])\d{4}\1\d{4}(?:\1\d{1,7})?(?![\d])`, ([written]) =>
      written.split(/[ -]/).map(language.spell).join(', '),
    ),
    rule(
      'l',
      String.raw`([A-Z]{1,3})[-‐‑ ](\d{1,5}[A-Z]?)(?![\p{L}\d:.,%€$£/-])`,
      ([written, letters, digits], { before }) => {
        if (/[\p{L}\d.-]$/u.test(before) || (/ /.test(written) && !/^[A-Z]{2}$/.test(letters!))) return undefined;
        return / /.test(written) ? undefined : `${language.spell(letters!)} ${runWords(digits!, language)}`;
      },
    ),
    rule(
      'dl',
      String.raw`(?=[A-Za-z\d]{0,30}[A-Za-z])(?=[A-Za-z]{0,30}\d)[A-Za-z\d]{2,30}(?![\p{L}\d])`,
      ([written], { before }) =>
        /\p{L}$/u.test(before) || /^\d{1,9}(?:k|K|M|m|bn|mn|tn)$/.test(written)
          ? undefined
          : runWords(written, language),
    ),
  ];
}

/** In names up to two digits are a number ("covid 19"), more are read one by one. */
function runWords(written: string, language: ReadingLanguage): string {
  const runs = written.match(/[A-Za-z]+|\d+/g) ?? [];
  return runs
    .map((run) => {
      if (/\d/.test(run)) return run.length <= 2 && !run.startsWith('0') ? language.cardinal(run) : language.spell(run);
      return run.length <= 3 || !/[aeiouy]/i.test(run) ? language.spell(run) : language.addressLetters(run);
    })
    .join(' ');
}
