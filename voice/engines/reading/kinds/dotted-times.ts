import { dashSource } from '../amounts.ts';
import { type Rule, rule } from '../rule.ts';

/** "8.30–17.00": with a full stop, as the British and others write it, only where two times stand together. */
export function dottedTimes(clock: (hour: string, minute: string) => string | undefined): Rule {
  return rule('d', String.raw`(\d{1,2})\.([0-5]\d)(?![\d.])`, ([, hour, minute], { before, next }) => {
    const isPair = new RegExp(String.raw`^\s?${dashSource}\s?\d{1,2}[.:][0-5]\d(?!\d)`).test(next);
    const isSecond = new RegExp(String.raw`(?<![\d.])\d{1,2}[.:][0-5]\d\s?${dashSource}\s?$`).test(before);
    return (isPair || isSecond) && Number(hour) <= 24 ? clock(hour!, minute!) : undefined;
  });
}
