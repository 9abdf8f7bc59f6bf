import type { Script, ScriptPart } from '../script.ts';
import type { SpokenSpan } from '../tts.ts';

/** A word and how it is said. */
export interface PronouncedWord {
  word: string;
  /** In plain letters. */
  spokenAs: string;
  /** The sounds themselves, for engines that can take them. */
  ipa?: string | undefined;
  /** Only as it is written. */
  matchCase?: boolean | undefined;
}

/** Finds the places of a text that a dictionary says otherwise. */
export type Pronouncer = (text: string) => SpokenSpan[];

/** Not the hyphen: outside of a class it stands for itself, and may not be escaped. */
const special = /[.*+?^${}()|[\]\\/]/g;

/**
 * A dictionary to be applied to texts. Whole words only, the longest first, so that "New York Times" is found before "New
 * York"; of two alike, the later one counts, and one that is matched by its case before one that is not.
 */
export function pronouncer(dictionary: readonly PronouncedWord[]): Pronouncer {
  if (dictionary.length === 0) return () => [];
  const exact = new Map<string, PronouncedWord>();
  const anyCase = new Map<string, PronouncedWord>();
  for (const entry of dictionary)
    if (entry.matchCase) exact.set(entry.word, entry);
    else anyCase.set(entry.word.toLowerCase(), entry);
  const words = [...new Set([...exact.keys(), ...anyCase.keys()].map((word) => word.toLowerCase()))];
  const longestFirst = words.sort((a, b) => b.length - a.length).map((word) => word.replaceAll(special, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const entry = exact.get(found) ?? anyCase.get(found.toLowerCase());
      if (entry === undefined) return [];
      const { spokenAs: spoken, ipa } = entry;
      return [{ start: index, end: index + found.length, spoken, ...(ipa && { ipa }) }];
    });
}

/** Applies a dictionary to a script. What the script itself says about a place counts more. */
export function pronounce(script: Script, dictionary: readonly PronouncedWord[]): Script {
  if (dictionary.length === 0) return script;
  const find = pronouncer(dictionary);
  return script.map((part) => pronouncePart(part, find));
}

function pronouncePart(part: ScriptPart, find: Pronouncer): ScriptPart {
  const found = find(part.text).filter(
    ({ start, end }) => !part.spans.some((span) => span.start < end && start < span.end),
  );
  return { ...part, spans: [...part.spans, ...found].sort((a, b) => a.start - b.start) };
}
