import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { freeCharacters } from '#domain/channels/speech.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import { claims, promises } from './claims.data.ts';

/** The public pages promise nothing that is not held. */

const root = path.resolve(import.meta.dirname, '../../..');
const marketing = path.join(root, 'web/marketing');
/** What a page says, without the line breaks of its source. */
const words = (file: string) => readFileSync(path.join(marketing, file), 'utf8').replace(/\s+/g, ' ');
const pages = readdirSync(marketing, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);
const every = [...claims, ...promises];

/** Figures and phrases that promise something. */
const promising = new RegExp(
  [
    String.raw`\d+\+ \w+`,
    String.raw`under \d+ ?\w+`,
    String.raw`\d+[- ]min(ute)?\b(?!-)`,
    String.raw`[\d,]*\d,\d{3} (?:free )?characters`,
    String.raw`\d+\.\d+%`,
    String.raw`MP3, \w+ (and|or) \w+`,
    'runs? (to its end )?as (it|they) stands?',
    'one business day',
  ].join('|'),
  'g',
);

describe('the pages', () => {
  it.each(every)('say “$says” where it is listed, and it is listed wherever they say it', ({ says, on }) => {
    expect(pages.filter((file) => words(file).includes(says)).sort()).toEqual([...on].sort());
  });

  it.each(pages)('promise nothing else: %s', (file) => {
    const known = every.map(({ says }) => says.toLowerCase());
    const unlisted = [...words(file).matchAll(promising)]
      .map(([said]) => said.toLowerCase().trim())
      .filter((said) => !known.some((says) => said.includes(says) || says.includes(said)));
    expect(unlisted).toEqual([]);
  });

  it.each(claims)('are held to “$says” by tests that there are', ({ heldBy }) => {
    for (const holder of heldBy) {
      const [file, title] = [holder.slice(0, holder.indexOf(': ')), holder.slice(holder.indexOf(': ') + 2)];
      expect(existsSync(path.join(root, file)), file).toBe(true);
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(title);
    }
  });
});

const server = await startSpeechApp();
const speaker = await server.newSpeaker();
const text = 'Your table for two is booked for half past seven.';
const seconds = (wav: Buffer) => {
  const { samples, sampleRate } = decodeWav(wav);
  return samples.length / sampleRate;
};
const wavOf = async (request: object) => (await speaker.post('/v1/tts', { text, format: 'wav', ...request })).bytes;

describe('it is true that', () => {
  it.each([
    ['mp3', 'audio/mpeg', /^(ID3|\xff[\xe0-\xff])/],
    ['wav', 'audio/wav', /^RIFF....WAVE/s],
    ['ogg', 'audio/ogg', /^OggS.*OpusHead/s],
  ])('MP3, WAV, and OGG files are in the right format: %s', async (format, type, begins) => {
    const { status, headers, bytes } = await speaker.post('/v1/tts', { text, format });
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(bytes.subarray(0, 60).toString('latin1')).toMatch(begins);
    expect(bytes.length).toBeGreaterThan(5_000);
  });

  it('the free tier is exactly 10,000 characters a month', async () => {
    expect(freeCharacters).toBe(10_000);
    const fresh = await server.newSpeaker();
    expect((await fresh.get('/v1/speech/usage')).json()).toMatchObject({ used: 0, limit: 10_000, remaining: 10_000 });
    const { status, json } = await fresh.post('/v1/speech/clips', { text: `${'a'.repeat(10_000)}.` });
    expect([status, json().error.code]).toEqual([429, 'quota_exceeded']);
  });

  it('Sarah, Michael, Emma and David sound unlike each other', async () => {
    const heard = await Promise.all(['sarah', 'michael', 'emma', 'david'].map((voice) => wavOf({ voice })));
    expect(new Set(heard.map((wav) => createHash('sha256').update(wav).digest('hex'))).size).toBe(4);
  });

  it('the same request gives the same audio when generated again', async () => {
    const other = await (await startSpeechApp()).newSpeaker();
    const again = await other.post('/v1/tts', { text, format: 'wav', voice: 'emma', speed: 1.1 });
    expect(again.bytes.equals(await wavOf({ voice: 'emma', speed: 1.1 }))).toBe(true);
  });

  it('the example matches how the text is read', async () => {
    const said = /“(Dr\. Lee[^”]+)” becomes “([^”]+)”/.exec(words('text-to-speech/text-to-speech-page.tsx'));
    const { spoken } = (await speaker.post('/v1/speech/spoken-form', { text: said?.[1], language: 'en-US' })).json();
    const heard = (written: string) => written.toLowerCase().match(/[a-z]+/g);
    expect(heard(spoken)).toEqual(heard(said![2]!));
  });

  it('a voice speaks slower at 0.8 and faster at 1.2', async () => {
    const [slow, normal, fast] = [await wavOf({ speed: 0.8 }), await wavOf({}), await wavOf({ speed: 1.2 })].map(
      seconds,
    );
    expect(slow! / normal!).toBeGreaterThan(1.15);
    expect(fast! / normal!).toBeLessThan(0.9);
  });
});
