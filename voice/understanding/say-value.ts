import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ReadType } from '#domain/agents/understand.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Language } from '#voice/languages/language.ts';
import { readIsoDate, type WallTime } from './calendar.ts';
import type { Money } from './values/money.ts';
import { wallAt } from './wall-at.ts';

type Say = (value: Json, language: Language, now: WallTime, zone: string) => string;

const asItIs: Say = (value) => String(value);

/** A phone number as people write it, from E.164 with `;ext=` behind it where there is an extension. */
export function sayPhone(value: string): string {
  const [number = '', extension] = value.split(';ext=');
  const read = parsePhoneNumberFromString(number);
  if (!read) return value;
  const local = read.countryCallingCode === '1' ? read.formatNational() : read.formatInternational();
  return extension ? `${local} ext. ${extension}` : local;
}

const says: Record<ReadType, Say> = {
  text: asItIs,
  name: asItIs,
  email: asItIs,
  code: asItIs,
  address: asItIs,
  yes_no: (value, { say }) => (value === true ? say.yes : say.no),
  number: (value, { say }) => say.number(Number(value)),
  rating: (value, { say }) => say.number(Number(value)),
  date(value, { say }, now) {
    const day = readIsoDate(String(value));
    return day ? say.date(day, now) : String(value);
  },
  time(value, { say }) {
    const [hour = 0, minute = 0] = String(value).split(':').map(Number);
    return say.time({ hour, minute });
  },
  date_time(value, { say }, now, zone) {
    const wall = wallAt(String(value), zone);
    return wall ? say.moment(wall, now) : String(value);
  },
  duration: (value, { say }) => say.length(String(value)),
  money(value, { say, currency }) {
    // The value of a slot of type money.
    const given = value as unknown as Money;
    return say.money(given.amount, given.currency ?? currency);
  },
  phone: (value) => sayPhone(String(value)),
};

/**
 * A value that words were read as, as an agent says it; nothing for none.
 * @param zone in which a moment with an offset is said; wall time is said as it is
 */
export function sayValue(type: ReadType, value: Json, language: Language, now: WallTime, zone = 'UTC'): string {
  return value === null ? '' : says[type](value, language, now, zone);
}
