import type { DraftEdit } from '#domain/agents/draft-edits.ts';
import { type Weekday, weekdays } from '#domain/identity/business-hours.ts';
import { bookedIn } from './booking-edits.ts';
import type { EditRule } from './rule.ts';

const inWeek: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const dayWord = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const range = new RegExp(`\\b(${dayWord})\\s*(?:-|–|to|through|thru|till|until)\\s*(${dayWord})\\b`, 'i');
const oneDay = new RegExp(`\\b${dayWord}\\b`, 'gi');

const dayOf = (word: string): Weekday => inWeek.find((day) => day.startsWith(word.toLowerCase().slice(0, 3)))!;

/** The days of the week that are named. */
function daysIn(text: string): Weekday[] {
  const days = new Set<Weekday>();
  const span = range.exec(text);
  if (span) {
    const [from, to] = [inWeek.indexOf(dayOf(span[1]!)), inWeek.indexOf(dayOf(span[2]!))];
    for (let at = from; ; at = (at + 1) % 7) {
      days.add(inWeek[at]!);
      if (at === to) break;
    }
  }
  // "Sun" and "sat" alone are words of their own.
  for (const [word] of text.matchAll(oneDay)) if (!/^(?:sun|sat|wed|mon)$/.test(word) || span) days.add(dayOf(word));
  if (/\b(?:week ?days?|working days?|business days?|workdays?)\b/i.test(text))
    for (const day of inWeek.slice(0, 5)) days.add(day);
  if (/\bweek-?ends?\b/i.test(text)) for (const day of inWeek.slice(5)) days.add(day);
  return [...days];
}

const denied =
  /\b(?:never|not|no|don['’]t|do not|except(?: for| on)?|but not|nothing|avoid|exclude|without|closed|skip|stop|isn['’]t|aren['’]t|can['’]t|unavailable)\b/i;
const more = /\b(?:also|too|as well|add|again)\b/i;
const only = /\b(?:only|just|limit|restrict|nothing but)\b/i;

/** The days that are booked then; null where none are named. */
function weekdaysOf(text: string, now: readonly Weekday[]): Weekday[] | null {
  if (/\b(?:any|every|all) days?\b(?!.*\bexcept)/i.test(text) && daysIn(text).length === 0) return [...weekdays];
  const named = daysIn(text);
  if (named.length === 0) return null;
  const all = now.length === 0 ? inWeek : now;
  if (denied.test(text) && !/\bnothing but\b/i.test(text)) {
    const base = /\bevery ?day\b/i.test(text) ? inWeek : all;
    return base.filter((day) => !named.includes(day));
  }
  if (more.test(text) && !only.test(text))
    return now.length === 0 ? [...inWeek] : inWeek.filter((day) => now.includes(day) || named.includes(day));
  return inWeek.filter((day) => named.includes(day));
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const count = `(\\d{1,3}|an?(?: half)?|half an?|one and a half|an? (?:hour|day) and a half|${numbers.join('|')}|thirty|forty[- ]five|fifteen|twenty|sixty|ninety|twenty[- ]four|forty[- ]eight)`;
const wordCounts: Record<string, number> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
  'twenty four': 24,
  'forty eight': 48,
  'one and a half': 1.5,
};

function countOf(said: string): number {
  const word = said.toLowerCase().replace('-', ' ');
  if (/^\d/.test(word)) return Number(word);
  if (/half/.test(word) && !/and a half/.test(word)) return 0.5;
  return wordCounts[word] ?? (numbers.indexOf(word) + 1 || 1);
}

const clock =
  "(\\d{1,2})(?:[:.h](\\d{2}))?\\s*(am|pm|o[’']?clock)?|(noon|midday|midnight)|(" +
  numbers.join('|') +
  ")(?:\\s*(am|pm|o[’']?clock))?";

/** Minutes from midnight. @param isLate whether a bare hour is of the afternoon */
function minuteOf(groups: readonly (string | undefined)[], isLate: (hour: number) => boolean): number | null {
  const [digits, minutes, half, word, name, nameHalf] = groups;
  if (word) return word.toLowerCase() === 'midnight' ? 1440 : 720;
  const suffix = (half ?? nameHalf)?.toLowerCase();
  let hour = name ? numbers.indexOf(name.toLowerCase()) + 1 : Number(digits);
  if (hour > 24 || Number(minutes ?? 0) > 59) return null;
  if (suffix === 'pm' && hour < 12) hour += 12;
  else if (suffix === 'am' && hour === 12) hour = 0;
  else if (suffix !== 'am' && suffix !== 'pm' && hour < 12 && isLate(hour)) hour += 12;
  return hour * 60 + Number(minutes ?? 0);
}

const asClock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Hours before which a bare number is one of the afternoon: offices don't open at five. */
const earliest = 7;
const span = new RegExp(
  `\\b(?:between|from)?\\s*(?:${clock})\\s*(?:and|to|until|till|-|–)\\s*(?:${clock})(?![\\d:]|\\s*(?:minutes?|mins?|hours?|days?))`,
  'i',
);
const since = new RegExp(
  `\\b(?:(?:not|nothing|never|no (?:appointments?|bookings?|meetings?)|don['’]t book|do not book|none)(?: \\w+){0,2} (?:before|earlier than)|no earlier than|only after|(?:starting |beginning )?(?:at|from) the earliest|after|from|starting at|open(?:ing|s)? at)\\s+(?:${clock})(?!\\s*(?:minutes?|mins?|hours?|days?))`,
  'i',
);
const until = new RegExp(
  `\\b(?:(?:not|nothing|never|no (?:appointments?|bookings?|meetings?)|don['’]t book|do not book|none)(?: \\w+){0,2} (?:after|later than|past)|no later than|only before|before|until|till|by|clos(?:ing|es?) at)\\s+(?:${clock})(?!\\s*(?:minutes?|mins?|hours?|days?))`,
  'i',
);

/** The times of the day that are named. */
function hoursIn(text: string): { opens: string | null; closes: string | null } {
  const both = span.exec(text);
  if (
    both &&
    (both[3] ??
      both[9] ??
      both[4] ??
      both[10] ??
      both[2] ??
      /\b(?:between|from|only|hours|book|clock|open)\b/i.exec(text) ??
      (daysIn(text).length > 0 ? 'days' : undefined))
  ) {
    const from = minuteOf(both.slice(1, 7), (hour) => hour < earliest);
    const to = minuteOf(both.slice(7, 13), (hour) => hour < earliest || (from !== null && hour * 60 <= from));
    if (from !== null && to !== null && from < to)
      return { opens: asClock(from), closes: to >= 1440 ? '23:59' : asClock(to) };
  }
  const late = (hour: number) => hour < earliest;
  const [start, end] = [since.exec(text), until.exec(text)];
  // "Not after five" names an end, though "after" stands in it.
  const isEnd = end !== null && (start === null || end.index <= start.index);
  const [opens, closes] = [
    start && !isEnd ? minuteOf(start.slice(1, 7), late) : null,
    isEnd ? minuteOf(end.slice(1, 7), late) : null,
  ];
  if (opens !== null || closes !== null)
    return {
      opens: opens === null ? null : asClock(opens),
      closes: closes === null ? null : asClock(Math.min(closes, 1439)),
    };
  if (/\bmornings?\b/i.test(text))
    return denied.test(text) ? { opens: '12:00', closes: null } : { opens: null, closes: '12:00' };
  if (/\bafternoons?\b/i.test(text))
    return denied.test(text) ? { opens: null, closes: '12:00' } : { opens: '12:00', closes: null };
  if (/\bevenings?\b/i.test(text))
    return denied.test(text) ? { opens: null, closes: '18:00' } : { opens: '18:00', closes: null };
  return { opens: null, closes: null };
}

const ahead = new RegExp(
  `\\b${count}[\\s-]*(hours?|hrs?|days?|weeks?)(?:['’]s?|s['’])?\\s+(?:ahead|in advance|(?:of\\s+)?(?:advance\\s+)?notice|before(?:hand)?|early|away|from now)\\b`,
  'i',
);
const notice = new RegExp(`\\bnotice(?: of| is| to|:)+ (?:at least )?${count}[\\s-]*(hours?|hrs?|days?|weeks?)`, 'i');
const hoursOfUnit: Record<string, number> = { h: 1, d: 24, w: 168 };

/** Hours of notice; null where none is named. */
function noticeIn(text: string): number | null {
  if (/\b(?:no|not|never|don['’]t)\b.*\bsame[- ]day\b|\bnot (?:on )?(?:the same day|today)\b/i.test(text)) return 24;
  if (/\b(?:without|no) (?:advance )?notice\b/i.test(text)) return 0;
  const found = ahead.exec(text) ?? notice.exec(text);
  return found ? Math.round(countOf(found[1]!) * hoursOfUnit[found[2]!.charAt(0).toLowerCase()]!) : null;
}

const length = new RegExp(`\\b${count}[\\s-]*(minutes?|mins?|hours?|hrs?)\\b`, 'i');
const ofLength =
  /\b(?:each|long|lasts?|takes?|appointments?|bookings?|meetings?|visits?|slots?|duration|length|per|shorten|lengthen|inspections?|consultations?|sessions?)\b/i;

function minutesIn(text: string): number | null {
  const found = length.exec(text);
  if (!found || !ofLength.test(text)) return null;
  const isHours = /^h/i.test(found[2]!);
  const isHalfMore = /\bhours? and a half\b/i.test(text) ? 0.5 : 0;
  return Math.round((countOf(found[1]!) + isHalfMore) * (isHours ? 60 : 1));
}

const elsewhere = /^(?:ask|say|tell|greet|send|email|text|transfer|if|when|whenever|remove|add)\b/i;
const breaks = /\b(?:lunch|breaks?|pause)\b/i;
const hours = /\bwe(?:['’]re| are)?\s+(?:close|open|closed|opened)\b/i;
const calls = /\b(?:(?:take|answer|accept|pick up)\b.*\bcalls?|calls? (?:only|are)|phone hours)\b/i;

/** What a text says of when appointments may be, and how long they take. @param now the days that are booked so far; all when empty */
export function limitsIn(text: string, now: readonly Weekday[]) {
  const noticeHours = noticeIn(text);
  const bare = noticeHours === null ? text : text.replace(ahead, ' ').replace(notice, ' ');
  const durationMinutes = minutesIn(bare);
  const weekdays = weekdaysOf(bare, now);
  const { opens, closes } = hoursIn(durationMinutes === null ? bare : bare.replace(length, ' '));
  return { weekdays, opens, closes, noticeHours, durationMinutes };
}

/** "Never on Mondays", "only between 9 and 5", "45 minutes each", "at least a day ahead". */
export const bookingRule: EditRule = ({ text, draft }) => {
  if (elsewhere.test(text)) return null;
  const now = bookedIn(draft)?.limits.weekdays ?? [];
  const { weekdays: days, opens, closes, noticeHours, durationMinutes } = limitsIn(text, now);
  if (days === null && opens === null && closes === null && noticeHours === null && durationMinutes === null)
    return null;
  if (breaks.test(text) || (opens !== null && closes !== null && denied.test(text) && days === null))
    return { why: 'To add breaks during the day, use your business hours under Settings.' };
  if (hours.test(text) && days !== null && (opens === null) !== (closes === null))
    return {
      why: 'Bookings have the same hours every day. To change the hours for a single day, use your business hours under Settings.',
    };
  if (calls.test(text)) return { why: 'To set when calls are answered, use Callers on the Configuration tab.' };
  if (days?.length === 0) return { why: 'That would leave no days to book.' };
  if (durationMinutes !== null && (durationMinutes < 5 || durationMinutes > 480))
    return { why: 'An appointment can take 5 to 480 minutes.' };
  if (noticeHours !== null && noticeHours > 720) return { why: 'The minimum notice can be up to 720 hours.' };
  const edit: DraftEdit = { does: 'limit_booking', weekdays: days, opens, closes, noticeHours, durationMinutes };
  return [edit];
};
