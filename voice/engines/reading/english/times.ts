import { type Rule, rule } from '../rule.ts';
import { cardinalWords, digitWords } from './numbers.ts';

/** A time of day; without "am" or "pm" a full hour is "o'clock" up to twelve. */
export function clockWords(hour: string, minute: string | undefined, half: string | undefined): string | undefined {
  if (Number(hour) > 24 || Number(minute ?? 0) > 59) return undefined;
  const hours = cardinalWords(hour);
  const suffix = half === undefined ? '' : half.toLowerCase() === 'a' ? ' ay m' : ' p m';
  if (minute === undefined || minute === '00') {
    if (suffix !== '') return hours + suffix;
    return Number(hour) >= 1 && Number(hour) <= 12 ? `${hours} o'clock` : `${hours} hundred`;
  }
  return `${hours} ${minute.startsWith('0') ? `oh ${digitWords(minute.slice(1))}` : cardinalWords(minute)}${suffix}`;
}

const half = String.raw`\s?([ap])\.?\s?m(?![a-z])\.?`;

export const timeRules: readonly Rule[] = [
  // "1h 30m": metres elsewhere.
  rule('d', String.raw`(\d{1,3})\s?h(?:rs?)?\s?(\d{1,2})\s?m(?![\p{L}\d])`, ([, hours, minutes]) => {
    const counted = (count: string, one: string) => `${cardinalWords(count)} ${Number(count) === 1 ? one : `${one}s`}`;
    return `${counted(hours!, 'hour')} ${counted(minutes!, 'minute')}`;
  }),
  // "noon-4", "9am-noon".
  rule('s', String.raw`[-–—](?=\s?(?:\d|noon|midnight))`, (_match, { before, next }) =>
    /(?:\bnoon|\bmidnight)\s?$/i.test(before) ||
    (/\d(?:\s?[ap]\.?m\.?)?\s?$/i.test(before) && /^\s?(?:noon|midnight)/i.test(next))
      ? 'to'
      : undefined,
  ),
  rule(
    'd',
    String.raw`(\d{1,2}):(\d{2}):(\d{2})(?![\d:])(?:${half})?`,
    ([, hour, minute, second, side]) => {
      const time = clockWords(hour!, minute, undefined);
      if (time === undefined || Number(second) > 59) return undefined;
      const seconds =
        Number(second) === 0 ? '' : ` and ${cardinalWords(second!)} ${Number(second) === 1 ? 'second' : 'seconds'}`;
      return (clockWords(hour!, minute, side) ?? time) + seconds;
    },
    'i',
  ),
  rule(
    'd',
    String.raw`(\d{1,2}):(\d{2})(?![\d:])(?:${half})?`,
    ([, hour, minute, side], { before, next }) => {
      const isFinish =
        /\b(?:in|of|time:?|ran|finished|record)\s$/i.test(before) && /^\s?(?:min|minutes|pace|mile)/.test(next);
      return isFinish
        ? `${cardinalWords(hour!)} ${clockWords('1', minute, undefined)!.replace(/^one /, '')}`
        : clockWords(hour!, minute, side);
    },
    'i',
  ),
  rule('d', String.raw`(\d{1,2})\.(\d{2})${half}`, ([, hour, minute, side]) => clockWords(hour!, minute, side), 'i'),
  rule('d', String.raw`(\d{1,2})(?:${half})`, ([, hour, side]) => clockWords(hour!, undefined, side), 'i'),
  rule('d', String.raw`([01]\d|2[0-4])([0-5]\d)\s?(?:hours|hrs|h)(?![a-z])`, ([, hour, minute]) => {
    const hours = hour!.startsWith('0') ? digitWords(hour!) : cardinalWords(hour!);
    return `${hours} ${minute === '00' ? 'hundred' : minute!.startsWith('0') ? digitWords(minute!) : cardinalWords(minute!)} hours`;
  }),
];
