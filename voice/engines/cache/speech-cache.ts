import { pcmBytes } from '#voice/audio/pcm.ts';
import type { SpeechChunk, SpokenWord } from '../tts.ts';
import { type CacheCodec, type CacheLog, cacheKey, DiskCache, type DiskCacheOptions } from './disk-cache.ts';

export type SpeechLog = CacheLog;
export { cacheKey };

/** What one file holds before its samples. */
interface Header {
  chunks: { samples: number; sampleRate: number; words: SpokenWord[] }[];
}

const codec: CacheCodec<SpeechChunk[]> = {
  suffix: '.speech',
  magic: 0x31_50_53_50,
  sizeOf: (chunks) => chunks.reduce((sum, chunk) => sum + chunk.pcm.byteLength, 0),
  encode(chunks) {
    const header: Header = {
      chunks: chunks.map(({ pcm, sampleRate, words }) => ({ samples: pcm.length, sampleRate, words })),
    };
    return { header, parts: chunks.map((chunk) => pcmBytes(chunk.pcm)) };
  },
  decode(header: Header, bytes) {
    // Samples must begin at an even address of their own buffer.
    const pcm = new Int16Array(new Uint8Array(bytes).buffer);
    let position = 0;
    return header.chunks.map(({ samples, sampleRate, words }) => {
      position += samples;
      return { pcm: pcm.subarray(position - samples, position), sampleRate, words };
    });
  },
};

/** Speech that was made once, as it came from the engine. */
export class SpeechCache extends DiskCache<SpeechChunk[]> {
  static open(options: DiskCacheOptions): Promise<SpeechCache> {
    return new SpeechCache(codec, options).open();
  }
}
