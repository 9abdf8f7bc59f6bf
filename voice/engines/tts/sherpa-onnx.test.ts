import { appendFile, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineError } from '#voice/engines/engine-error.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { writeTinyVoice } from '#voice/testing/tiny-voice.ts';
import { findSherpa, openSherpa, readVoices, tryVoice } from './sherpa-onnx.ts';
import { notesFile, readVoiceFolder } from './sherpa-onnx-folder.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'voices-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

let count = 0;
/** A voice that works, in a folder of voices of its own. */
async function newVoice(name = 'tones'): Promise<{ voicesDir: string; folder: string }> {
  const voicesDir = join(root, String(count++));
  await writeTinyVoice(join(voicesDir, name));
  return { voicesDir, folder: join(voicesDir, name) };
}

async function missingIn(folder: string): Promise<string> {
  const voice = await readVoiceFolder(folder);
  return 'missing' in voice ? voice.missing.join(', ') : 'nothing';
}

async function said(engine: SpeechSynthesizer, voice: string): Promise<number> {
  const claim = { priority: 'request', fairnessKey: 'w', signal: new AbortController().signal } as const;
  let samples = 0;
  const request = { text: 'Hello there.', voice, language: 'en-US', speed: 1, ...claim };
  for await (const { pcm } of engine.synthesize(request)) samples += pcm.length;
  return samples;
}

describe("a voice's folder", () => {
  it('says what is missing, in words', async () => {
    const { folder } = await newVoice();
    expect(await missingIn(folder)).toBe('nothing');
    expect(await missingIn(join(folder, 'nowhere'))).toContain('is no folder');
    await rm(join(folder, 'tokens.txt'));
    expect(await missingIn(folder)).toBe('tokens.txt');
    await rm(join(folder, 'model.onnx'));
    await writeFile(join(folder, 'readme.txt'), 'Nothing here.');
    expect(await missingIn(folder)).toBe('a model (a file that ends in .onnx), tokens.txt');
  });

  it('takes no page of a web site for a model, nor half of the data of espeak-ng', async () => {
    const { folder } = await newVoice();
    await writeFile(join(folder, 'model.onnx'), '<!doctype html>');
    expect(await missingIn(folder)).toContain('model.onnx is empty or no ONNX file');
    await truncate(join(folder, 'model.onnx'), 0);
    expect(await missingIn(folder)).toContain('model.onnx is empty or no ONNX file');
    await writeTinyVoice(folder);
    await mkdir(join(folder, 'espeak-ng-data'));
    await writeFile(join(folder, 'espeak-ng-data', 'phontab'), 'x');
    expect(await missingIn(folder)).toBe(
      'espeak-ng-data/phonindex, espeak-ng-data/phondata, espeak-ng-data/intonations',
    );
  });

  it('wants pronunciations where the model reads no letters', async () => {
    const { folder } = await newVoice();
    // What a model says of itself stands at its end.
    await appendFile(join(folder, 'model.onnx'), Buffer.alloc(20_000));
    expect(await missingIn(folder)).toContain('espeak-ng-data, or lexicon.txt');
    await writeFile(join(folder, 'lexicon.txt'), 'hello h e l l o\n');
    expect(await missingIn(folder)).toBe('nothing');
  });

  it.each([
    ['vits-piper-en_US-amy-low', 'en-US'],
    ['vits-coqui-de-css10', 'de'],
    ['kokoro-zh', 'zh'],
    ['tones', 'en-US'],
  ])('finds the language in the name: %s', async (name, language) => {
    const { folder } = await newVoice(name);
    expect(await readVoiceFolder(folder)).toMatchObject({ language, gender: 'neutral', name, speakers: 1 });
  });

  it('believes the notes about it before its name, and refuses wrong ones', async () => {
    const { folder } = await newVoice('vits-coqui-de-css10');
    await writeFile(join(folder, notesFile), JSON.stringify({ name: 'Amy', language: 'en-GB', gender: 'female' }));
    expect(await readVoiceFolder(folder)).toMatchObject({ name: 'Amy', language: 'en-US', gender: 'female' });
    await writeFile(join(folder, notesFile), JSON.stringify({ speakers: 'many' }));
    expect(await missingIn(folder)).toContain('voice.json');
  });
});

describe('the engine', () => {
  it('tells how many speakers a model has, by loading it', async () => {
    const { voicesDir } = await newVoice();
    const { voices } = await readVoices(voicesDir);
    expect(await tryVoice(voices[0]!, findSherpa(voicesDir)!)).toEqual({
      speakers: 1,
      realTimeFactor: expect.any(Number),
    });
  });

  it('offers each speaker of a model as a voice', async () => {
    const { voicesDir, folder } = await newVoice();
    await writeFile(join(folder, notesFile), JSON.stringify({ speakers: 3, name: 'Choir' }));
    const engine = await openSherpa({ voicesDir });
    expect(engine.voices().map(({ id, name }) => `${id} ${name}`)).toEqual([
      'sherpa-onnx/tones:0 Choir 0',
      'sherpa-onnx/tones:1 Choir 1',
      'sherpa-onnx/tones:2 Choir 2',
    ]);
    await engine.close();
  });

  it('leaves out what cannot be used, and says why; an empty or missing folder is no fault', async () => {
    const { voicesDir, folder } = await newVoice();
    await rm(join(folder, 'tokens.txt'));
    const logged: string[] = [];
    const log = { warn: (details: object) => void logged.push(JSON.stringify(details)) };
    const engine = await openSherpa({ voicesDir, log });
    expect(engine.voices()).toEqual([]);
    expect(logged.join()).toContain('tones has not: tokens.txt');
    await engine.close();
    const none = await openSherpa({ voicesDir: join(root, 'nowhere'), log });
    expect(none.voices()).toEqual([]);
    expect(logged).toHaveLength(1);
    await none.close();
  });

  it('outlives a model that ends its process, and goes on with the others', async () => {
    const { voicesDir, folder } = await newVoice('broken');
    await writeTinyVoice(join(voicesDir, 'whole'));
    // It looks like a model at both ends, and is none.
    await writeFile(
      join(folder, 'model.onnx'),
      Buffer.concat([Buffer.from([8, 8]), Buffer.alloc(5_000, 7), Buffer.from('frontend characters')]),
    );
    const engine = await openSherpa({ voicesDir });
    const failed = said(engine, 'sherpa-onnx/broken');
    await expect(failed).rejects.toSatisfy((error: EngineError) => error.retryable);
    expect(await said(engine, 'sherpa-onnx/whole')).toBeGreaterThan(8_000);
    await engine.close();
  });
});
