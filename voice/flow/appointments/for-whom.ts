import { readName, relationAt } from '#voice/understanding/types/name.ts';
import type { Context } from '#voice/understanding/understood.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';

/** Behind "for", as it is written: "for Lina Ott". Transcribers write names with capitals. */
const named = /(?<!\p{L})(?:for|für|para|pour)\s+((?:\p{Lu}[\p{L}'’-]+)(?:\s+\p{Lu}[\p{L}'’-]+){1,2})/u;

/** Who one more appointment is for, where it is told by name: "another one for my son Max", "for Lina Ott". Null where it isn't. */
export function forWhom(utterance: Utterance, context: Context): string | null {
  const { words, text, language } = utterance;
  const isRelated = words.some((_, at) => relationAt(words, at, language.names) > 0);
  const read = isRelated ? readName(utterance, context)?.value : undefined;
  if (typeof read === 'string') return read;
  return named.exec(text)?.[1] ?? null;
}
