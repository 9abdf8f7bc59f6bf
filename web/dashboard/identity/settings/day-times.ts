import type { DaySpan } from '#domain/identity/business-hours.ts';

/** Minutes from midnight as a time field shows them; the end of the day reads 00:00. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** A time field's value in minutes from midnight; 0 when it is empty. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** What is wrong with the times of a day; null when nothing is. */
export function problemOf(spans: readonly DaySpan[]): string | null {
  if (spans.some(({ from, to }) => from >= to)) return 'The end must be after the start.';
  const overlaps = spans.some(({ from }, index) => index > 0 && spans[index - 1]!.to > from);
  return overlaps ? 'These times overlap or are out of order.' : null;
}
