import type { Rule } from '#voice/understanding/grammar/rule.ts';

/** Eight signs for a text, others for nearly any other text: FNV-1a, see http://www.isthe.com/chongo/tech/comp/fnv/ */
export function stampOfText(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** A short name of what a language's rules say: another as soon as one of them changes. */
export function stampOf(id: string, rules: readonly Rule[], patterns: readonly RegExp[] = []): string {
  const texts = rules.map(({ category, pattern, weight, build }) => `${category} ${pattern} ${weight} ${build}`);
  return stampOfText([id, ...texts, ...patterns.map(String)].join(' '));
}
