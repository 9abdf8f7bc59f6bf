import type { Services } from '#server/services.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { resample } from '#voice/audio/resample.ts';
import type { Side } from './tape.ts';

/** Samples a second of a phone line. */
const rate = 8_000;
/** Who speaks what is only words on a line: the other end, and a program that has the carrier say something. */
const voices: Record<Side, string> = { party: 'david', program: 'sarah' };

/** The voices of this house, for what people said at a soft phone and is only known as words. */
export const voicesOf =
  ({ speech }: Services) =>
  async (text: string, side: Side): Promise<Int16Array> => {
    const parts: Int16Array[] = [];
    let sampleRate = rate;
    const request = { text, voice: voices[side], language: 'en-US', speed: 1, priority: 'request' } as const;
    const { signal } = new AbortController();
    for await (const chunk of speech.synthesize({ ...request, fairnessKey: 'stand-in-carrier', signal })) {
      parts.push(chunk.pcm);
      sampleRate = chunk.sampleRate;
    }
    return resample(concatPcm(parts), sampleRate, rate);
  };
