import { german } from './de/german.ts';
import { americanEnglish, britishEnglish } from './en/english.ts';
import { americanSpanish, europeanSpanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import type { Language } from './language.ts';
import { ownTables } from './tables.ts';

/** Every language that Parley understands; the first is for conversations without one. */
export const languages: readonly Language[] = ownTables([
  americanEnglish,
  britishEnglish,
  german,
  europeanSpanish,
  americanSpanish,
  french,
]);

/** The language of a tag: itself, else another region's. Null when there is none. */
export function languageOf(tag: string): Language | null {
  const base = tag.toLowerCase().split('-')[0];
  const exact = languages.find(({ id }) => id.toLowerCase() === tag.toLowerCase());
  return exact ?? languages.find(({ id }) => id.split('-')[0] === base) ?? null;
}
