import type { SpokenSpan } from '../tts.ts';
import type { SpokenToken } from './spoken-token.ts';

/**
 * The tokens of a text in which some places are said otherwise than they are written. Each such place goes through
 * the rules as an invented word that none of them knows, so that what stands around it is read as ever.
 */
export function* tokensWithSpans(
  { text, spans = [] }: { text: string; spans?: readonly SpokenSpan[] },
  tokenise: (text: string) => Iterable<SpokenToken>,
  say: (span: SpokenSpan) => string = (span) => span.spoken,
): Generator<SpokenToken> {
  if (spans.length === 0) {
    yield* tokenise(text);
    return;
  }
  const stem = stemFor(text);
  const invented = new RegExp(`${stem}([a-j]+)x`, 'gi');
  let prepared = '';
  let end = 0;
  for (const [index, span] of spans.entries()) {
    prepared += `${text.slice(end, span.start)}${stem}${lettersOf(index)}x`;
    end = span.end;
  }
  prepared += text.slice(end);
  for (const token of tokenise(prepared)) {
    const put = (part: string, with_: (span: SpokenSpan) => string) =>
      part.replaceAll(invented, (_match, letters: string) => with_(spans[numberOf(letters)]!));
    yield {
      ...token,
      text: put(token.text, (span) => text.slice(span.start, span.end)),
      spoken: put(token.spoken, say),
    };
  }
}

/** Letters with which no word of the text begins, and which are not read as an abbreviation. */
function stemFor(text: string): string {
  const small = text.toLowerCase();
  return (
    [...'qzwvkjbdfg'].map((letter) => `Zq${letter}v`).find((stem) => !small.includes(stem.toLowerCase())) ?? 'Zqqv'
  );
}

const digits = 'abcdefghij';

function lettersOf(index: number): string {
  return [...String(index)].map((digit) => digits[Number(digit)]).join('');
}

function numberOf(letters: string): number {
  return Number([...letters.toLowerCase()].map((letter) => digits.indexOf(letter)).join(''));
}
