import type { Voice } from './tts.ts';

/** The voices that every embedded language has. */
export const voiceNames = ['sarah', 'michael', 'emma', 'david'] as const;
export type VoiceName = (typeof voiceNames)[number];

export const voiceCards: Record<VoiceName, Pick<Voice, 'name' | 'gender' | 'description'>> = {
  sarah: { name: 'Sarah', gender: 'female', description: 'Warm professional female' },
  michael: { name: 'Michael', gender: 'male', description: 'Clear confident male' },
  emma: { name: 'Emma', gender: 'female', description: 'Friendly energetic female' },
  david: { name: 'David', gender: 'male', description: 'Deep authoritative male' },
};

/** Other names of the voices: what one calls a voice whose name one does not know. */
export const voiceAliases: Record<string, { name: string; voice: VoiceName }> = {
  default: { name: 'Default', voice: 'sarah' },
  female: { name: 'Female', voice: 'sarah' },
  male: { name: 'Male', voice: 'michael' },
  'natural-female': { name: 'Natural Female', voice: 'sarah' },
  'natural-male': { name: 'Natural Male', voice: 'michael' },
};

/** The voice that an id or one of its other names means. */
export function voiceNamed(id: string): VoiceName | undefined {
  const known = (voiceNames as readonly string[]).includes(id);
  if (known) return id as VoiceName;
  return Object.hasOwn(voiceAliases, id) ? voiceAliases[id]!.voice : undefined;
}
