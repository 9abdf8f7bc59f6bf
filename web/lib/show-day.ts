/** `Nov 24` of a day without a zone; with its year where that is not the present one. */
export function showDay(day: string): string {
  if (day === '') return '…';
  const year = day.slice(0, 4) === String(new Date().getFullYear()) ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat(navigator.language, { month: 'short', day: 'numeric', year, timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}
