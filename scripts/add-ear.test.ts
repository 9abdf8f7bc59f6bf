import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aboutModel, knownEars, knownVoices, modelNamed } from '#voice/engines/known-models.data.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import { writeTinyEar } from '#voice/testing/tiny-ear.ts';
import { earNotesFile } from '#voice/transcribers/local/ear-folder.ts';
import { readEars } from '#voice/transcribers/local/open-ears.ts';
import { wordErrors } from '#voice/transcribers/local/word-error.ts';
import { type AddEarOptions, addEar } from './add-ear.ts';
import { modelOrSource } from './models-command.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'add-ear-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let count = 0;
async function newEar(name = 'tones-en'): Promise<string> {
  const folder = path.join(root, String(count++), name);
  await writeTinyEar(folder);
  return folder;
}
function add(source: string, over: Partial<AddEarOptions> = {}) {
  const earsDir = path.join(root, `ears-${count++}`);
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const adding = addEar({ earsDir, voicesDir: earsDir, source, say, speech: fakeSpeech(), ...over });
  return { earsDir, lines, adding };
}

it('is tried with what is known, measured, and kept with its checksums', async () => {
  const { earsDir, lines, adding } = add(await newEar(), { name: 'Tones' });
  expect(await adding).toBe('tones-en');
  expect(await readdir(earsDir)).toEqual(['tones-en']);
  expect(lines).toEqual([
    'License: mit',
    'Loading the model and running a test transcription',
    'Word errors, its own recordings: 0% of 6 words',
    expect.stringMatching(/^Word errors, test sentences spoken by an embedded voice: \d+% of \d+ words$/),
    expect.stringMatching(/^Takes [\d.e-]+ s of processing per second of speech$/),
  ]);
  const { ears, problems } = await readEars(earsDir);
  expect(problems).toEqual([]);
  expect(ears).toMatchObject([{ id: 'tones-en', name: 'Tones', languages: ['en'], license: 'mit', wordError: 0 }]);
  expect(ears[0]!.realTimeFactor).toBeGreaterThan(0);
  const notes = JSON.parse(await readFile(path.join(earsDir, 'tones-en', earNotesFile), 'utf8')) as { sha256: object };
  expect(Object.keys(notes.sha256)).toEqual(['model.onnx', 'tokens.txt']);
  await appendFile(path.join(earsDir, 'tones-en', 'tokens.txt'), 'more 13\n');
  expect((await readEars(earsDir)).problems).toEqual([expect.stringContaining('tokens.txt is not what it was')]);
});

it('keeps the languages of its first name under another', async () => {
  const { earsDir, adding } = add(await newEar('zipformer-de-2025'), { as: 'german' });
  expect(await adding).toBe('german');
  expect((await readEars(earsDir)).ears).toMatchObject([{ id: 'german', languages: ['de'] }]);
});

it.each<[string, (folder: string) => Promise<void>, RegExp]>([
  ['without tokens', (folder) => rm(path.join(folder, 'tokens.txt')), /Missing: tokens.txt/],
  [
    'whose model is damaged',
    (folder) => appendFile(path.join(folder, 'model.onnx'), Buffer.alloc(500, 7)),
    /cannot listen with this ear/,
  ],
  [
    'that hears other words',
    (folder) => writeFile(path.join(folder, 'test_wavs', 'trans.txt'), '0 guten tag ich möchte gern\n'),
    /less than half of its own recordings/,
  ],
  ['that hears nothing', (folder) => rm(path.join(folder, 'test_wavs'), { recursive: true }), /didn’t understand any/],
])('refuses one %s, and leaves nothing of it', async (_name, spoil, says) => {
  const folder = await newEar();
  await spoil(folder);
  const { earsDir, adding } = add(folder);
  await expect(adding).rejects.toThrow(says);
  expect(await readdir(earsDir)).toEqual([]);
});

it('counts words that are wrong', () => {
  expect(wordErrors('Hello, I would like ten.', 'hello i would like ten')).toBe(0);
  expect(wordErrors('one two three', 'one three')).toBe(1);
  expect(wordErrors('one two', '')).toBe(2);
  expect(wordErrors('one', 'two one more')).toBe(2);
});

it('knows models by their names, each once', () => {
  const all = [...knownEars, ...knownVoices];
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.every(({ source }) => /^https:\/\/\S+\.tar\.bz2$/.test(source))).toBe(true);
  expect(aboutModel(modelNamed(knownVoices, 'kokoro')!)).toMatch(/^kokoro .*about 320 MB; Apache-2\.0$/);
  expect(modelOrSource(knownEars, 'https://example.com/ear.tar.bz2')).toBeUndefined();
  expect(() => modelOrSource(knownEars, 'nothing')).toThrow('isn’t a name, file, or folder. Names: zipformer-en,');
});
