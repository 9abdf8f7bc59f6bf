import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeAudio, fakeSpeech } from '#web/testing/fake-speech.ts';
import { homeVoices } from './demo-voices.data.ts';
import { speak } from './speak.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Speaks and notes what happens. */
function listen(text = 'Hello there') {
  const heard: string[] = [];
  const stop = speak(
    { text, voice: homeVoices[1], speed: 0.8 },
    {
      started: (source) => heard.push(`started by ${source}`),
      ended: () => heard.push('ended'),
      failed: () => heard.push('failed'),
    },
  );
  return { heard, stop };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('speaks with the chosen voice of the browser', async () => {
  const speech = fakeSpeech('Alex', 'Samantha');
  const { heard } = listen();
  await pass(0);
  expect(speech.last).toMatchObject({ text: 'Hello there', voice: { name: 'Samantha' }, lang: 'en-US', rate: 0.8 });
  speech.last.onstart?.();
  speech.last.onend?.();
  await pass(60_000);
  expect(heard).toEqual(['started by browser', 'ended']);
  expect(FakeAudio.made).toHaveLength(0);
});

it('waits for voices that come late, and reads the list once more after 100 ms', async () => {
  const speech = fakeSpeech();
  listen();
  await pass(50);
  expect(speech.spoken).toHaveLength(0);
  speech.load('Samantha');
  expect(speech.last.voice?.name).toBe('Samantha');

  const silent = fakeSpeech();
  listen();
  await pass(50);
  silent.voices = speech.voices;
  await pass(50);
  expect(silent.spoken).toHaveLength(1);
  expect(FakeAudio.made).toHaveLength(0);
});

it('plays the sample where there are no voices', async () => {
  const speech = fakeSpeech();
  const { heard } = listen();
  await pass(100);
  const [audio] = FakeAudio.made;
  expect(audio).toMatchObject({ src: '/samples/voice-demo.mp3', playbackRate: 0.8, paused: false });
  expect(speech.spoken).toHaveLength(0);
  audio?.dispatchEvent(new Event('playing'));
  audio?.dispatchEvent(new Event('ended'));
  expect(heard).toEqual(['started by sample', 'ended']);
});

it('plays the sample at once where there is no speech at all', () => {
  fakeSpeech();
  Reflect.deleteProperty(window, 'speechSynthesis');
  listen();
  expect(FakeAudio.made).toHaveLength(1);
});

it('gives an engine four seconds to begin, then plays the sample', async () => {
  const speech = fakeSpeech('Samantha');
  const { heard } = listen();
  await pass(3999);
  expect(FakeAudio.made).toHaveLength(0);
  const late = speech.last.onstart;
  await pass(1);
  expect(speech.cancels).toBe(1);
  expect(speech.last.onstart).toBeNull();
  expect(late).not.toBeNull();
  FakeAudio.made[0]?.dispatchEvent(new Event('playing'));
  expect(heard).toEqual(['started by sample']);
});

it('ends what an engine forgets to end', async () => {
  const speech = fakeSpeech('Samantha');
  const { heard } = listen('x'.repeat(100));
  await pass(0);
  speech.last.onstart?.();
  await pass(100 * 120 * 1.25 + 5000 - 1);
  expect(heard).toEqual(['started by browser']);
  await pass(1);
  expect(heard).toEqual(['started by browser', 'ended']);
});

it('fails when the engine or the sample fails', async () => {
  const speech = fakeSpeech('Samantha');
  const { heard } = listen();
  await pass(0);
  speech.last.onerror?.();
  expect(heard).toEqual(['failed']);

  fakeSpeech();
  const sample = listen();
  await pass(100);
  FakeAudio.made[0]?.dispatchEvent(new Event('error'));
  FakeAudio.made[0]?.dispatchEvent(new Event('ended'));
  expect(sample.heard).toEqual(['failed']);

  fakeSpeech();
  const stuck = listen();
  await pass(100 + 15_000);
  expect(stuck.heard).toEqual(['failed']);
});

it('is silent once it was stopped, wherever it stood', async () => {
  const waiting = fakeSpeech();
  const early = listen();
  early.stop();
  await pass(200);
  expect(waiting.spoken.length + FakeAudio.made.length).toBe(0);

  const speech = fakeSpeech('Samantha');
  const midway = listen();
  await pass(0);
  speech.last.onstart?.();
  midway.stop();
  await pass(60_000);
  expect(speech.cancels).toBe(1);
  expect(midway.heard).toEqual(['started by browser']);

  fakeSpeech();
  const sample = listen();
  await pass(100);
  sample.stop();
  FakeAudio.made[0]?.dispatchEvent(new Event('ended'));
  expect(FakeAudio.made[0]?.paused).toBe(true);
  expect(sample.heard).toEqual([]);
});
