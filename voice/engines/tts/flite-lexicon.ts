import { flitePhones } from '#voice/engines/reading/ipa.ts';
import type { SpokenSpan } from '#voice/engines/tts.ts';

/** Syllables that make words which flite takes for words, and no English text has. */
const syllables = ['ba', 'de', 'gi', 'lo', 'mu', 'na', 'pe', 'ri', 'to', 'vu'];
const stem = 'blorngra';

/**
 * Words of one request whose sounds are given in IPA. flite gets an invented word in their place, and a lexicon that
 * says how that is pronounced.
 */
export class FliteLexicon {
  readonly #entries: { word: string; phones: string; letters: string }[] = [];

  /** What flite reads for a place of the text. */
  wordFor({ spoken, ipa }: SpokenSpan): string {
    const phones = ipa === undefined ? undefined : flitePhones(ipa);
    if (phones === undefined) return spoken;
    const known = this.#entries.find((entry) => entry.phones === phones);
    if (known !== undefined) return known.word;
    const word = stem + [...String(this.#entries.length)].map((digit) => syllables[Number(digit)]).join('');
    this.#entries.push({ word, phones, letters: spoken });
    return word;
  }

  /** Letters that sound like what is heard, by which the times of words are found. */
  lettersOf(spoken: string): string {
    if (!spoken.includes(stem)) return spoken;
    return this.#entries.reduceRight((text, { word, letters }) => text.replaceAll(word, letters), spoken);
  }

  /** The part of a job that explains the invented words of its text. */
  linesFor(text: string): { lexicon?: string } {
    if (!text.includes(stem)) return {};
    const used = this.#entries.filter(({ word }) => text.includes(word));
    return { lexicon: used.map(({ word, phones }) => `${word} n : ${phones}\n`).join('') };
  }
}
