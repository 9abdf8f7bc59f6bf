import { expect, it } from 'vitest';
import { aVoice } from './speech.fixture.ts';
import { describeVoice, findVoices, voiceOf } from './voices.ts';

const voices = [
  aVoice('sarah'),
  aVoice('david', { gender: 'male', description: 'Deep authoritative male' }),
  aVoice('elevenlabs/x1', { name: 'Rachel', engine: 'elevenlabs', description: 'Calm', language: 'mul' }),
  aVoice('natural-female', { alias_of: 'sarah' }),
];
const idsOf = (search: string, engine = '') => findVoices(voices, { search, engine }).map(({ id }) => id);

it('finds a voice by the beginning of a word and by its engine', () => {
  expect(idsOf('male')).toEqual(['david']);
  expect(idsOf('calm')).toEqual(['elevenlabs/x1']);
  expect(idsOf('', 'elevenlabs')).toEqual(['elevenlabs/x1']);
  expect(idsOf('rachel', 'embedded')).toEqual([]);
});

it('takes a voice by any of its names, else the first', () => {
  expect(voiceOf(voices, 'natural-female')).toBe('sarah');
  expect(voiceOf(voices, 'elevenlabs/x1')).toBe('elevenlabs/x1');
  expect(voiceOf(voices, 'gone')).toBe('sarah');
  expect(voiceOf(voices, null)).toBe('sarah');
  expect(voiceOf([], 'sarah')).toBeUndefined();
});

it('says of a built-in voice in another language only what is true of it', () => {
  expect(describeVoice(aVoice('sarah', { language: 'de' }))).toBe('Female');
  expect(describeVoice(aVoice('sarah'))).toBe('Warm professional female');
  expect(describeVoice(voices[2]!)).toBe('Calm');
});
