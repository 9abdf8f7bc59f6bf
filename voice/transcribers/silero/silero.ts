import { type Matrices, openMatrices } from './matrix.ts';
import { binsOf, type DetectorRate, readWeights } from './weights.ts';

/** Silero VAD v6 (MIT, see LICENSE beside the weights), computed here: no library, no download, every platform. */

const hiddenSize = 128;
/** Frames of the spectrum in one window. */
const frames = 4;

/** Samples of one window, 32 ms, and what goes before it from the window before. */
export const windowSamples = (rate: DetectorRate) => (rate === 16_000 ? 512 : 256);
const contextSamples = (rate: DetectorRate) => windowSamples(rate) / 8;

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** A convolution of three taps as rows of products: weights in the order of time, then channel, padded to fours. */
interface Layer {
  rows: Float32Array;
  bias: Float32Array;
  channels: number;
  out: number;
  stride: number;
  /** What one place of the output looks at, and what it comes to. */
  seen: Float32Array;
  made: Float32Array;
}

function layerOf(
  matrices: Matrices,
  weights: Float32Array,
  bias: Float32Array,
  channels: number,
  stride: number,
): Layer {
  const out = bias.length;
  const width = Math.ceil((channels * 3) / 4) * 4;
  const rows = matrices.floats(out * width);
  for (let row = 0; row < out; row++)
    for (let channel = 0; channel < channels; channel++)
      for (let tap = 0; tap < 3; tap++)
        rows[row * width + tap * channels + channel] = weights[(row * channels + channel) * 3 + tap]!;
  return { rows, bias, channels, out, stride, seen: matrices.floats(width), made: matrices.floats(out) };
}

/** Places of time in a row, channels together; what lies outside is silence. Nothing below zero goes on. */
function convolve(matrices: Matrices, layer: Layer, input: Float32Array): Float32Array {
  const { rows, bias, channels, out, stride, seen, made: to } = layer;
  const places = input.length / channels;
  const count = Math.floor((places - 1) / stride) + 1;
  const output = new Float32Array(count * out);
  for (let place = 0; place < count; place++) {
    for (let tap = 0; tap < 3; tap++) {
      const from = place * stride + tap - 1;
      const isInside = from >= 0 && from < places;
      if (isInside) seen.set(input.subarray(from * channels, (from + 1) * channels), tap * channels);
      else seen.fill(0, tap * channels, (tap + 1) * channels);
    }
    to.set(bias);
    matrices.addProduct(rows, seen, to);
    for (let n = 0; n < out; n++) output[place * out + n] = Math.max(0, to[n]!);
  }
  return output;
}

/** Sizes of a frame's frequencies, by a Fourier transform of a power of two behind a Hann window. */
function spectrumOf(size: number): (samples: Float32Array, from: number, to: Float32Array) => void {
  const bits = Math.log2(size);
  const turned = Array.from({ length: size }, (_, n) =>
    Number.parseInt(n.toString(2).padStart(bits, '0').split('').reverse().join(''), 2),
  );
  const hann = Float32Array.from({ length: size }, (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size));
  const cos = Float32Array.from({ length: size / 2 }, (_, n) => Math.cos((2 * Math.PI * n) / size));
  const sin = Float32Array.from({ length: size / 2 }, (_, n) => -Math.sin((2 * Math.PI * n) / size));
  const real = new Float32Array(size);
  const imaginary = new Float32Array(size);
  return (samples, from, to) => {
    for (let n = 0; n < size; n++) {
      real[turned[n]!] = samples[from + n]! * hann[n]!;
      imaginary[n] = 0;
    }
    for (let half = 1, step = size / 2; half < size; half *= 2, step /= 2) {
      for (let start = 0; start < size; start += 2 * half) {
        for (let n = 0, turn = 0; n < half; n++, turn += step) {
          const [one, other] = [start + n, start + n + half];
          const re = real[other]! * cos[turn]! - imaginary[other]! * sin[turn]!;
          const im = real[other]! * sin[turn]! + imaginary[other]! * cos[turn]!;
          real[other] = real[one]! - re;
          imaginary[other] = imaginary[one]! - im;
          real[one]! += re;
          imaginary[one]! += im;
        }
      }
    }
    for (let n = 0; n < to.length; n++) to[n] = Math.hypot(real[n]!, imaginary[n]!);
  };
}

/** What the network remembers of one line between its windows. */
export interface Remembered {
  hidden: Float32Array;
  cell: Float32Array;
  context: Float32Array;
}

/** The network of one rate, for any number of lines. */
export class Silero {
  private readonly rate: DetectorRate;
  private readonly layers: Layer[];
  private readonly weights: ReturnType<typeof readWeights>;
  private readonly spectrum: ReturnType<typeof spectrumOf>;
  private readonly matrices: Matrices;
  private readonly gates: Float32Array;
  private readonly input: Float32Array;
  private readonly hidden: Float32Array;
  private readonly rows: { input: Float32Array; hidden: Float32Array };

  constructor(rate: DetectorRate) {
    this.rate = rate;
    const weights = readWeights(rate);
    this.weights = weights;
    const all = Object.values(weights).reduce((sum, { length }) => sum + length, 0);
    // Beside the weights: what each layer looks at, and what it makes.
    const matrices = openMatrices(all + 8_192);
    this.matrices = matrices;
    const own = (values: Float32Array) => {
      const kept = matrices.floats(values.length);
      kept.set(values);
      return kept;
    };
    this.rows = { input: own(weights.input), hidden: own(weights.hidden) };
    this.gates = matrices.floats(4 * hiddenSize);
    this.input = matrices.floats(hiddenSize);
    this.hidden = matrices.floats(hiddenSize);
    this.layers = [
      layerOf(matrices, weights.conv0, weights.bias0, binsOf(rate), 1),
      layerOf(matrices, weights.conv1, weights.bias1, 128, 2),
      layerOf(matrices, weights.conv2, weights.bias2, 64, 2),
      layerOf(matrices, weights.conv3, weights.bias3, 64, 1),
    ];
    this.spectrum = spectrumOf((binsOf(rate) - 1) * 2);
  }

  /** A line that was not heard yet. */
  begin(): Remembered {
    return {
      hidden: new Float32Array(hiddenSize),
      cell: new Float32Array(hiddenSize),
      context: new Float32Array(contextSamples(this.rate)),
    };
  }

  /** How likely there is a voice in one window, 0 to 1. Changes what is remembered. */
  judge(samples: Int16Array, line: Remembered): number {
    const context = line.context.length;
    const heard = new Float32Array(context + samples.length + context);
    heard.set(line.context);
    for (let n = 0; n < samples.length; n++) heard[context + n] = samples[n]! / 32_768;
    const end = context + samples.length;
    line.context.set(heard.subarray(end - context, end));
    // The end is mirrored, so that the last frame is whole.
    for (let n = 0; n < context; n++) heard[end + n] = heard[end - 2 - n]!;
    const bins = binsOf(this.rate);
    let values = new Float32Array(frames * bins);
    for (let frame = 0; frame < frames; frame++)
      this.spectrum(heard, frame * (bins - 1), values.subarray(frame * bins, (frame + 1) * bins));
    for (const layer of this.layers) values = convolve(this.matrices, layer, values) as Float32Array<ArrayBuffer>;
    return this.remember(values, line);
  }

  private remember(input: Float32Array, { hidden, cell }: Remembered): number {
    const { gates, weights } = this;
    for (let n = 0; n < gates.length; n++) gates[n] = weights.biasInput[n]! + weights.biasHidden[n]!;
    this.input.set(input);
    this.hidden.set(hidden);
    this.matrices.addProduct(this.rows.input, this.input, gates);
    this.matrices.addProduct(this.rows.hidden, this.hidden, gates);
    let sum = weights.biasOut[0]!;
    for (let n = 0; n < hiddenSize; n++) {
      const forget = sigmoid(gates[hiddenSize + n]!);
      cell[n] = forget * cell[n]! + sigmoid(gates[n]!) * Math.tanh(gates[2 * hiddenSize + n]!);
      hidden[n] = sigmoid(gates[3 * hiddenSize + n]!) * Math.tanh(cell[n]!);
      sum += Math.max(0, hidden[n]!) * weights.out[n]!;
    }
    return sigmoid(sum);
  }
}
