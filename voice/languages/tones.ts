import type { Tone } from '#domain/agents/tone.ts';
import type { Language } from './language.ts';

const made = new Map<string, Language>();

/** A language as it is spoken in a tone: what it understands is the same. */
export function inTone(language: Language, tone: Tone): Language {
  const key = `${language.id} ${tone}`;
  const known = made.get(key);
  if (known) return known;
  const toned = { ...language, say: { ...language.say, ...language.tones[tone] } };
  made.set(key, toned);
  return toned;
}
