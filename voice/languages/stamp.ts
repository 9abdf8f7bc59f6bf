import type { Rule } from '#voice/understanding/grammar/rule.ts';

/**
 * A short name of what a language's rules say: another as soon as one of them changes. By FNV-1a over patterns and what
 * builds their values (http://www.isthe.com/chongo/tech/comp/fnv/), which runs alike in a page and on a server.
 */
export function stampOf(id: string, rules: readonly Rule[]): string {
  let hash = 0x811c9dc5;
  const texts = rules.map(({ category, pattern, weight, build }) => `${category} ${pattern} ${weight} ${build}`);
  for (const sign of [id, ...texts].join(' ')) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
