import { encodeMulaw } from '#voice/audio/mulaw.ts';
import { pcmBytes } from '#voice/audio/pcm.ts';
import { wavHeader } from '#voice/audio/wav.ts';
import { type AudioEncoder, type EncoderSettings, nothing } from './encoder.ts';

/** Samples as they are. */
export function pcmEncoder(): AudioEncoder {
  return { push: copyOf, finish: () => ({ bytes: nothing }), close: () => undefined };
}

/** The telephone's mu-law without a header. */
export function mulawEncoder(): AudioEncoder {
  return { push: encodeMulaw, finish: () => ({ bytes: nothing }), close: () => undefined };
}

/** What a header says of a length that is not known yet, or does not fit. */
const unknownLength = 0xffff_ffff;
const headerBytes = 44;

/** WAV. While it streams the header tells no length, which players take for "until it ends". */
export function wavEncoder({ sampleRate }: EncoderSettings): AudioEncoder {
  let dataBytes = 0;
  let begun = false;
  const begin = () => {
    if (begun) return nothing;
    begun = true;
    return wavHeader(sampleRate, unknownLength);
  };
  return {
    push(samples) {
      dataBytes += samples.byteLength;
      return Buffer.concat([begin(), pcmBytes(samples)]);
    },
    finish: () => ({
      bytes: begin(),
      head: wavHeader(sampleRate, dataBytes + headerBytes > unknownLength ? unknownLength : dataBytes),
    }),
    close: () => undefined,
  };
}

/** Who gets the bytes may hand them to another thread. */
function copyOf(samples: Int16Array): Uint8Array {
  return new Uint8Array(samples.slice().buffer);
}
