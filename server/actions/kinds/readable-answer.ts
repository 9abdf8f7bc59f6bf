import type { Json } from '#domain/platform/json.ts';
import { assertStorable } from '#server/platform/db/storable-json.ts';

/** Text of someone else's server as a database can hold it. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** The object or list that a text is; null where it is none, or one that cannot be stored. */
export function jsonOf(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    assertStorable(value);
    return value as Json;
  } catch {
    return null;
  }
}
