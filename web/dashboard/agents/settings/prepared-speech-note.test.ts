import { expect, it } from 'vitest';
import type { PreparedSpeech } from '#domain/agents/prepared-speech.ts';
import { preparedWords } from './prepared-speech-note.tsx';

const speech = (more: Partial<PreparedSpeech>): PreparedSpeech => ({
  status: 'ready',
  version: 3,
  sentences: 40,
  ready: 40,
  failed: 0,
  updatedAt: '2026-11-29T12:00:00.000Z',
  ...more,
});

it.each<[Partial<PreparedSpeech>, string | null]>([
  [{ status: 'waiting' }, null],
  [{ status: 'not_needed' }, null],
  [{ status: 'making', ready: 12 }, 'Generating speech: 12 of 40 fixed sentences ready.'],
  [{}, 'All 40 fixed sentences are generated ahead of time, so callers don’t wait for audio.'],
  [{ ready: 38, failed: 2 }, '38 of 40 fixed sentences are generated ahead of time. 2 couldn’t be generated.'],
])('%j is told as %j', (more, words) => expect(preparedWords(speech(more))).toBe(words));
