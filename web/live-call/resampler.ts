/** Taps on each side of a sample. 16 keeps images of a 16 kHz voice 60 dB down; it costs 1 ms of delay at 16 kHz. */
const halfTaps = 16;
/** Where the filter begins to close, as a share of the lower of the two Nyquist frequencies. */
const passband = 0.92;

export interface Resampler {
  /** The samples that the input makes at the new rate. Call in order: it remembers the end of the last input. */
  push(input: Float32Array): Float32Array;
  /** What is still inside the filter when no more input comes. */
  flush(): Float32Array;
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

function blackman(x: number): number {
  return 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** One row of taps for each place that an output sample can have between two input samples. */
function polyphase(up: number, cutoff: number): Float32Array[] {
  return Array.from({ length: up }, (_, phase) => {
    const taps = Float32Array.from({ length: 2 * halfTaps }, (_, tap) => {
      const distance = tap - (halfTaps - 1) - phase / up;
      return cutoff * sinc(cutoff * distance) * (Math.abs(distance) >= halfTaps ? 0 : blackman(distance / halfTaps));
    });
    const gain = taps.reduce((sum, tap) => sum + tap, 0);
    return taps.map((tap) => tap / gain);
  });
}

/** A streaming windowed-sinc converter between two whole sample rates, e.g. 16000 to 44100. */
export function createResampler(from: number, to: number): Resampler {
  if (from === to) return { push: (input) => input, flush: () => new Float32Array(0) };
  const divisor = greatestCommonDivisor(from, to);
  const up = to / divisor;
  const down = from / divisor;
  const rows = polyphase(up, Math.min(1, to / from) * passband);
  let carried = new Float32Array(halfTaps - 1);
  /** The next output's place, counted in 1/up of an input sample from the first carried one. */
  let position = 0;

  function push(input: Float32Array): Float32Array {
    const samples = new Float32Array(carried.length + input.length);
    samples.set(carried);
    samples.set(input, carried.length);
    const last = (samples.length - 2 * halfTaps) * up;
    const output = new Float32Array(Math.max(0, Math.floor((last - position) / down) + 1));
    for (let n = 0; n < output.length; n++, position += down) {
      const start = Math.floor(position / up);
      const row = rows[position % up]!;
      let sum = 0;
      for (let tap = 0; tap < row.length; tap++) sum += row[tap]! * samples[start + tap]!;
      output[n] = sum;
    }
    const used = Math.min(Math.floor(position / up), samples.length);
    carried = samples.slice(used);
    position -= used * up;
    return output;
  }

  return { push, flush: () => push(new Float32Array(halfTaps)) };
}
