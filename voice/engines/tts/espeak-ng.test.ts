import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { durationMs } from '#voice/audio/pcm.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { ChildExecutor } from '#voice/engines/workers/child-executor.ts';
import { espeakLanguages } from './espeak-ng.data.ts';
import { type EspeakHead, type EspeakJob, espeakProgram, openEspeak } from './espeak-ng.ts';

const german = { voice: 'gmw/de+f2', rate: 175, volume: 100 };

describe('the espeak-ng program', () => {
  let child: ChildExecutor<EspeakJob, EspeakHead>;
  beforeAll(() => {
    child = new ChildExecutor(espeakProgram);
  });
  afterAll(() => child.close());

  it('reads plain text, in which markup means nothing', async () => {
    const text = 'Er sagt: 3 < 5 & <b>mehr</b> [[h@l@U]]';
    const { head, bytes } = await child.run({ ...german, text });
    const heard = head.words.map(([position]) => text.slice(position).split(/[\s<>/[\]@:]/)[0]);
    expect(heard).toEqual(expect.arrayContaining(['Er', 'sagt', '3', '5', '&', 'b', 'mehr', 'h', 'U']));
    const ms = bytes.length / 2 / (head.sampleRate / 1000);
    const starts = head.words.map(([, at]) => at);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts.at(-1)).toBeLessThan(ms);
  });

  it('counts characters as people do, past emoji and zeros', async () => {
    const { head } = await child.run({ ...german, text: '😀 eins\0zwei drei' });
    expect(head.words.map(([position]) => position)).toEqual(expect.arrayContaining([2, 7, 12]));
  });

  it('refuses what it cannot speak, and speaks on', async () => {
    await expect(child.run({ ...german, voice: 'gmw/nowhere', text: 'Hallo' })).rejects.toMatchObject({
      code: 'refused',
      message: 'There’s no voice "gmw/nowhere".',
    });
    await expect(child.run({ ...german, text: 'eins zwei drei '.repeat(3000) })).rejects.toMatchObject({
      code: 'refused',
      message: 'This text takes longer than 10 minutes to speak.',
    });
    const { bytes } = await child.run({ ...german, text: 'Hallo' });
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(child.alive).toBe(true);
  });

  it('speaks as fast and as slow as it is told', async () => {
    const text = 'Guten Tag, wie geht es Ihnen heute morgen? Ich hoffe, Sie haben gut geschlafen.';
    const say = async (rate: number) => {
      const { head, bytes } = await child.run({ ...german, rate, text });
      return { ms: bytes.length / 2 / (head.sampleRate / 1000), lastMs: head.words.at(-1)![1] };
    };
    const normal = await say(175);
    for (const factor of [0.25, 0.4, 0.7, 1.5, 3, 4]) {
      const { ms, lastMs } = await say(175 * factor);
      expect((ms * factor) / normal.ms, `${factor} times as fast`).toBeCloseTo(1, 0.8);
      expect(lastMs / ms).toBeCloseTo(normal.lastMs / normal.ms, 1);
    }
  });

  it('speaks nothing where there is nothing to speak', async () => {
    const { head, bytes } = await child.run({ ...german, text: '' });
    expect(head.words).toEqual([]);
    const samples = new Int16Array(new Uint8Array(bytes).buffer);
    expect(samples.every((sample) => Math.abs(sample) < 100)).toBe(true);
  });
});

describe('espeak-ng', () => {
  let espeak: SpeechSynthesizer;
  beforeAll(() => {
    espeak = openEspeak({ workers: 1 });
  });
  afterAll(() => espeak.close());

  async function speak(language: string, text: string) {
    const signal = new AbortController().signal;
    const request = { text, language, voice: 'sarah', speed: 1, priority: 'call', fairnessKey: 'all', signal } as const;
    let ms = 0;
    for await (const { pcm, sampleRate } of espeak.synthesize(request)) {
      expect(pcm.some((sample) => Math.abs(sample) > 3000)).toBe(true);
      ms += durationMs(pcm, sampleRate);
    }
    return ms;
  }

  /** Scripts in which one character is a syllable or a word. */
  const syllabic = new Set(['am', 'ko', 'ti', 'yue', 'zh']);

  it.each(espeakLanguages)('reads %s (%s), and does not spell it', async (language, nativeName) => {
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    const days = Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2026, 0, day + 1)));
    const text = [nativeName, ...days].join(' ');
    const letters = text.match(/[\p{L}\p{M}]/gu)!.length;
    const ms = (await speak(language, text)) / letters;
    expect(ms).toBeGreaterThan(50);
    expect(ms).toBeLessThan(syllabic.has(language) ? 350 : 150);
  });

  it('reads the apostrophe that is a letter', async () => {
    const [letter, sign] = await Promise.all(['сямʼя', "сям'я"].map((text) => speak('be', text)));
    expect(letter! / sign!).toBeCloseTo(1, 1);
  });
});
