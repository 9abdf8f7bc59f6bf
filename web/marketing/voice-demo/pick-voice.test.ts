import { expect, it } from 'vitest';
import { homeVoices, pageVoices } from './demo-voices.data.ts';
import { pickVoice } from './pick-voice.ts';

const voice = (name: string, lang = 'en-US', more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ name, lang, localService: true, default: false, voiceURI: name, ...more }) as SpeechSynthesisVoice;

const [byDefault, female, male] = homeVoices;
const microsoft = [
  voice('Microsoft Hedda - German (Germany)', 'de-DE', { default: true }),
  voice('Microsoft David - English (United States)'),
  voice('Microsoft Mark - English (United States)'),
  voice('Microsoft Zira - English (United States)'),
];

it('finds female and male voices by their names', () => {
  expect(pickVoice(microsoft, female)?.name).toContain('Zira');
  expect(pickVoice(microsoft, male)?.name).toContain('Mark');
  const mac = ['Albert', 'Alex', 'Daniel', 'Karen', 'Samantha'].map((name) => voice(name));
  expect(pickVoice(mac, female)?.name).toBe('Samantha');
  expect(pageVoices.map((choice) => pickVoice(mac, choice)?.name)).toEqual(['Samantha', 'Alex', 'Karen', 'Daniel']);
});

it('takes whole names in English only', () => {
  expect(pickVoice([voice('Alexandra'), voice('Alex', 'fr-FR')], male)?.name).toBe('Alexandra');
});

it('prefers voices of this device to those that speak elsewhere', () => {
  const voices = [voice('Google UK English Female', 'en-GB', { localService: false }), voice('Karen')];
  expect(pickVoice(voices, { names: ['Google UK English Female', 'Karen'], pitch: 1 })?.name).toContain('Google');
  const twins = [voice('Samantha', 'en-US', { localService: false, voiceURI: 'far' }), voice('Samantha')];
  expect(pickVoice(twins, female)?.localService).toBe(true);
});

it('falls back to the default voice, then to the first, then to none', () => {
  expect(pickVoice(microsoft, byDefault)?.name).toContain('Hedda');
  const strangers = [voice('Zosia', 'pl-PL'), voice('Ewa', 'pl-PL', { default: true })];
  expect(pickVoice(strangers, female)?.name).toBe('Ewa');
  expect(pickVoice([voice('Zosia', 'pl-PL')], female)?.name).toBe('Zosia');
  expect(pickVoice([], female)).toBeUndefined();
});
