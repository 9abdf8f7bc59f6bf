import { withoutCardNumbers } from './card-numbers.ts';
import type { Json } from './json.ts';

/** Values of slots that a flow marks as sensitive: where they are hidden, this stands for them. */
export const hiddenMark = '[hidden]';

/** A text with some stretches of it hidden: pairs of places, from and to, in any order. */
export function withoutPlaces(text: string, places: readonly number[]): string {
  const pairs = places.flatMap((from, n) => (n % 2 === 0 ? [[from, places[n + 1]!] as const] : []));
  let shown = '';
  let at = 0;
  for (const [from, to] of pairs.sort(([one], [other]) => one - other)) {
    if (from >= text.length) break;
    if (from >= at) shown += text.slice(at, from) + hiddenMark;
    at = Math.max(at, Math.min(to, text.length));
  }
  return shown + text.slice(at);
}

/** Signs of a value shorter than this would be found in every other word. */
const leastSigns = 3;
const mostSigns = 300;
const escaped = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Where values stand in a text, however their signs are parted: "123 45 6789" is "123456789". */
export function placesOfValues(text: string, values: readonly string[]): number[] {
  return values.flatMap((value) => {
    const signs = [...value].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).slice(0, mostSigns);
    if (signs.length < leastSigns) return [];
    const wanted = new RegExp(
      `(?<![\\p{L}\\p{N}])${signs.map(escaped).join('[^\\p{L}\\p{N}]{0,3}')}(?![\\p{L}\\p{N}])`,
      'giu',
    );
    return [...text.matchAll(wanted)].flatMap(({ 0: all, index }) => [index, index + all.length]);
  });
}

/** A text without some values. */
export const withoutValues = (text: string, values: readonly string[]): string =>
  withoutPlaces(text, placesOfValues(text, values));

/** A text as people and other systems see it: without some values, and with no card number in it. */
export const shownText = (text: string, values: readonly string[]): string =>
  withoutCardNumbers(withoutValues(text, values));

const credential = /authorization|cookie|token|secret|password|credential|signature|api[-_]?key|[-_]key$/i;

/** Whether a header of a request holds a key that stands there as it is: one of the vault is only named. */
export const holdsKey = ({ name, value }: { name: string; value: string }): boolean =>
  credential.test(name) && value !== '' && !value.includes('{{');

/** A header as people see it who see the call: without its key. */
function shownHeader(header: Json): Json {
  const { name, value } = (header ?? {}) as Record<string, Json>;
  const isHeader = typeof name === 'string' && typeof value === 'string';
  return isHeader && holdsKey({ name, value }) ? { ...(header as object), value: hiddenMark } : header;
}

/** The same of any value, however deep its texts and numbers stand. A value that is too short to look for is hidden where it stands alone. */
export function shownJson(value: Json, values: readonly string[]): Json {
  if (typeof value === 'string' || typeof value === 'number') {
    if (values.includes(String(value))) return hiddenMark;
    const shown = shownText(String(value), values);
    return shown === String(value) ? value : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => shownJson(one, values));
  const members = Object.entries(value).map(([name, one]) => [
    name,
    shownJson(name === 'headers' && Array.isArray(one) ? one.map(shownHeader) : (one as Json), values),
  ]);
  return Object.fromEntries(members);
}
