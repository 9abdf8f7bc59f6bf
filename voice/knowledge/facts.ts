import { type Facts, readSource, type Source } from './source.ts';

/** What is known of pieces that are all at hand. Those in a database are counted there. */
export function factsOf(sources: readonly Source[]): Facts {
  const piecesWith: Record<string, number> = Object.create(null) as Record<string, number>;
  let words = 0;
  for (const { all } of sources.map(readSource)) {
    words += all.length;
    for (const term of all.counts.keys()) piecesWith[term] = (piecesWith[term] ?? 0) + 1;
  }
  return { pieces: sources.length, averageLength: words / Math.max(1, sources.length), piecesWith };
}
