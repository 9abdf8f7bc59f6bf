import { createHash } from 'node:crypto';
import type { ReadFile } from '#server/knowledge/reading.ts';

/** What tells whether a page says the same as before, whatever its markup. */
export function textHash({ pieces }: ReadFile): string {
  const hash = createHash('sha256');
  for (const { headings, text } of pieces) hash.update(JSON.stringify([headings, text]));
  return hash.digest('hex');
}
