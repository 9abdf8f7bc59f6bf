import type { SpokenToken } from '../reading/spoken-token.ts';
import type { Span } from '../tts/align-words.ts';

/** A part of the spoken text and when it sounds, as a service tells it; in ms of its own sound. */
export interface TimedText {
  text: string;
  startMs: number;
  endMs: number;
}

/** Letters that may be passed over to find a word that the service wrote otherwise. */
const reach = 40;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

/** Finds out when each token is spoken from the times of words or characters that a service tells as it goes. */
export class TokenTimes {
  readonly #letters: string;
  /** The token of each letter. */
  readonly #owner: number[];
  readonly #spans: (Span | undefined)[];
  #at = 0;
  #told = 0;

  constructor(tokens: readonly SpokenToken[]) {
    const letters = tokens.map((token) => lettersOf(token.spoken + token.after));
    this.#letters = letters.join('');
    this.#owner = letters.flatMap((part, index) => Array.from({ length: part.length }, () => index));
    this.#spans = tokens.map(() => undefined);
  }

  /** Whether any time was understood. */
  get known(): boolean {
    return this.#at > 0;
  }

  add(parts: readonly TimedText[]): void {
    for (const { text, startMs, endMs } of parts) {
      const letters = lettersOf(text);
      const found = letters === '' ? -1 : this.#letters.indexOf(letters, this.#at);
      // One or two letters stand everywhere: they count only where they are expected.
      if (found < 0 || found - this.#at > (letters.length > 2 ? reach : 0)) continue;
      const each = (endMs - startMs) / letters.length;
      for (let index = 0; index < letters.length; index++) {
        const token = this.#owner[found + index]!;
        const span = this.#spans[token] ?? { startMs: startMs + index * each, endMs };
        this.#spans[token] = { startMs: span.startMs, endMs: startMs + (index + 1) * each };
      }
      this.#at = found + letters.length;
    }
  }

  /** Tokens, in order and each once, whose times are known for good: all when `isLast`. */
  take(isLast: boolean): { index: number; span: Span }[] {
    const until = isLast ? this.#spans.length : (this.#owner[this.#at] ?? this.#told);
    const taken: { index: number; span: Span }[] = [];
    for (; this.#told < until; this.#told++) {
      const before = taken.at(-1)?.span.endMs ?? this.#spans[this.#told - 1]?.endMs ?? 0;
      const span = this.#spans[this.#told] ?? { startMs: before, endMs: before };
      this.#spans[this.#told] = span;
      taken.push({ index: this.#told, span });
    }
    return taken;
  }
}

/** Weight of a pause, in letters. */
const pauseLetters = { none: 0, clause: 3, sentence: 6, paragraph: 8 };

/** When each token is spoken in sound of which only the length is known: by its letters. */
export function spreadTokens(tokens: readonly SpokenToken[], wholeMs: number): Span[] {
  const weights = tokens.map(({ spoken }) => lettersOf(spoken).length + 1);
  const rests = tokens.map(({ pause }, index) => (index < tokens.length - 1 ? pauseLetters[pause] : 0));
  const all = [...weights, ...rests].reduce((sum, weight) => sum + weight, 0);
  let at = 0;
  return weights.map((weight, index) => {
    const startMs = (at / all) * wholeMs;
    const endMs = ((at + weight) / all) * wholeMs;
    at += weight + rests[index]!;
    return { startMs, endMs };
  });
}
