import type { ExpectedAction } from '#domain/agents/agent-tests.ts';
import type { Json } from '#domain/platform/json.ts';
import { instantNamed } from './test-clock.ts';

/** Words as they are compared: whatever their case, their spaces and the form of their signs. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether words are among others. */
export const holdsWords = (text: string, words: string): boolean => folded(text).includes(folded(words));

/** A value in a report. */
export const shown = (value: Json | undefined): string =>
  value === undefined || value === null ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);

/**
 * Whether a value is the expected one: texts whatever their case, moments by what they mean, and of a record what is
 * named of it.
 */
export function isAsExpected(expected: Json, got: Json | undefined, timeZone: string): boolean {
  if (expected === null) return got === undefined || got === null;
  if (got === undefined || got === null) return false;
  if (Array.isArray(expected))
    return (
      Array.isArray(got) &&
      got.length === expected.length &&
      expected.every((one, at) => isAsExpected(one, got[at], timeZone))
    );
  if (typeof expected === 'object')
    return (
      typeof got === 'object' &&
      !Array.isArray(got) &&
      Object.entries(expected).every(([name, one]) => isAsExpected(one, got[name], timeZone))
    );
  if (typeof got === 'object') return false;
  const [a, b] = [String(expected), String(got)];
  const [when, then] = [instantNamed(a, timeZone), instantNamed(b, timeZone)];
  return folded(a) === folded(b) || (when !== null && when === then);
}

/** Something that a conversation had done. */
export interface Deed {
  /** The kind of action, and the name of one of the workspace's own. */
  action: string;
  name: string | null;
  input: Json;
}

/** What a deed is called in a report. */
export const deedName = ({ action, name }: Deed): string => name ?? action;

/** Members of an input that hold sentences: what is expected of them is looked for in them. */
const sentences: ReadonlySet<string> = new Set(['subject', 'body', 'text', 'notes', 'note', 'summary', 'title']);

/** Whether a deed is the expected one. */
export function isDeed(expected: ExpectedAction, deed: Deed, timeZone: string): boolean {
  const [name, members] = typeof expected === 'string' ? [expected, {}] : Object.entries(expected)[0]!;
  if (!isNamed(name, deed)) return false;
  const input = deed.input as Record<string, Json>;
  return Object.entries(members).every(([member, value]) => {
    const got = input[member];
    if (sentences.has(member) && typeof value === 'string' && typeof got === 'string') return holdsWords(got, value);
    return isAsExpected(value, got, timeZone);
  });
}

/** Whether a name is a deed's: its kind, or the name of the workspace's own action. */
export const isNamed = (name: string, { action, name: own }: Deed): boolean =>
  name === action || (own !== null && folded(own) === folded(name));
