import { months, weekdays } from './say-when.ts';
import { addDays, type CalendarDate, dayNumber, daysInMonth, isRealDate, weekdayOf } from './zone.ts';

export interface FoundDate {
  date: CalendarDate;
  /** The words that are left when the date is taken out. */
  rest: string;
}

const monthNames = months.map((name) => name.toLowerCase());
const weekdayNames = weekdays.map((name) => name.toLowerCase());
const month = `(${monthNames.map((name) => (name === 'may' ? name : `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`)).join('|')})\\.?`;
export const weekday =
  '(sun(?:day)?|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?)s?';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?:,? (?:of )?((?:19|20)\\d{2}|(?:19|20) \\d{2}))?';
const notAList = '(?! (?:1|one|thing|week|half|part|floor|option|choice|available|appointment|time|slot|opening))';

const indexOf = (names: string[], word: string) => names.findIndex((name) => name.startsWith(word.slice(0, 3)));

type Read = (match: RegExpExecArray, today: CalendarDate) => CalendarDate | null;

/** The year that makes a day without a year the next one to come; 29 February waits for a leap year. */
function comingYear(date: { month: number; day: number }, today: CalendarDate): CalendarDate | null {
  for (let y = today.year; y <= today.year + 8; y++) {
    const candidate = { year: y, month: date.month, day: date.day };
    if (isRealDate(candidate) && dayNumber(candidate) >= dayNumber(today)) return candidate;
  }
  return null;
}

function dayOfMonth(
  monthNumber: number,
  dayText: string,
  yearText: string | undefined,
  today: CalendarDate,
): CalendarDate | null {
  const date = { month: monthNumber, day: Number(dayText) };
  if (!yearText) return comingYear(date, today);
  const digits = yearText.replace(' ', '');
  const full = { year: Number(digits.length === 2 ? `20${digits}` : digits), ...date };
  return isRealDate(full) ? full : null;
}

/** The coming day of that number: "the 31st" skips months that have none. */
function comingDay(dayText: string, today: CalendarDate, monthsAhead = 0): CalendarDate | null {
  for (let ahead = monthsAhead; ahead <= monthsAhead + 2; ahead++) {
    const date = { ...monthAfter(today, ahead), day: Number(dayText) };
    if (isRealDate(date) && dayNumber(date) >= dayNumber(today)) return date;
  }
  return null;
}

/** The month so many months on. */
export function monthAfter(from: CalendarDate, ahead: number): { year: number; month: number } {
  const index = from.year * 12 + from.month - 1 + ahead;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Monday of the week so many weeks on; weeks begin on Monday. */
export function mondayOf(date: CalendarDate, weeksAhead: number): CalendarDate {
  return addDays(date, 7 * weeksAhead - ((weekdayOf(date) + 6) % 7));
}

function namedWeekday(which: string, name: string, today: CalendarDate): CalendarDate {
  const target = indexOf(weekdayNames, name);
  const ahead = (target - weekdayOf(today) + 7) % 7;
  if (which.startsWith('next')) return addDays(mondayOf(today, 1), (target + 6) % 7);
  if (/^(last|past)/.test(which)) return addDays(today, ahead === 0 ? -7 : ahead - 7);
  return addDays(today, ahead === 0 && !which.startsWith('this') ? 7 : ahead);
}

const amounts: Record<string, number> = { a: 1, an: 1, one: 1, couple: 2, few: 3 };
const amount = '(\\d{1,3}|an?|(?:a )?couple(?: of)?|(?:a )?few)';
const amountOf = (text: string) => amounts[text.replace(/^a (?=c|f)| of$/g, '')] ?? Number(text);

function shift(from: CalendarDate, count: number, unit: string): CalendarDate {
  if (unit.startsWith('day')) return addDays(from, count);
  if (unit.startsWith('week')) return addDays(from, 7 * count);
  if (unit.startsWith('fortnight')) return addDays(from, 14 * count);
  const { year: y, month: m } = monthAfter(from, unit.startsWith('year') ? 12 * count : count);
  return { year: y, month: m, day: Math.min(from.day, daysInMonth(y, m)) };
}

function nthWeekday(nth: string, name: string, of: { year: number; month: number }): CalendarDate | null {
  const target = indexOf(weekdayNames, name);
  const last = { ...of, day: daysInMonth(of.year, of.month) };
  if (nth === 'last') return addDays(last, -((weekdayOf(last) - target + 7) % 7));
  const first = { ...of, day: 1 };
  const date = addDays(first, ((target - weekdayOf(first) + 7) % 7) + 7 * (Number.parseInt(nth, 10) - 1));
  return date.month === of.month ? date : null;
}

function nthWeekdayOf(nth: string, name: string, of: string, today: CalendarDate): CalendarDate | null {
  if (of.includes('next')) return nthWeekday(nth, name, monthAfter(today, 1));
  if (of.includes('month')) return nthWeekday(nth, name, today);
  const monthNumber = indexOf(monthNames, of) + 1;
  const thisYear = nthWeekday(nth, name, { year: today.year, month: monthNumber });
  if (thisYear && dayNumber(thisYear) >= dayNumber(today)) return thisYear;
  return nthWeekday(nth, name, { year: today.year + 1, month: monthNumber });
}

const unit = '(days?|weeks?|fortnights?|months?|years?)';
const anchor = `(?:now|today|tomorrow|yesterday|(?:next |this )?${weekday})`;

function anchorDate(text: string, today: CalendarDate): CalendarDate {
  if (/now|today/.test(text)) return today;
  if (text.includes('tomorrow')) return addDays(today, 1);
  if (text.includes('yesterday')) return addDays(today, -1);
  const [which, name] = text.includes(' ') ? text.split(' ') : ['', text];
  return namedWeekday(which ?? '', name ?? '', today);
}

const rules: [RegExp, Read][] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})(?:t(?=\d)|\b)/, ([, y, m, d], today) => dayOfMonth(Number(m), d!, y, today)],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})\b/, ([, d, m, y], today) => dayOfMonth(Number(m), d!, y, today)],
  [/\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b/, ([, m, d, y], today) => dayOfMonth(Number(m), d!, y, today)],
  [
    new RegExp(`\\b(1st|2nd|3rd|4th|last) ${weekday} (?:in|of) (${month}|next month|this month|the month)`),
    ([, nth, name, of], today) => nthWeekdayOf(nth!, name!, of!, today),
  ],
  [
    new RegExp(`\\b(?:${weekday} )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:day )?of ${month}\\b${year}`),
    ([, name, d, m, y], today) => onWeekday(name, dayOfMonth(indexOf(monthNames, m!) + 1, d!, y, today)),
  ],
  [
    new RegExp(`\\b(?:${weekday} )?(?:the )?${month} (?:the )?${day}\\b(?!:)${year}`),
    ([, name, m, d, y], today) => onWeekday(name, dayOfMonth(indexOf(monthNames, m!) + 1, d!, y, today)),
  ],
  [
    new RegExp(`\\b(?:${weekday} )?(?:the )?${day} (?:day )?(?:of )?${month}\\b${year}`),
    ([, name, d, m, y], today) => onWeekday(name, dayOfMonth(indexOf(monthNames, m!) + 1, d!, y, today)),
  ],
  [/\b(?:the )?day after tomorrow\b/, (_, today) => addDays(today, 2)],
  [/\b(?:the )?day before yesterday\b/, (_, today) => addDays(today, -2)],
  [
    new RegExp(`\\b${amount} ${unit} (?:from|after) (${anchor})`),
    ([, n, u, from], today) => shift(anchorDate(from!, today), amountOf(n!), u!),
  ],
  [
    new RegExp(`\\b${amount} ${unit} (today|tomorrow)\\b`),
    ([, n, u, from], today) => shift(anchorDate(from!, today), amountOf(n!), u!),
  ],
  [
    new RegExp(`\\b(?:the )?${weekday} after next\\b`),
    ([, name], today) => addDays(namedWeekday('next', name!, today), 7),
  ],
  [new RegExp(`\\bin ${amount} ${unit}\\b(?: time)?`), ([, n, u], today) => shift(today, amountOf(n!), u!)],
  [new RegExp(`\\b${amount} ${unit} ago\\b`), ([, n, u], today) => shift(today, -amountOf(n!), u!)],
  [new RegExp(`\\b${weekday} week\\b`), ([, name], today) => addDays(namedWeekday('', name!, today), 7)],
  [
    /\b(?:the )?(?:end|last day) of (?:the|this) month\b/,
    (_, today) => ({ ...today, day: daysInMonth(today.year, today.month) }),
  ],
  [
    new RegExp(`\\b(?:on )?${weekday} (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b`),
    ([, name, d], today) => onWeekday(name, comingDay(d!, today)),
  ],
  [
    new RegExp(`\\b(?:on )?(?:(this coming|coming|this|next|last|past) )?${weekday}\\b( next week)?`),
    ([, which, name, week], today) => namedWeekday(week ? 'next' : (which ?? ''), name!, today),
  ],
  [/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/, (_, today) => today],
  [/\b(?:tomorrow|tomorow|tommorow|tommorrow|tmrw)\b/, (_, today) => addDays(today, 1)],
  [/\byesterday\b/, (_, today) => addDays(today, -1)],
  [
    new RegExp(`\\b(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b${notAList}(?: (?:day )?(?:of )?(this|next) month)?`),
    ([, d, which], today) => comingDay(d!, today, which === 'next' ? 1 : 0),
  ],
];

/** A date with a weekday that it does not fall on is a slip of the tongue or of the ear: better asked again. */
function onWeekday(name: string | undefined, date: CalendarDate | null): CalendarDate | null {
  if (!date || !name) return date;
  return weekdayOf(date) === indexOf(weekdayNames, name) ? date : null;
}

/** Finds a date in words that `digitize` went over, read on the day `today`. Days without a year lie ahead. */
export function findDate(words: string, today: CalendarDate): FoundDate | null {
  for (const [pattern, read] of rules) {
    const match = pattern.exec(words);
    if (!match) continue;
    const date = read(match, today);
    if (!date || date.year < 1900 || date.year > 2099) return null;
    const rest = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`;
    return { date, rest: rest.replace(/\s+/g, ' ').trim() };
  }
  return null;
}
