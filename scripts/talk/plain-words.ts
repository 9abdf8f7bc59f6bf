import type { Json } from '#domain/platform/json.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import type { CallerWords } from './caller-words.ts';
import type { Times } from './wanted-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A value as someone puts it who wasn't understood before; undefined where there is no plainer way.
 * @param labels of choices, by their values
 */
export function plainValue(
  wanted: Json | readonly Json[] | undefined,
  words: CallerWords,
  labels: ReadonlyMap<string, string>,
): string | undefined {
  const value = Array.isArray(wanted) ? (wanted as readonly Json[])[0] : (wanted as Json | undefined);
  if (value === undefined) return undefined;
  if (value === null || value === false) return words.no;
  if (value === true) return words.yes;
  const text = String(value);
  if (text.includes('@')) {
    const said = text.replace(/[@._-]/g, (sign) => ` ${words.signs[sign as keyof CallerWords['signs']]} `);
    return said.replace(/ +/g, ' ');
  }
  if (/^\+\d{7,}$/.test(text)) return text.replace(words.prefix, words.trunk).split('').join(' ');
  return labels.get(text) ?? text;
}

/** A wish for a time, as plainly: a day of this week by its name, others by their date. */
export function plainWish({ from, to }: Times, words: CallerWords, now: number, timeZone: string): string {
  const isNear = from - now < 6 * dayMs;
  const day = new Intl.DateTimeFormat(words.tag, {
    timeZone,
    ...(isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  }).format(from);
  // A French weekday has no article.
  const on = isNear && words.tag.startsWith('fr') ? '' : words.on;
  const { hour, minute } = wallTime(from, timeZone);
  return to - from >= dayMs ? `${on}${day}` : `${on}${day} ${words.at(hour, minute)}`;
}
