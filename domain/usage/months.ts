/**
 * The same day and time `months` later, in UTC; the last day where a month is too short. Count from the first day of
 * all, never from the month before: the 31st comes back after February.
 */
export function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(year, month, day) + (from - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}
