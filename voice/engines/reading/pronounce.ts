import type { Script, ScriptPart } from '../script.ts';
import type { SpokenSpan } from '../tts.ts';

/** A word and how it is said, in plain letters. */
export interface PronouncedWord {
  word: string;
  spokenAs: string;
}

/** Not the hyphen: outside of a class it stands for itself, and may not be escaped. */
const special = /[.*+?^${}()|[\]\\/]/g;

/** Applies a dictionary to a script. What the script itself says about a place counts more. */
export function pronounce(script: Script, dictionary: readonly PronouncedWord[]): Script {
  if (dictionary.length === 0) return script;
  const spokenAs = new Map(dictionary.map((entry) => [entry.word.toLowerCase(), entry.spokenAs]));
  // The longest first, so that "New York Times" is found before "New York".
  const words = [...spokenAs.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.map((word) => word.replaceAll(special, '\\$&')).join('|')})(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );
  return script.map((part) => pronouncePart(part, pattern, spokenAs));
}

function pronouncePart(part: ScriptPart, pattern: RegExp, spokenAs: ReadonlyMap<string, string>): ScriptPart {
  const found: SpokenSpan[] = [];
  for (const match of part.text.matchAll(pattern)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (part.spans.some((span) => span.start < end && start < span.end)) continue;
    const spoken = spokenAs.get(match[0].toLowerCase());
    if (spoken !== undefined) found.push({ start, end, spoken });
  }
  return { ...part, spans: [...part.spans, ...found].sort((a, b) => a.start - b.start) };
}
