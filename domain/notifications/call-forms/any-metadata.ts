import type { Metadata } from '#domain/platform/metadata.ts';

/**
 * Metadata of platforms whose values may be any JSON, in ours, whose values are text: what is no text is written as JSON, and the key
 * here names which keys that is true of, so that it comes back as it was given.
 */
const jsonKeys = 'json-keys';

/** An object of any values as metadata of ours, still to be checked for its bounds. */
export function toMetadata(given: Record<string, unknown>): Record<string, string> {
  const written = Object.entries(given).filter(([, value]) => typeof value !== 'string');
  const kept = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  return written.length === 0 ? kept : { ...kept, [jsonKeys]: written.map(([key]) => key).join(',') };
}

/** Metadata as it was given. */
export function fromMetadata({ [jsonKeys]: written, ...kept }: Metadata): Record<string, unknown> {
  const isJson = new Set(written?.split(','));
  return Object.fromEntries(Object.entries(kept).map(([key, text]) => [key, isJson.has(key) ? read(text) : text]));
}

/** What someone wrote by our own API may be no JSON. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
