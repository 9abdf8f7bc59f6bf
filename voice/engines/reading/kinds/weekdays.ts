import { dashSource } from '../amounts.ts';
import { anyOf, type Rule, rule } from '../rule.ts';

/** Weekdays cut short: before a figure, in a span ("Mo–Fr") or a list ("lun. et mar."). */
export function weekdayRules(weekdays: ReadonlyMap<string, string>, words: { to: string; and: string }): Rule[] {
  const short = anyOf(weekdays.keys());
  const any = `(?:${short}|${anyOf(weekdays.values())})`;
  const joint = String.raw`\.?\s?(?:${dashSource}|\/|&|,|\+|und|bis|y|a|et|à|au)\s?`;
  const behindDay = new RegExp(`(?<!\\p{L})${any}${joint}$`, 'iu');
  const lower = new Map([...weekdays].map(([name, day]) => [name.toLowerCase(), day]));
  return [
    rule(
      'l',
      String.raw`(${short})(?![\p{L}\d])\.?(?:(?=${joint}${any}(?!\p{L}))|(?=[,:]?\s\d))`,
      ([written, name], { before }) => {
        if (/[\p{L}\d]$/u.test(before)) return undefined;
        const isPlain = !written.endsWith('.') && /^\p{Ll}/u.test(written) && !behindDay.test(before);
        return isPlain && /\p{L}\s$/u.test(before) ? undefined : lower.get(name!.toLowerCase());
      },
      'i',
    ),
    rule(
      'l',
      String.raw`(${short})(?![\p{L}\d])\.?`,
      ([, name], { before }) => (behindDay.test(before) ? lower.get(name!.toLowerCase()) : undefined),
      'i',
    ),
    rule(
      's',
      String.raw`${dashSource}(?=\s?${any}(?!\p{L}))`,
      (_match, { before }) => (new RegExp(`(?<!\\p{L})${any}\\.?\\s?$`, 'iu').test(before) ? words.to : undefined),
      'i',
    ),
    rule('s', String.raw`&(?=\s?${any}(?!\p{L}))`, () => words.and, 'i'),
  ];
}
