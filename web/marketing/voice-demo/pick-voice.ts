import type { VoicePreference } from './demo-voices.data.ts';

const isEnglish = (voice: SpeechSynthesisVoice) => /^en([-_]|$)/i.test(voice.lang);
const named = (name: string) => (voice: SpeechSynthesisVoice) => new RegExp(`\\b${name}\\b`, 'i').test(voice.name);

/**
 * The browser's voice for a choice of the demo: by name, else the browser's default, else its first. Voices that speak on
 * this device come before those for which the browser sends the text to its maker.
 */
export function pickVoice(
  voices: readonly SpeechSynthesisVoice[],
  { names }: VoicePreference,
): SpeechSynthesisVoice | undefined {
  const english = voices.filter(isEnglish);
  const candidates = [...english.filter((voice) => voice.localService), ...english];
  for (const name of names) {
    const found = candidates.find(named(name));
    if (found) return found;
  }
  return voices.find((voice) => voice.default) ?? voices[0];
}
