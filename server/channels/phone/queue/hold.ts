import { holdSound } from '#voice/audio/hold-sound.ts';
import { encodeWav } from '#voice/audio/wav.ts';
import { phoneRate } from '#voice/transports/media-stream.ts';

let samples: Int16Array | undefined;
let wav: Buffer | undefined;

/** A round of the sound that callers wait with, at the rate of a phone line; it is the same for everyone. */
export function holdSamples(): Int16Array {
  samples ??= holdSound(phoneRate);
  return samples;
}

/** The sound as a WAV file. */
export function holdWav(): Buffer {
  wav ??= encodeWav({ samples: holdSamples(), sampleRate: phoneRate });
  return wav;
}
