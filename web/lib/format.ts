const language = () => navigator.language;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept, since making one takes a hundred times as long as using it, and a page has hundreds of moments. */
function formatMoment(iso: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language()} ${Object.values(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language(), options);
  formats.set(key, format);
  return format.format(new Date(iso));
}

/** `Nov 20, 2026` in the reader's own language and zone. */
export const formatDate = (iso: string) => formatMoment(iso, { dateStyle: 'medium' });

/** `Nov 20, 2026, 4:37 PM`. */
export const formatDateTime = (iso: string, timeZone?: string) =>
  formatMoment(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** The moment to the second with its zone, for the text on hover. */
export const formatExact = (iso: string, timeZone?: string) =>
  formatMoment(iso, { dateStyle: 'full', timeStyle: 'long', timeZone });

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `5 minutes ago`, `yesterday`; older than 30 days, or further ahead, the date. */
export function formatRelative(iso: string, now: number = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  if (Math.abs(seconds) >= 30 * 86_400) return formatDate(iso);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  }
  return words.format(0, 'second');
}

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
