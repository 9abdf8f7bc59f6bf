import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { concatPcm } from '#voice/audio/pcm.ts';
import { resample } from '#voice/audio/resample.ts';
import { openFlite } from '#voice/engines/tts/flite.ts';
import { openSilero } from './open-silero.ts';
import { Silero, windowSamples } from './silero.ts';

const flite = await openFlite({ workers: 1 });
afterAll(() => flite.close());

/** A sentence of the embedded voice, with a second of silence before it. */
async function sentence(rate: 8_000 | 16_000): Promise<Int16Array> {
  const parts: Int16Array[] = [];
  let from = rate as number;
  const signal = new AbortController().signal;
  const request = { text: 'I would like to book an appointment for next Thursday.', voice: 'sarah', language: 'en-US' };
  const more = { speed: 1, priority: 'call', fairnessKey: 'test', signal } as const;
  for await (const chunk of flite.synthesize({ ...request, ...more })) {
    parts.push(chunk.pcm);
    from = chunk.sampleRate;
  }
  return concatPcm([new Int16Array(rate), await resample(concatPcm(parts), from, rate)]);
}

const noise = (length: number, loud: number) => {
  let state = 1;
  return Int16Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32 - 0.5) * loud;
  });
};

test.each([8_000, 16_000] as const)('tells a voice from silence and from noise at %d Hz', async (rate) => {
  const network = new Silero(rate);
  const judge = (pcm: Int16Array) => {
    const line = network.begin();
    const size = windowSamples(rate);
    return Array.from({ length: Math.floor(pcm.length / size) }, (_, n) =>
      network.judge(pcm.subarray(n * size, (n + 1) * size), line),
    );
  };
  const pcm = await sentence(rate);
  const said = judge(pcm);
  const silent = Math.floor(rate / windowSamples(rate)) - 1;
  expect(Math.max(...said.slice(0, silent))).toBeLessThan(0.2);
  expect(said.slice(silent).filter((probability) => probability > 0.5).length).toBeGreaterThan(
    (said.length - silent) * 0.7,
  );
  expect(judge(noise(rate * 2, 12_000)).filter((probability) => probability > 0.5)).toEqual([]);
});

test('lines are looked at beside each other in a thread, and one that is over is forgotten', async () => {
  const silero = openSilero((error) => expect.unreachable(String(error)));
  const [one, other] = [silero.open(16_000), silero.open(8_000)];
  expect(one.probability).toBeNull();
  const voice = (await sentence(16_000)).subarray(16_000);
  one.push(voice.subarray(0, 5_120));
  other.push(noise(2_560, 12_000));
  while (one.probability === null || other.probability === null) await wait(5);
  for (let n = 0; n < 400 && !(one.probability > 0.5); n++) await wait(5);
  expect(one.probability).toBeGreaterThan(0.5);
  expect(other.probability).toBeLessThan(0.5);
  one.close();
  await silero.close();
  one.push(voice);
  other.push(voice);
});
