import { type Rule, rule } from '../rule.ts';
import { cardinalWords, digitWords } from './numbers.ts';

/** Groups of digits with a short rest between them. */
export function phoneWords(groups: readonly string[], isInternational: boolean): string {
  const split = groups.flatMap((group) => (group.length > 4 ? digitGroups(group, isInternational) : [group]));
  const words = split.map(digitWords).join(', ');
  return isInternational ? `plus ${words}` : words;
}

/** "5715550123" as 571, 555, 0123, also behind +1; other long runs in threes, the last of two to four. */
export function digitGroups(digits: string, international: boolean): string[] {
  if (international && digits.length === 11 && digits.startsWith('1'))
    return ['1', ...digitGroups(digits.slice(1), false)];
  if (digits.length === 10) return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const groups: string[] = [];
  let rest = digits;
  while (rest.length > 4) {
    groups.push(rest.slice(0, 3));
    rest = rest.slice(3);
  }
  return [...groups, rest];
}

/** Numbers of North America, and extensions. */
export const phoneShapes: readonly Rule[] = [
  rule(
    'ds',
    String.raw`(?:\+?1[ .‑-]?)?(?:\(\d{3}\) ?|\d{3}[ .‑-])\d{3}[ .‑-]\d{4}(?!\d)|\d{3}[.‑-]\d{4}(?![\d-])`,
    ([written], { before }) =>
      /[\d\p{L}][.-]?$/u.test(before) ? undefined : phoneWords(written.match(/\d+/g) ?? [], written.startsWith('+')),
  ),
  rule(
    'l',
    String.raw`(?:extension|ext\.?|x)\s?(\d{1,6})(?![\p{L}\d])`,
    ([written, digits], { before }) => {
      if (/^x/i.test(written) && !/\d[,\s]{1,2}$/.test(before)) return undefined;
      return `extension ${digits!.length < 3 && !digits!.startsWith('0') ? cardinalWords(digits!) : digitWords(digits!)}`;
    },
    'i',
  ),
];
