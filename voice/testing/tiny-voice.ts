import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onnxFile } from './onnx-writer.ts';

export const tinyVoiceRate = 16_000;
/** Samples of a token at speed 1: 60 ms. */
const tokenSamples = 960;
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * A model that looks like VITS from outside and makes a tone for each token, higher for later letters: something that
 * sherpa-onnx really loads and runs, in 2 kB.
 */
export function tinyVoiceModel(): Uint8Array {
  const scalar = (name: string, value: number) => ({ name, type: 'float' as const, dims: [], values: [value] });
  const index = (name: string, value: number) => ({ name, type: 'int64' as const, dims: [], values: [value] });
  return onnxFile({
    inputs: [
      { name: 'x', type: 'int64', shape: [1, 'tokens'] },
      { name: 'x_length', type: 'int64', shape: [1] },
      { name: 'noise_scale', type: 'float', shape: [1] },
      { name: 'length_scale', type: 'float', shape: [1] },
      { name: 'noise_scale_w', type: 'float', shape: [1] },
    ],
    outputs: [{ name: 'y', type: 'float', shape: [1, 1, 'samples'] }],
    constants: [
      scalar('token_samples', tokenSamples),
      scalar('first_hz', 200),
      scalar('step_hz', 15),
      scalar('radians', (2 * Math.PI) / tinyVoiceRate),
      scalar('volume', 0.2),
      scalar('zero', 0),
      scalar('one', 1),
      index('first', 0),
      { name: 'channel', type: 'int64', dims: [2], values: [0, 1] },
    ],
    nodes: [
      { op: 'Gather', inputs: ['length_scale', 'first'], output: 'scale' },
      { op: 'Mul', inputs: ['token_samples', 'scale'], output: 'samples_each' },
      { op: 'Gather', inputs: ['x_length', 'first'], output: 'count_int' },
      { op: 'Cast', inputs: ['count_int'], output: 'count', ints: { to: 1 } },
      { op: 'Mul', inputs: ['count', 'samples_each'], output: 'samples' },
      { op: 'Range', inputs: ['zero', 'samples', 'one'], output: 'time' },
      { op: 'Div', inputs: ['time', 'samples_each'], output: 'place' },
      { op: 'Floor', inputs: ['place'], output: 'place_whole' },
      // The last sample may be counted to a token that is not there.
      { op: 'Sub', inputs: ['count', 'one'], output: 'last' },
      { op: 'Min', inputs: ['place_whole', 'last'], output: 'place_inside' },
      { op: 'Cast', inputs: ['place_inside'], output: 'token_place', ints: { to: 7 } },
      { op: 'Gather', inputs: ['x', 'first'], output: 'tokens' },
      { op: 'Gather', inputs: ['tokens', 'token_place'], output: 'token_int' },
      { op: 'Cast', inputs: ['token_int'], output: 'token', ints: { to: 1 } },
      { op: 'Mul', inputs: ['token', 'step_hz'], output: 'above_hz' },
      { op: 'Add', inputs: ['above_hz', 'first_hz'], output: 'hz' },
      { op: 'Mul', inputs: ['hz', 'time'], output: 'turns' },
      { op: 'Mul', inputs: ['turns', 'radians'], output: 'angle' },
      { op: 'Sin', inputs: ['angle'], output: 'wave' },
      { op: 'Mul', inputs: ['wave', 'volume'], output: 'sound' },
      { op: 'Unsqueeze', inputs: ['sound', 'channel'], output: 'y' },
    ],
    metadata: {
      model_type: 'vits',
      comment: 'tones',
      language: 'English',
      n_speakers: '1',
      sample_rate: String(tinyVoiceRate),
      add_blank: '0',
      frontend: 'characters',
    },
  });
}

/** Writes a voice's folder as sherpa-onnx's releases have it. */
export async function writeTinyVoice(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'model.onnx'), tinyVoiceModel());
  const tokens = [' ', ...letters].map((letter, id) => `${letter} ${id}`);
  await writeFile(join(folder, 'tokens.txt'), `${tokens.join('\n')}\n`);
}
