import type { SpokenWord } from '#voice/engines/tts.ts';

/** When each character is spoken, as ElevenLabs' clients read it. */
export interface Alignment {
  characters: string[];
  character_start_times_seconds: number[];
  character_end_times_seconds: number[];
}

/**
 * Times of characters from those of words: those of a word share its time evenly, those between two words have the
 * pause. Goes on in `text` from where the last call ended.
 */
export class Aligner {
  readonly #text: string;
  #position = 0;
  #lastMs = 0;

  constructor(text: string) {
    this.#text = text;
  }

  align(words: readonly SpokenWord[]): Alignment {
    const found: Alignment = { characters: [], character_start_times_seconds: [], character_end_times_seconds: [] };
    for (const word of words) {
      const at = this.#text.indexOf(word.text, this.#position);
      if (at < 0) continue;
      spread(found, this.#text.slice(this.#position, at), this.#lastMs, word.startMs);
      spread(found, word.text, word.startMs, word.endMs);
      this.#position = at + word.text.length;
      this.#lastMs = word.endMs;
    }
    return found;
  }

  /** What stands behind the last word. */
  rest(endMs: number): Alignment {
    const found: Alignment = { characters: [], character_start_times_seconds: [], character_end_times_seconds: [] };
    spread(found, this.#text.slice(this.#position), this.#lastMs, Math.max(this.#lastMs, endMs));
    this.#position = this.#text.length;
    return found;
  }
}

function spread(to: Alignment, text: string, startMs: number, endMs: number): void {
  const characters = [...text];
  const share = (endMs - startMs) / (characters.length || 1);
  const seconds = (ms: number) => Math.round(ms) / 1000;
  for (const [index, character] of characters.entries()) {
    to.characters.push(character);
    to.character_start_times_seconds.push(seconds(startMs + index * share));
    to.character_end_times_seconds.push(seconds(startMs + (index + 1) * share));
  }
}

export function joinAlignments(...parts: readonly Alignment[]): Alignment {
  return {
    characters: parts.flatMap((part) => part.characters),
    character_start_times_seconds: parts.flatMap((part) => part.character_start_times_seconds),
    character_end_times_seconds: parts.flatMap((part) => part.character_end_times_seconds),
  };
}
