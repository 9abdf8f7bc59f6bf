import type { SpokenWord } from '../tts.ts';
import { type CacheCodec, DiskCache, type DiskCacheOptions } from './disk-cache.ts';

/** A whole audio file of speech. */
export interface EncodedSpeech {
  bytes: Uint8Array;
  words: SpokenWord[];
  durationMs: number;
}

const codec: CacheCodec<EncodedSpeech> = {
  suffix: '.audio',
  magic: 0x31_41_53_50,
  // A word is some 60 bytes in memory.
  sizeOf: ({ bytes, words }) => bytes.length + 60 * words.length,
  encode: ({ bytes, words, durationMs }) => ({ header: { words, durationMs }, parts: [bytes] }),
  decode: (header: Omit<EncodedSpeech, 'bytes'>, bytes) => ({ ...header, bytes }),
};

/** Audio files that were made once. */
export class AudioCache extends DiskCache<EncodedSpeech> {
  static open(options: DiskCacheOptions): Promise<AudioCache> {
    return new AudioCache(codec, options).open();
  }
}
