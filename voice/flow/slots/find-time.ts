/** A time of day as it was said; `half` tells morning from afternoon where the caller did. */
export interface SaidTime {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
}

export interface FoundTime {
  time: SaidTime;
  /** The words that are left when the time is taken out. */
  rest: string;
}

const hour = '(\\d{1,2})';
const tail =
  "(?:\\s*o'?\\s?clock)?(?:\\s*(a\\.?\\s?m\\b\\.?|p\\.?\\s?m\\b\\.?|in the morning|in the afternoon|in the evening|at night))?";
const end = '(?![\\d:/]|\\s*(?:st|nd|rd|th)\\b|\\s+\\d)';

type Read = (match: RegExpExecArray) => { hour: number; minute: number; tail?: string | undefined } | null;

const minutesTo = /^(?:5|10|20|25)$/;

const rules: [RegExp, Read][] = [
  [/\b(?:12 )?(?:noon|midday)\b/, () => ({ hour: 12, minute: 0, tail: 'pm' })],
  [/\b(?:12 )?midnight\b/, () => ({ hour: 0, minute: 0, tail: 'am' })],
  [
    new RegExp(
      `\\b(?:a )?(half|quarter|\\d{1,2})( minutes?)? (past|after|to|of|till?|until|before) ${hour}${end}${tail}`,
    ),
    ([, amount = '', word, relation = '', h, t]) => {
      if (/\d/.test(amount) && !word && !minutesTo.test(amount)) return null;
      if (relation === 'of' && amount !== 'quarter') return null;
      const minutes = amount === 'half' ? 30 : amount === 'quarter' ? 15 : Number(amount);
      if (minutes > 59) return null;
      if (relation === 'past' || relation === 'after') return { hour: Number(h), minute: minutes, tail: t };
      if (amount === 'half') return null;
      return { hour: Number(h) === 1 ? 12 : Number(h) - 1, minute: 60 - minutes, tail: t };
    },
  ],
  [new RegExp(`\\b${hour}[:.h]([0-5]\\d)(?![\\d.])${tail}`), ([, h, m, t]) => ({ hour: +h!, minute: +m!, tail: t })],
  [
    new RegExp(`\\b${hour} (?:oh|o|0) ?([1-9])\\b${end}${tail}`),
    ([, h, m, t]) => ({ hour: +h!, minute: +m!, tail: t }),
  ],
  [new RegExp(`\\b${hour} ([0-5]\\d)\\b${end}${tail}`), ([, h, m, t]) => ({ hour: +h!, minute: +m!, tail: t })],
  [/\b(\d{1,2})([0-5]\d) ?(?:hours|hrs|h)\b/, ([, h, m]) => ({ hour: +h!, minute: +m! })],
  [/(?:^|\bat )([01]\d|2[0-3])([0-5]\d)$/, ([, h, m]) => ({ hour: +h!, minute: +m! })],
  [new RegExp(`\\bhalf ${hour}${end}${tail}`), ([, h, t]) => ({ hour: +h!, minute: 30, tail: t })],
  [
    new RegExp(`\\b${hour}(?= ?(?:[ap]\\.?\\s?m\\b|o'?\\s?clock|in the|at night))${tail}`),
    ([, h, t]) => ({ hour: +h!, minute: 0, tail: t }),
  ],
  [
    new RegExp(
      `\\b(?:at|around|about|by|for|make (?:it|that)|say|after|before|from) ${hour}(?:ish)?${end}(?! [a-z]+s\\b)${tail}`,
    ),
    ([, h, t]) => ({ hour: +h!, minute: 0, tail: t }),
  ],
];

/** A lone number is a time only where a time was asked for: "three", "how about four?". */
const lone = new RegExp(
  `^(?:[a-z' ]+ )?${hour}(?:ish)?(?: (?:works|is (?:good|fine|best)|would (?:work|be)|sounds)[a-z' ]*)?$`,
);

/** Which half of the day words elsewhere in the sentence mean, as in "tomorrow morning at six". */
function halfOf(words: string, hour: number): SaidTime['half'] {
  if (/\ba\.?\s?m\b|\bmorning\b/.test(words)) return 'am';
  if (/\bp\.?\s?m\b|\bafternoon\b|\bevening\b/.test(words)) return 'pm';
  if (/\b(?:to)?night\b/.test(words)) return hour === 12 || hour < 5 ? 'am' : 'pm';
  return null;
}

/**
 * Finds a time of day in words that `digitize` went over.
 * @param asked whether a lone number counts
 */
export function findTime(words: string, asked: boolean): FoundTime | null {
  const all: [RegExp, Read][] = asked ? [...rules, [lone, ([, h]) => ({ hour: Number(h), minute: 0 })]] : rules;
  for (const [pattern, read] of all) {
    const match = pattern.exec(words);
    const found = match && read(match);
    if (!match || !found) continue;
    if (found.hour > 23 || found.minute > 59) return null;
    const half = halfOf(found.tail ?? '', found.hour) ?? halfOf(words, found.hour);
    const rest = pattern === lone ? '' : `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`;
    return { time: { hour: found.hour, minute: found.minute, half }, rest: rest.replace(/\s+/g, ' ').trim() };
  }
  return null;
}

/**
 * The hour on the 24-hour clock. Where the caller left the half of the day open, business hours decide: one to six
 * are in the afternoon, seven to eleven in the morning.
 */
export function resolveHour(time: SaidTime): { hour: number; minute: number; sure: boolean } {
  const { hour, minute, half } = time;
  if (hour > 12 || hour === 0) return { hour, minute, sure: true };
  if (half === 'am') return { hour: hour % 12, minute, sure: true };
  if (half === 'pm') return { hour: (hour % 12) + 12, minute, sure: true };
  return { hour: hour <= 6 ? hour + 12 : hour, minute, sure: hour === 12 };
}
