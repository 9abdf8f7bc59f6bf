import type { SpeechChunk, SpeechSynthesizer, SpokenWord, SynthesisRequest } from '#voice/engines/tts.ts';

/** Milliseconds of tone for each word. */
export const msPerWord = 60;
const sampleRate = 16_000;

export interface FakeSpeechOptions {
  /** Words in a chunk. */
  wordsPerChunk?: number;
  /** Awaited before each chunk: a test's way to be slow. */
  beforeChunk?: (request: SynthesisRequest, index: number) => Promise<void> | void;
  /** Leaves out the times of the words. */
  withoutWords?: boolean;
}

export interface FakeSpeech extends SpeechSynthesizer {
  /** Texts that were asked for, in order. */
  readonly requests: string[];
}

/**
 * An engine that answers at once with a tone for each word, as a stand-in where words matter and sound does not. All
 * samples of word n have the value n + 1, so that a test can tell what was sent.
 */
export function fakeSpeech(options: FakeSpeechOptions = {}): FakeSpeech {
  const { wordsPerChunk = 5, beforeChunk, withoutWords = false } = options;
  const requests: string[] = [];

  async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    requests.push(request.text);
    const texts = request.text.split(/\s+/).filter((word) => word !== '');
    for (let start = 0; start < texts.length; start += wordsPerChunk) {
      await beforeChunk?.(request, start / wordsPerChunk);
      request.signal.throwIfAborted();
      yield chunkOf(texts.slice(start, start + wordsPerChunk), start, withoutWords);
    }
  }

  return {
    id: 'fake',
    requests,
    voices: () => [{ id: 'sarah', name: 'Sarah', language: 'en-US', gender: 'female', description: 'A tone' }],
    synthesize,
    close: () => Promise.resolve(),
  };
}

function chunkOf(texts: string[], first: number, withoutWords: boolean): SpeechChunk {
  const samplesPerWord = (sampleRate * msPerWord) / 1000;
  const pcm = new Int16Array(texts.length * samplesPerWord);
  const words: SpokenWord[] = [];
  for (const [index, text] of texts.entries()) {
    pcm.fill(first + index + 1, index * samplesPerWord, (index + 1) * samplesPerWord);
    words.push({ text, startMs: (first + index) * msPerWord, endMs: (first + index + 1) * msPerWord });
  }
  return { pcm, sampleRate, words: withoutWords ? [] : words };
}
