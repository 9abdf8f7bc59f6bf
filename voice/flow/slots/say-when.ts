import { type CalendarDate, wallTime, weekdayOf } from './zone.ts';

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `Thursday, November 26`, with the year when it is not the present one. */
export function sayDate(date: CalendarDate, today: CalendarDate): string {
  const year = date.year === today.year ? '' : `, ${date.year}`;
  return `${weekdays[weekdayOf(date)]}, ${months[date.month - 1]} ${date.day}${year}`;
}

/** `2:30 PM`, `9 AM`, `noon`, `midnight`. */
export function sayTime(time: { hour: number; minute: number }): string {
  if (time.minute === 0 && time.hour === 12) return 'noon';
  if (time.minute === 0 && time.hour === 0) return 'midnight';
  const hour = time.hour % 12 || 12;
  const minute = time.minute ? `:${String(time.minute).padStart(2, '0')}` : '';
  return `${hour}${minute} ${time.hour < 12 ? 'AM' : 'PM'}`;
}

/** `Thursday, November 26 at 2:30 PM`. */
export function sayMoment(at: number, timeZone: string, now: number): string {
  const wall = wallTime(at, timeZone);
  return `${sayDate(wall, wallTime(now, timeZone))} at ${sayTime(wall)}`;
}

/** Several moments without saying a day twice: `Tuesday, November 24 at 10 AM or 2 PM, or Wednesday, … at noon`. */
export function sayMoments(
  moments: readonly number[],
  timeZone: string,
  now: number,
  join: (items: string[]) => string,
): string {
  const today = wallTime(now, timeZone);
  const days: { day: string; times: string[] }[] = [];
  for (const at of moments) {
    const wall = wallTime(at, timeZone);
    const day = sayDate(wall, today);
    const last = days.at(-1);
    if (last?.day === day) last.times.push(sayTime(wall));
    else days.push({ day, times: [sayTime(wall)] });
  }
  return days.map(({ day, times }) => `${day} at ${join(times)}`).join(', or ');
}
