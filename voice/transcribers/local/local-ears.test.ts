import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { onnxFile } from '#voice/testing/onnx-writer.ts';
import { tinySpeech, writeTinyEar } from '#voice/testing/tiny-ear.ts';
import type { Transcriber, TranscriberFault } from '../transcriber.ts';
import { earNotesFile, readEarFolder } from './ear-folder.ts';
import { type LocalEars, openEars, readEars } from './open-ears.ts';

/** Ears on this server, by sherpa-onnx itself and a model of 5 kB that hears tones. */

let root = '';
let ears: LocalEars;
const opened: LocalEars[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ears-'));
  await writeTinyEar(join(root, 'whole', 'tones-en'));
  ears = await open();
});
afterAll(async () => {
  for (const one of opened) await one.close();
  await rm(root, { recursive: true, force: true });
});

async function open(program?: string, folder = 'whole'): Promise<LocalEars> {
  const made = await openEars({
    earsDir: join(root, folder),
    voicesDir: root,
    ...(program !== undefined && { program: pathToFileURL(program) }),
  });
  opened.push(made);
  return made;
}

const silence = (ms: number, rate: number) => new Int16Array((ms * rate) / 1000);

function listenWith(transcriber: Transcriber, sampleRate: 8_000 | 16_000 = 16_000, language = 'en-US') {
  const told: [string, boolean][] = [];
  const faults: TranscriberFault[] = [];
  const stream = transcriber.open(
    { sampleRate, language },
    {
      voice: () => {},
      heard: (text, final) => void told.push([text, final]),
      failed: (fault) => void faults.push(fault),
    },
  );
  return {
    told,
    faults,
    stream,
    finals: () => told.filter(([, final]) => final).map(([text]) => text),
    says(samples: Int16Array) {
      const frame = sampleRate / 50;
      for (let at = 0; at < samples.length; at += frame) stream.write(samples.subarray(at, at + frame));
    },
  };
}

describe('an ear', () => {
  it.each([8_000, 16_000] as const)('hears words while they are said, at %i samples a second', async (rate) => {
    const caller = listenWith(ears.transcriber(), rate);
    caller.says(silence(200, rate));
    caller.says(tinySpeech('hello i like ten please', rate));
    caller.says(silence(700, rate));
    await expect.poll(caller.finals, { timeout: 10_000 }).toEqual(['hello i like ten please']);
    expect(caller.told.slice(0, 2)).toEqual([
      ['hello', false],
      ['hello i', false],
    ]);
    caller.says(tinySpeech('tomorrow', rate));
    await caller.stream.finish();
    expect(caller.finals()).toEqual(['hello i like ten please', 'tomorrow']);
    expect(caller.faults).toEqual([]);
  });

  it('keeps callers apart, and hears nothing in silence', async () => {
    const words = ['yes', 'no', 'tomorrow', 'monday'];
    const callers = words.map((word) => {
      const caller = listenWith(ears.transcriber());
      caller.says(tinySpeech(`${word} please`, 16_000));
      return caller;
    });
    const silent = listenWith(ears.transcriber());
    silent.says(silence(2_000, 16_000));
    await Promise.all([...callers, silent].map(({ stream }) => stream.finish()));
    expect(callers.map(({ finals }) => finals().join(' '))).toEqual(words.map((word) => `${word} please`));
    expect([silent.told, silent.faults]).toEqual([[], []]);
    expect(ears.pids()).toHaveLength(1);
  });

  it('hears who is too soft to be told from noise, and takes a few words of noise for nothing', async () => {
    const soft = (text: string) => tinySpeech(text, 16_000).map((sample) => sample / 90);
    const caller = listenWith(ears.transcriber());
    /** All of it is heard before more is said, as it is where sound takes its time: an ear hears one after the other. */
    const says = async (samples: Int16Array) => {
      caller.says(samples);
      await listenWith(ears.transcriber()).stream.finish();
    };
    await says(soft('hello i like ten'));
    await says(silence(1_300, 16_000));
    expect(caller.finals()).toEqual(['hello i like ten']);
    await says(soft('yes'));
    await says(silence(1_300, 16_000));
    await says(tinySpeech('no', 16_000));
    await says(silence(700, 16_000));
    expect(caller.finals()).toEqual(['hello i like ten', 'no']);
    expect(caller.told.flat()).not.toContain('yes');
    caller.stream.close();
  });

  it('ends an utterance that never ends', async () => {
    const caller = listenWith(ears.transcriber());
    const long = tinySpeech('yes no '.repeat(60), 16_000);
    const words = () => caller.told.at(-1)?.[0].split(' ').length ?? 0;
    for (let seconds = 0; seconds < 28; seconds += 4) {
      caller.says(long.subarray(seconds * 16_000, (seconds + 4) * 16_000));
      // A caller says no more than is heard meanwhile: a word is 300 ms.
      await expect.poll(words, { timeout: 10_000 }).toBeGreaterThan((seconds + 4) / 0.3 - 3);
    }
    expect(caller.finals()).toEqual([]);
    caller.says(long.subarray(28 * 16_000, 34 * 16_000));
    await expect.poll(() => caller.finals().length, { timeout: 10_000 }).toBe(1);
    caller.stream.close();
  });

  it('hears a whole file, utterance by utterance', async () => {
    const rate = 16_000;
    const parts = [
      tinySpeech('hello ten', rate),
      silence(900, rate),
      tinySpeech('yes please', rate),
      silence(100, rate),
    ];
    const samples = Int16Array.from(parts.flatMap((part) => [...part]));
    const heard = await ears.hearFile({ samples, sampleRate: rate }, 'en');
    expect(heard.map(({ text }) => text)).toEqual(['hello ten', 'yes please']);
    expect(heard[0]!.start).toBeLessThan(0.6);
    expect(heard[1]!.start).toBeGreaterThan(heard[0]!.end - 0.6);
    expect(heard[1]!.end).toBeCloseTo(samples.length / rate, 1);
    await expect(ears.hearFile({ samples, sampleRate: rate }, 'de')).rejects.toThrow('no ear for German');
  });

  it('says which languages it hears, and refuses others as an event', async () => {
    expect([ears.hears('en-GB'), ears.hears('de-DE'), ears.hears('en-US', 'another')]).toEqual([true, false, false]);
    const caller = listenWith(ears.transcriber(), 16_000, 'de-DE');
    expect(caller.faults).toEqual([]);
    await expect.poll(() => caller.faults.length).toBe(1);
    expect(caller.faults[0]).toEqual({ kind: 'refused', message: 'This server has no ear for German.' });
    expect(await ears.transcriber().check()).toBeNull();
  });
});

describe('an ear’s folder', () => {
  it('says what is missing, in words', async () => {
    const folder = join(root, 'folders', 'zipformer-de-2025');
    const missing = async () => {
      const ear = await readEarFolder(folder);
      return 'missing' in ear ? ear.missing.join(', ') : 'nothing';
    };
    expect(await missing()).toContain('is no folder');
    await writeTinyEar(folder);
    expect(await readEarFolder(folder)).toMatchObject({ languages: ['de'], license: 'mit', wordError: null });
    await rm(join(folder, 'tokens.txt'));
    expect(await missing()).toBe('tokens.txt');
    await writeFile(join(folder, 'model.onnx'), '<!doctype html>');
    expect(await missing()).toContain('model.onnx is empty or no ONNX file');
    const parts = { inputs: [], outputs: [], constants: [], nodes: [], metadata: {} };
    await writeFile(join(folder, 'model.onnx'), onnxFile(parts));
    expect(await missing()).toContain('hears whole files alone');
    for (const name of ['encoder-1.int8.onnx', 'encoder-1.onnx', 'joiner-1.int8.onnx'])
      await writeFile(join(folder, name), onnxFile(parts));
    expect(await missing()).toContain('a decoder');
    await writeFile(join(folder, 'decoder-1.onnx'), onnxFile(parts));
    await writeFile(join(folder, 'decoder-1.int8.onnx'), onnxFile(parts));
    await writeFile(join(folder, 'tokens.txt'), 'a 0\n');
    expect(await readEarFolder(folder)).toMatchObject({
      model: {
        kind: 'transducer',
        files: {
          encoder: join(folder, 'encoder-1.int8.onnx'),
          decoder: join(folder, 'decoder-1.onnx'),
          joiner: join(folder, 'joiner-1.int8.onnx'),
        },
      },
    });
    await writeFile(join(folder, earNotesFile), JSON.stringify({ languages: 'many' }));
    expect(await missing()).toContain('ear.json');
  });

  it('is left out once a file of it is not what it was', async () => {
    const folder = join(root, 'changed', 'tones-en');
    await writeTinyEar(folder);
    const sum = '0'.repeat(64);
    await writeFile(join(folder, earNotesFile), JSON.stringify({ sha256: { 'model.onnx': sum } }));
    const { ears: found, problems } = await readEars(join(root, 'changed'));
    expect([found, problems]).toEqual([[], [expect.stringContaining('tones-en is damaged: model.onnx')]]);
  });
});

describe('bad days', () => {
  it('a program that dies is told of once, and the next caller gets a new one', async () => {
    const own = await open();
    const caller = listenWith(own.transcriber());
    caller.says(tinySpeech('hello', 16_000));
    await expect.poll(() => caller.told.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const [pid] = own.pids();
    process.kill(pid!, 'SIGKILL');
    await expect.poll(() => caller.faults.length, { timeout: 10_000 }).toBe(1);
    expect(caller.faults[0]!.kind).toBe('broken');
    caller.says(tinySpeech('yes', 16_000));
    const next = listenWith(own.transcriber());
    next.says(tinySpeech('yes please', 16_000));
    await next.stream.finish();
    expect(next.finals()).toEqual(['yes please']);
    expect(caller.faults).toHaveLength(1);
  });

  it('a model that ends its program is tried twice, and rests', async () => {
    await writeTinyEar(join(root, 'damaged', 'tones-en'));
    await appendFile(join(root, 'damaged', 'tones-en', 'model.onnx'), Buffer.alloc(500, 7));
    const own = await open(undefined, 'damaged');
    for (const words of ['ended in the middle', 'ended in the middle', 'rests for some minutes']) {
      const caller = listenWith(own.transcriber());
      caller.says(tinySpeech('hello', 16_000));
      await expect.poll(() => caller.faults.length, { timeout: 10_000 }).toBe(1);
      expect(caller.faults[0]!.message).toContain(words);
    }
  });

  const messages = JSON.stringify(new URL('./ear-messages.ts', import.meta.url).href);
  it.each([
    [
      'babbles',
      'setImmediate(function on() { for (let n = 0; n < 200; n++) say("no no"); setImmediate(on); });',
      'babbles',
    ],
    ['writes no protocol', 'process.stdout.write("Segmentation fault (core dumped)");', 'nonsense'],
    ['says more than words', 'say("x".repeat(100_000));', 'nonsense'],
  ])('a program that %s is ended', async (_name, code, says) => {
    const file = join(root, `program-${says}-${code.length}.mjs`);
    const begin = `import { messageBytes } from ${messages};
const say = (text) => process.stdout.write(messageBytes({ is: 'heard', id: 1, text, final: false }));
process.stdout.write(messageBytes({ is: 'loaded' }));
process.stdin.once('data', () => { ${code} });
process.stdin.resume();`;
    await writeFile(file, begin);
    const own = await open(file);
    const caller = listenWith(own.transcriber());
    caller.says(silence(200, 16_000));
    await expect.poll(() => caller.faults.length, { timeout: 10_000 }).toBe(1);
    expect(caller.faults[0]!.message).toContain(says);
    expect(own.pids()).toEqual([]);
  });

  it('a program that says nothing is given up', async () => {
    const clock = manualClock(0);
    const file = join(root, 'mute.mjs');
    await writeFile(file, 'process.stdin.resume();');
    const own = await openEars({ earsDir: join(root, 'whole'), voicesDir: root, program: pathToFileURL(file), clock });
    opened.push(own);
    const caller = listenWith(own.transcriber());
    caller.says(silence(200, 16_000));
    clock.advance(29_000);
    expect(caller.faults).toEqual([]);
    clock.advance(1_000);
    expect(caller.faults).toEqual([{ kind: 'timeout', message: 'tones-en did not answer within 30000 ms.' }]);
    // Sound that no one listens to does not pile up.
    const other = listenWith(own.transcriber());
    for (let n = 0; n < 16; n++) other.says(silence(1_000, 16_000));
    expect(other.faults.map(({ kind }) => kind)).toEqual(['timeout']);
  });
});
