import type { SpokenSpan } from '../tts.ts';
import { readings } from './figures.data.ts';
import { plainTokens } from './plain-tokens.ts';
import { tokensWithSpans } from './spans.ts';
import type { SpokenToken } from './spoken-token.ts';

/** The places of a text that are said otherwise than espeak-ng reads them, in their order. @param language BCP 47 */
export function figuresIn(text: string, language: string): SpokenSpan[] {
  const tag = language.toLowerCase();
  const rules = readings[tag] ?? readings[tag.split('-')[0]!] ?? [];
  const spans: SpokenSpan[] = [];
  for (const [place, say] of rules) {
    for (const found of text.matchAll(place)) {
      const start = found.index;
      const end = start + found[0].length;
      if (spans.some((other) => start < other.end && other.start < end)) continue;
      const spoken = say(found.groups ?? {}, text.slice(0, start));
      if (spoken !== null) spans.push({ start, end, spoken });
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** Text of any language in words as they are said: the rest of numbers and symbols the engine reads by itself. */
export const saidTokens = (text: string, language: string): Generator<SpokenToken> =>
  tokensWithSpans({ text, spans: figuresIn(text, language) }, (part) => plainTokens(part, language));
