import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeWav } from '#voice/audio/wav.ts';
import { onnxFile } from './onnx-writer.ts';

/** Mel filters of the model's ears, as Kaldi has them: from 20 to 7,600 Hz. */
const mel = { filters: 80, low: 20, high: 7_600 };
const melOf = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
/** The first nine are within what a telephone carries. */
export const tinyEarWords = [
  'hello',
  'yes',
  'no',
  'please',
  'tomorrow',
  'ten',
  'monday',
  'i',
  'like',
  'a',
  'cut',
  'hair',
];
const firstBin = 8;
const binsApart = 6;
const blank = tinyEarWords.length;
/** Milliseconds. */
const times = { word: 160, gap: 140 };

function hertzOf(word: string): number {
  const index = tinyEarWords.indexOf(word);
  if (index < 0) throw new RangeError(`The tiny ear has no word "${word}".`);
  const step = (melOf(mel.high) - melOf(mel.low)) / (mel.filters + 1);
  const center = melOf(mel.low) + (firstBin + binsApart * index + 1) * step;
  return 700 * (Math.exp(center / 1127) - 1);
}

/** Says words so that the tiny ear hears them: each is a tone of its own. */
export function tinySpeech(text: string, sampleRate: number): Int16Array {
  const words = text.split(/\s+/).filter(Boolean);
  const length = (sampleRate * times.word) / 1000;
  const step = length + (sampleRate * times.gap) / 1000;
  const samples = new Int16Array(words.length * step);
  for (const [index, word] of words.entries()) {
    const turn = (2 * Math.PI * hertzOf(word)) / sampleRate;
    for (let n = 0; n < length; n++) samples[index * step + n] = Math.round(9_000 * Math.sin(turn * n));
  }
  return samples;
}

/**
 * A model that looks like a streaming NeMo CTC from outside and hears a word in each tone: something that sherpa-onnx really
 * loads and runs, in 5 kB.
 */
export function tinyEarModel(): Uint8Array {
  const outputs = blank + 1;
  const weights = new Array<number>(mel.filters * outputs).fill(0);
  for (const index of tinyEarWords.keys()) {
    const bin = firstBin + binsApart * index;
    for (let row = 0; row < mel.filters; row++) {
      const near = row === bin ? 1 : Math.abs(row - bin) === 1 ? 0.5 : 0;
      // Less what is loud all over, which is noise.
      weights[row * outputs + index] = near - 2 / mel.filters;
    }
  }
  const cache = (name: string) => ({ name, type: 'float' as const, shape: [1, 1, 1, 1] });
  const count = (name: string) => ({ name, type: 'int64' as const, shape: [1] });
  const ones = Object.fromEntries(
    ['channel', 'time'].flatMap((of) => [1, 2, 3].map((at) => [`cache_last_${of}_dim${at}`, '1'])),
  );
  return onnxFile({
    inputs: [
      { name: 'audio_signal', type: 'float', shape: [1, mel.filters, 'frames'] },
      count('length'),
      cache('cache_last_channel'),
      cache('cache_last_time'),
      count('cache_last_channel_len'),
    ],
    outputs: [
      { name: 'logprobs', type: 'float', shape: [1, 'frames', outputs] },
      count('encoded_lengths'),
      cache('cache_last_channel_next'),
      cache('cache_last_time_next'),
      count('cache_last_channel_len_next'),
    ],
    constants: [
      { name: 'weights', type: 'float', dims: [mel.filters, outputs], values: weights },
      { name: 'bias', type: 'float', dims: [outputs], values: [...tinyEarWords.map(() => 0), 12] },
      { name: 'last', type: 'int64', dims: [1], values: [2] },
      { name: 'first', type: 'int64', dims: [1], values: [0] },
    ],
    nodes: [
      { op: 'Transpose', inputs: ['audio_signal'], output: 'turned' },
      { op: 'Squeeze', inputs: ['turned', 'last'], output: 'frames_first' },
      { op: 'MatMul', inputs: ['frames_first', 'weights'], output: 'weighed' },
      { op: 'Add', inputs: ['weighed', 'bias'], output: 'scores' },
      { op: 'LogSoftmax', inputs: ['scores'], output: 'likely' },
      { op: 'Unsqueeze', inputs: ['likely', 'first'], output: 'logprobs' },
      { op: 'Identity', inputs: ['length'], output: 'encoded_lengths' },
      { op: 'Identity', inputs: ['cache_last_channel'], output: 'cache_last_channel_next' },
      { op: 'Identity', inputs: ['cache_last_time'], output: 'cache_last_time_next' },
      { op: 'Identity', inputs: ['cache_last_channel_len'], output: 'cache_last_channel_len_next' },
    ],
    metadata: {
      window_size: '16',
      chunk_shift: '16',
      subsampling_factor: '1',
      vocab_size: String(blank),
      ...ones,
    },
  });
}

/** Writes an ear's folder as sherpa-onnx's releases have it, with a sentence to try it by. */
export async function writeTinyEar(folder: string): Promise<void> {
  await mkdir(join(folder, 'test_wavs'), { recursive: true });
  await writeFile(join(folder, 'model.onnx'), tinyEarModel());
  const tokens = [...tinyEarWords.map((word, id) => `▁${word} ${id}`), `<blk> ${blank}`];
  await writeFile(join(folder, 'tokens.txt'), `${tokens.join('\n')}\n`);
  await writeFile(join(folder, 'README.md'), '---\nlicense: mit\n---\n');
  const known = 'hello i like a cut tomorrow';
  const sound = encodeWav({ samples: tinySpeech(known, 16_000), sampleRate: 16_000 });
  await writeFile(join(folder, 'test_wavs', '0.wav'), sound);
  await writeFile(join(folder, 'test_wavs', 'trans.txt'), `0.wav ${known.toUpperCase()}\n`);
}
