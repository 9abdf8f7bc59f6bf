import type { CallFound } from '#domain/calls/calls.ts';
import type { Part } from './parts-of-calls.ts';
import { findTerms, type Place, type Term } from './search-query.ts';

/** Characters of a part that are shown, and of them those before what was found. */
const shown = { all: 160, before: 12 } as const;
/** Pieces that were looked for, in one part. */
const mostHits = 8;

/** Places in their order, without those that lie in another. */
function apart(places: readonly Place[]): Place[] {
  const sorted = [...places].sort((one, other) => one.from - other.from || other.to - one.to);
  const kept: Place[] = [];
  for (const place of sorted) if (place.from >= (kept.at(-1)?.to ?? 0)) kept.push(place);
  return kept.slice(0, mostHits);
}

/** The end of a word at or before a place, so that none is cut in the middle. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + 20 ? at : space + 1;
}

/** What of a text is shown around places in it. */
function piecesOf(text: string, places: readonly Place[]): CallFound['pieces'] {
  const hits = apart(places);
  const from = wordStart(text, (hits[0]?.from ?? 0) - shown.before);
  const to = Math.min(text.length, from + shown.all);
  const pieces: CallFound['pieces'] = [];
  let at = from;
  for (const hit of hits.filter((one) => one.to <= to)) {
    if (hit.from > at) pieces.push({ text: text.slice(at, hit.from), hit: false });
    pieces.push({ text: text.slice(hit.from, hit.to), hit: true });
    at = hit.to;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), hit: false });
  if (from > 0) pieces.unshift({ text: '…', hit: false });
  if (to < text.length) pieces.push({ text: '…', hit: false });
  return pieces;
}

/** Where a call has what was looked for: the part that has most of it. Null where something is missing. */
export function foundIn(terms: readonly Term[], parts: readonly Part[]): CallFound | null {
  const missing = new Set(terms);
  let best: { part: Part; places: Place[]; terms: number } | null = null;
  for (const part of parts) {
    const places = findTerms(terms, part.text);
    const there = terms.filter((_, n) => places[n]!.length > 0);
    for (const term of there) missing.delete(term);
    if (there.length > (best?.terms ?? 0)) best = { part, places: places.flat(), terms: there.length };
  }
  if (missing.size > 0 || best === null) return null;
  const { of, name, seq, text } = best.part;
  return { of, name, seq, pieces: piecesOf(text, best.places) };
}
