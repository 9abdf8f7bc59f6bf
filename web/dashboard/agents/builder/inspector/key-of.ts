/**
 * A name by the rules of names, from words: `Preferred day` becomes `preferred_day`. At most 40 characters; empty where
 * nothing is left. While it is `typed`, a last underscore stays.
 */
export function keyOf(words: string, typed = false): string {
  const plain = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, 40);
  return typed ? plain : plain.replace(/_+$/, '');
}
