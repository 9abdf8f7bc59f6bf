import type { Json } from '#domain/platform/json.ts';
import type { Language } from '#voice/languages/language.ts';
import { readIsoDate, type WallTime, wallTime } from '#voice/understanding/calendar.ts';
import { sayValue } from '#voice/understanding/say-value.ts';
import { isMoney } from './expressions/money.ts';
import type { Filter } from './template.ts';

/** Where and when a value is shown. */
export interface Showing {
  language: Language;
  now: WallTime;
  timeZone: string;
}

/** A value as it is said where nothing is known of its type. Lists and records have no spoken form of their own. */
export function plainly(value: Json, showing: Showing): string {
  const { language } = showing;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? language.say.yes : language.say.no;
  if (typeof value === 'number') return language.say.number(value);
  if (isMoney(value)) return language.say.money(value.amount, value.currency);
  if (Array.isArray(value)) return value.map((item) => plainly(item, showing)).join(', ');
  if (typeof value === 'object') return '';
  if (readIsoDate(value)) return shown('date', value, showing) ?? value;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? (shown('date_time', value, showing) ?? value) : value;
}

/** The wall clock of a value: a date, a moment with an offset, or the clock's own face. */
function wallOf(value: Json, timeZone: string): WallTime | null {
  if (typeof value !== 'string') return null;
  const date = readIsoDate(value);
  if (date) return { ...date, hour: 0, minute: 0 };
  const form = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::[\d.]+)?(Z|[+-]\d\d:\d\d)?$/.exec(value);
  const day = form && readIsoDate(form[1]!);
  if (!day) return null;
  if (!form[4]) return { ...day, hour: Number(form[2]), minute: Number(form[3]) };
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : wallTime(at, timeZone);
}

/** A value through one filter; null when it is not of the filter's kind. */
function shown(filter: Filter, value: Json, { language, now, timeZone }: Showing): string | null {
  const { say } = language;
  switch (filter) {
    case 'date': {
      const wall = wallOf(value, timeZone);
      return wall && say.date(wall, now);
    }
    case 'time': {
      if (typeof value === 'string' && /^\d\d:\d\d$/.test(value)) return sayValue('time', value, language, now);
      const wall = wallOf(value, timeZone);
      return wall && say.time(wall);
    }
    case 'date_time': {
      const wall = wallOf(value, timeZone);
      return wall && say.moment(wall, now);
    }
    case 'number':
      return typeof value === 'number' ? say.number(value) : null;
    case 'money':
      if (isMoney(value)) return say.money(value.amount, value.currency);
      return typeof value === 'number' ? say.money(value, language.currency) : null;
    default:
      return null;
  }
}

function changed(filter: Filter, text: string, { say }: Language): string {
  switch (filter) {
    case 'upper':
      return text.toLocaleUpperCase('en');
    case 'lower':
      return text.toLocaleLowerCase('en');
    case 'first_name':
      return text.trim().split(/\s+/)[0] ?? '';
    case 'spelled':
      return [...text.replace(/\s+/g, '')].map((sign) => say.signs[sign] ?? sign).join(', ');
    default:
      return text;
  }
}

/** A value through filters, in their order. @param plain how it is shown without any */
export function filtered(value: Json, plain: string, filters: readonly Filter[], showing: Showing): string {
  return filters.reduce(
    (text, filter) => shown(filter, value, showing) ?? changed(filter, text, showing.language),
    plain,
  );
}
