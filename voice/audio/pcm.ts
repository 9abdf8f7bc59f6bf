/** Small arithmetic on mono 16-bit samples. */

export function samplesIn(ms: number, sampleRate: number): number {
  return Math.round((ms * sampleRate) / 1000);
}

export function durationMs(samples: Int16Array, sampleRate: number): number {
  return (samples.length * 1000) / sampleRate;
}

/** The parts behind each other. */
export function concatPcm(parts: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}

/** Samples as the bytes that files and sockets carry (little-endian, as every platform of Node is), without a copy. */
export function pcmBytes(samples: Int16Array): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
}

/** Above this share of full scale peaks are bent, so that none reaches the ceiling. */
const knee = 0.7;
const ceiling = 0.97;

/** Multiplies in place; what would come near full scale is limited smoothly, so that a loud voice never clips. */
export function amplify(samples: Int16Array, gain: number): void {
  const room = ceiling - knee;
  for (let index = 0; index < samples.length; index++) {
    const value = (samples[index]! * gain) / 32768;
    const size = Math.abs(value);
    const limited = size <= knee ? value : Math.sign(value) * (knee + room * Math.tanh((size - knee) / room));
    samples[index] = Math.round(limited * 32767);
  }
}

/** Fades both ends in and out in place, so that a cut makes no click. */
export function fadeEnds(samples: Int16Array, length: number): void {
  const fade = Math.min(length, samples.length >> 1);
  for (let index = 0; index < fade; index++) {
    const factor = index / fade;
    samples[index] = Math.round(samples[index]! * factor);
    const mirrored = samples.length - 1 - index;
    samples[mirrored] = Math.round(samples[mirrored]! * factor);
  }
}

/** From the first to behind the last sample that is louder than `threshold`; undefined when none is. */
export function soundRange(samples: Int16Array, threshold: number): { start: number; end: number } | undefined {
  const loud = (sample: number) => Math.abs(sample) > threshold;
  const start = samples.findIndex(loud);
  return start < 0 ? undefined : { start, end: samples.findLastIndex(loud) + 1 };
}
