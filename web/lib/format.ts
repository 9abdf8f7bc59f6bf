const language = () => navigator.language;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, since making one takes a hundred times as long as using it, and a page has hundreds of moments. */
function formatMoment(iso: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language(), options);
  formats.set(key, format);
  return format.format(new Date(iso));
}

/** `Nov 20, 2026` in the reader's own language and zone. */
export const formatDate = (iso: string) => formatMoment(iso, { dateStyle: 'medium' });

/** Which day, or which year, it is there: to compare it with others. */
const dayOf = (at: number, timeZone?: string) =>
  formatMoment(new Date(at).toISOString(), { dateStyle: 'short', timeZone });
const yearOf = (at: number, timeZone?: string) =>
  formatMoment(new Date(at).toISOString(), { year: 'numeric', timeZone });

const dayMs = 86_400_000;

/**
 * A day and a time, as everything in the dashboard shows them: `today 8:37 PM`, `yesterday 8:37 PM`, `Nov 20, 8:37 PM`,
 * and with the year where that is another one. In the reader's zone, or in that of a calendar.
 */
export function formatDateTime(iso: string, timeZone?: string, now: number = Date.now()): string {
  const at = Date.parse(iso);
  const near = [0, -1, 1].find((days) => dayOf(now + days * dayMs, timeZone) === dayOf(at, timeZone));
  if (near !== undefined) {
    const day = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(near, 'day');
    return `${day} ${formatMoment(iso, { timeStyle: 'short', timeZone })}`;
  }
  if (yearOf(now, timeZone) !== yearOf(at, timeZone))
    return formatMoment(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return formatMoment(iso, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone });
}

/** The same where it begins a line: `Today 8:37 PM`. */
export function formatWhen(iso: string, timeZone?: string, now?: number): string {
  const words = formatDateTime(iso, timeZone, now);
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

/** The moment to the second with its zone, for the text on hover. */
export const formatExact = (iso: string, timeZone?: string) =>
  formatMoment(iso, { dateStyle: 'full', timeStyle: 'long', timeZone });

/** A call's clock: `0:07`, `12:30`, `1:02:03`. */
export function formatClock(milliseconds: number): string {
  const total = Math.max(0, Math.floor(milliseconds / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(total % 60)}` : `${minutes}:${pad(total % 60)}`;
}

/** A duration in words: `45 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(milliseconds: number): string {
  const total = Math.max(0, Math.round(milliseconds / 1000));
  if (total < 60) return `${total} s`;
  const minutes = Math.floor(total / 60);
  if (minutes < 60) return total % 60 ? `${minutes} min ${total % 60} s` : `${minutes} min`;
  return minutes % 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${Math.floor(minutes / 60)} h`;
}

/** `67%`. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent)}%`;
}

/** `1,234`. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}

/** `1.2 MB`, `50 GB`: in whatever unit is not below one. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const place = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = new Intl.NumberFormat(navigator.language, { maximumFractionDigits: 1 }).format(bytes / 1000 ** place);
  return `${value} ${units[place]}`;
}
