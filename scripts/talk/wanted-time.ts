import { addDays, type CalendarDate, instantOf, wallTime, weekdayOf } from '#voice/understanding/calendar.ts';

/** Moments from one to another, in milliseconds since the epoch; the end is not part of them. */
export interface Times {
  from: number;
  to: number;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const dayMinutes = 24 * 60;

function dayOf(words: string, today: CalendarDate): CalendarDate {
  if (words === 'today') return today;
  const [, name, weeks] = /^([A-Z][a-z]{2})(?:\+(\d))?$/.exec(words) ?? [];
  if (name) {
    const ahead = (weekdays.indexOf(name) - weekdayOf(today) + 7) % 7 || 7;
    return addDays(today, ahead + 7 * Number(weeks ?? 0));
  }
  const [, month, day] = /^(\d{1,2})-(\d{1,2})$/.exec(words) ?? [];
  if (!month) throw new Error(`"${words}" is no day: write it as in Wed, Wed+1, today or 12-15.`);
  const year = Number(month) < today.month ? today.year + 1 : today.year;
  return { year, month: Number(month), day: Number(day) };
}

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** The moments that a wish of a conversation names, as `Wed 16:00`; any that stand between bars. */
export function wantedTimes(wish: string, now: number, timeZone: string): Times[] {
  const today = wallTime(now, timeZone);
  return wish.split('|').map((one) => {
    const [day = '', clock] = one.trim().split(' ');
    const date = dayOf(day, today);
    const at = (minutes: number) =>
      instantOf(
        {
          ...(minutes >= dayMinutes ? addDays(date, 1) : date),
          hour: Math.floor((minutes % dayMinutes) / 60),
          minute: minutes % 60,
        },
        timeZone,
      );
    const [from, to] = clock?.split('-').map(minutesOf) ?? [0, dayMinutes];
    return { from: at(from!), to: at(to ?? from! + 1) };
  });
}

/** Whether a moment is one of these. */
export const isAmong = (at: number, times: readonly Times[]): boolean =>
  times.some(({ from, to }) => at >= from && at < to);

/** The time that someone means by its place. */
export const timeAt = (place: 'first' | 'middle' | 'last', offers: readonly number[]): number | undefined =>
  ({ first: offers[0], middle: offers[Math.floor(offers.length / 2)], last: offers.at(-1) })[place];
